import { addEnglish } from '../../../english';

/** The menu of a post and what its entries ask. */
export const post_menu = {
  bookmark: 'Bookmark',
  remove_bookmark: 'Remove bookmark',
  pin: 'Pin on profile',
  unpin: 'Unpin from profile',
  copy_link: 'Copy link',
  link_copied: 'Link copied',
  copy_failed: 'The link could not be copied',
  open_conversation: 'Open conversation',
  unfold: 'Show conversation here',
  fold: 'Collapse conversation',
  open_original: 'Open original page',
  translate: 'Translate',
  hide_translation: 'Hide translation',
  no_target: 'Choose a language to translate into in the settings first.',
  edit: 'Edit',
  redraft: 'Delete and write anew',
  redraft_question: 'Delete this post and write it anew?',
  redraft_body: 'Its text and files come back into the form. Its favorites, repeats and answers are lost.',
  mention: 'Mention @{acct}',
  history: 'Edit history',
  repeat_unlisted: 'Repeat, unlisted',
  repeat_private: 'Repeat to followers only',
  mute_conversation: 'Mute conversation',
  mute_for: 'Mute conversation for…',
  unmute_conversation: 'Unmute conversation',
  unmute_muted_until: 'Unmute conversation (muted until {time})',
  report: 'Report @{acct}',
  delete: 'Delete',
  delete_question: 'Delete this post?',
  delete_body: 'It is removed here and, as far as they follow, on other servers. This cannot be undone.',
} as const;

addEnglish({ post_menu });
