/** The text of a post. */
export const richText = {
  you: '(You)',
  also_to: 'Also to {people}',
  more_mentions: 'plus {count} more',
} as const;
