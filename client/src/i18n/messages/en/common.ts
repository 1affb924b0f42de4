export const common = {
  cancel: 'Cancel',
  close: 'Close',
  not_here_yet: 'Not here yet',
  not_here_yet_hint: 'This page is not part of Skein yet.',
  retry: 'Try again',
} as const;
