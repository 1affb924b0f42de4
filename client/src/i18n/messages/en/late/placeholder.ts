import { addEnglish } from '../../../english';

/** Lines that stand for a post or a notification. */
export const placeholder = {
  deleted: 'This post was deleted.',
  muted_user: 'Post of @{acct}, whom you muted',
  muted_repeater: 'Repeated by @{acct}, whom you muted',
  muted_thread: 'Post of @{acct} in a conversation you muted',
  muted_words: 'Post of @{acct}, filtered by “{words}”',
  filter: 'Filter',
  filtered_quote: 'Quoted post, filtered by “{words}”',
  filtered_notification: '{name}, filtered by “{words}”',
  muted_bot: 'Post of the bot @{acct}',
  mentions_blocked: 'Post of @{acct} that mentions somebody you blocked',
  mentions_muted: 'Post of @{acct} that mentions somebody you muted',
  show: 'Show this post',
  notification: 'Muted: {name}',
  show_notification: 'Show',
} as const;

addEnglish({ placeholder });
