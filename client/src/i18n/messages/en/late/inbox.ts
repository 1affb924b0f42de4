import { addEnglish } from '../../../english';

/** Direct messages. */
export const inbox = {
  title: 'Direct messages',
  by_people: 'By people',
  by_time: 'All posts',
  loading: 'Loading conversations',
  failed: 'Your conversations could not be loaded',
  empty: 'No conversations yet',
  empty_hint: 'Posts that you and others send only to each other appear here.',
  more: 'Load older conversations',
  loading_more: 'Loading older conversations',
  no_more: 'No more conversations',
  with: 'Conversation with {names}',
  unread: 'Unread',
  you: 'You: {text}',
  gone: 'The last post was deleted',
  media: '{count, plural, one {# attachment} other {# attachments}}',
  mark_read: 'Mark as read',
  remove: 'Remove from the list',
  actions: 'More about the conversation with {names}',
  remove_failed: 'The conversation could not be removed',
  read_failed: 'The conversation could not be marked as read',
} as const;

addEnglish({ inbox });
