export const poll = {
  label: 'Poll',
} as const;
