/** A poll in a post. */
export const poll = {
  label: 'Poll',
} as const;
