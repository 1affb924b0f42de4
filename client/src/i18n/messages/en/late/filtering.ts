import { addEnglish } from '../../../english';

/** The filter of notifications. */
export const filtering = {
  mentions: 'Mentions',
  repeats: 'Repeats',
  likes: 'Favorites',
  reactions: 'Reactions',
  follows: 'Follows',
  requests: 'Follow requests',
  polls: 'Polls',
  moves: 'Moves',
  strangers: 'From people I do not follow',
  grouped: 'Fold into groups',
} as const;

addEnglish({ filtering });
