import { addEnglish } from '../../../english';

/** Conversations; comes with their code. */
export const conversation = {
  repeats: '{count, plural, one {{number} repeat} other {{number} repeats}}',
  favourites: '{count, plural, one {{number} favorite} other {{number} favorites}}',
  title: 'Conversation',
  back: 'Back',
  posts: 'Posts of the conversation',
  loading: 'Loading the conversation',
  failed: 'The conversation could not be loaded',
  replies_failed: 'Replies could not be loaded',
  deleted: 'This post is deleted',
  unknown: 'There is no such post',
  gone: 'This post is not there any more, or you may not see it.',
  linear: 'Linear',
  tree: 'Tree',
  view: 'Order of posts',
  settings: 'Conversation settings',
  tools: 'More for this conversation',
  read: 'Read as one text',
  listen: 'Listen',
  translate: 'Translate conversation',
  print: 'Print',
  advanced: 'Unfold long branches in place',
  fade_ancestors: 'Fade earlier posts',
  others_below: 'Other replies below the post',
  others_inside: 'Other replies inside the post',
  hide_replies: 'Hide replies',
  replies: 'Replies: {links}',
  number: '#{number}',
  more_replies: '{count, plural, one {# more} other {# more}}',
  show_more: '{count, plural, one {Show # more reply} other {Show # more replies}}',
  show_folded: '{count, plural, one {Show # reply} other {Show # replies}}',
  show_whole:
    '{count, plural, one {Show full thread (# post, depth {depth})} other {Show full thread (# posts, depth {depth})}}',
  other_replies: '{count, plural, one {# other reply} other {# other replies}}',
  show_all:
    '{count, plural, one {Show full conversation (# other thread)} other {Show full conversation (# other threads)}}',
  arrived: '{count, plural, one {# new reply} other {# new replies}}',
  collapse: 'Collapse conversation',
  further: 'Look for replies at {host}',
  further_hint:
    'For what your server does not have. {host} sees the address of your device and of this page, but not your account.',
  back_out: 'Back to the whole conversation',
  open_page: 'Open the conversation',
  more_on_page:
    '{count, plural, one {# more post on the page of the conversation} other {# more posts on the page of the conversation}}',
} as const;

addEnglish({ conversation });
