/** Times beside posts and notifications. */
export const time = {
  now: 'now',
} as const;
