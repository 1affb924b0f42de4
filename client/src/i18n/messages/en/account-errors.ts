/** A wish about a person that the server did not fulfil. */
export const account_errors = {
  follow: 'Could not follow this account.',
  unfollow: 'Could not unfollow this account.',
  follow_request: 'Could not answer the follow request. Try again.',
} as const;
