import { addEnglish } from '../../../english';

/** What the page of a conversation shows. Comes with its code, which imports this file. */
export const conversation = {
  title: 'Conversation',
  back: 'Back',
  posts: 'Posts of the conversation',
  loading: 'Loading the conversation',
  failed: 'The conversation could not be loaded',
  replies_failed: 'Replies could not be loaded',
  selected: 'Selected post',
} as const;

addEnglish({ conversation });
