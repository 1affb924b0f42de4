export const richText = {
  you: '(You)',
} as const;
