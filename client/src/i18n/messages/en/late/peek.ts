import { addEnglish } from '../../../english';

/** What shows beside something that is pointed at. */
export const peek = {
  loading: 'Loading',
  unavailable: 'This post is not available',
  reacted_with: 'Reacted with {name}',
  who: 'Who favorited and repeated this post',
  who_failed: 'Who did it could not be loaded.',
  favourited_by: 'Favorited by',
  repeated_by: 'Repeated by',
  and_more: '{count, plural, one {and # more} other {and # more}}',
  nobody: 'The server does not tell who.',
} as const;

addEnglish({ peek });
