import { addEnglish } from '../../../english';

/** The interactions page. */
export const interactions = {
  title: 'Interactions',
  kinds: 'Kinds of interactions',
  mentions: 'Mentions',
  likes: 'Favorites and repeats',
  follows: 'Follows',
  moves: 'Moves',
  loading: 'Loading interactions',
  failed: 'Your interactions could not be loaded',
  empty_mentions: 'Nobody has mentioned you yet',
  empty_likes: 'Nobody has favorited or repeated a post of yours yet',
  empty_follows: 'Nobody has followed you yet',
  empty_moves: 'Nobody you follow has moved',
  more: 'Load older interactions',
  loading_more: 'Loading older interactions',
  no_more: 'No more interactions',
} as const;

addEnglish({ interactions });
