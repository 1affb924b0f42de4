import { addEnglish } from '../../../english';

/** Poll, preview, emoji and who will see it, while somebody writes. */
export const writing = {
  emoji: 'Emoji',
  poll: 'Poll',
  option: 'Option {number}',
  remove_option: 'Remove option {number}',
  add_option: 'Add option',
  choices: 'Choices',
  single: 'Single choice',
  multiple: 'Multiple choice',
  duration: 'Poll length',
  unit: 'Unit of the poll length',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  hide_totals: 'Hide results until it ends',
  option_left: '{count, plural, one {# character left} other {# characters left}}',
  not_enough_options: 'A poll needs at least two different options.',
  preview: 'Preview',
  preview_of: 'Preview of your post',
  preview_empty: 'Nothing to preview yet.',
  preview_busy: 'Updating preview',
  looks_like: 'This looks like {name}.',
  use_language: 'Post as {name}',
  keep_language: 'Keep {name}',
  mentions: 'Mentions {people}',
  mentioned: 'Mentioned people',
  take_out: 'Take {name} out',
  put_back: 'Mention {name} again',
  nobody: 'Nobody would see this: mention somebody.',
  nobody_first: 'Nobody would see this: mention somebody at the beginning.',
} as const;

addEnglish({ writing });
