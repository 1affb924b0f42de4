export const time = {
  now: 'now',
} as const;
