export const common = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
} as const;
