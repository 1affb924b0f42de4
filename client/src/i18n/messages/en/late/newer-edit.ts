import { addEnglish } from '../../../english';

/** An edit beside a newer one that was made elsewhere. */
export const newer_edit = {
  title: 'This post was edited elsewhere while you were writing.',
  not_saved: 'Your changes are not saved yet.',
  theirs: 'The post as it is now',
  mine: 'What you have written',
  no_text: 'No text',
  files: '{count, plural, one {# file} other {# files}}',
  poll: 'Poll: {options}',
  differs: 'What differs: {parts}',
  part_text: 'text',
  part_subject: 'content warning',
  part_sensitive: 'whether media are hidden',
  part_format: 'format',
  part_language: 'language',
  part_files: 'files',
  part_descriptions: 'descriptions of files',
  part_poll: 'poll',
  go_on: 'Go on writing mine',
  take_theirs: 'Take the post as it is now',
  save_mine: 'Save mine over it',
  hint: 'Mine, once saved, replaces the post as it is now. If you take the other one, yours is kept among your drafts.',
} as const;

addEnglish({ newer_edit });
