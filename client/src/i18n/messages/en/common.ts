/** Buttons and sentences that many screens share. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  slow: 'This takes longer than usual. Skein is still waiting for the server.',
  retry: 'Try again',
  typing: 'Your text',
  typing_waits: 'The form for your words is still on its way. Go on typing.',
  typing_failed:
    'The form for your words did not come. They go into it when you open it again, also after a reload.',
  typing_discard: 'Delete these words',
} as const;
