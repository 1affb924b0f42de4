export const richText = {
  you: '(You)',
  more_mentions: 'plus {count} more',
} as const;
