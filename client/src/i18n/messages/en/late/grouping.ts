import { addEnglish } from '../../../english';

/** Notifications that are folded into one row. */
export const grouping = {
  favourite: '{people} favorited your post',
  reblog: '{people} repeated your post',
  reaction: '{people} reacted to your post',
  follow: '{people} followed you',
  two: '{name} and {other}',
  more: '{name} and {count, plural, one {# other} other {# others}}',
  show_all: 'Show all {count}',
  fold: 'Show less',
  show_more: '{count, plural, one {Show # more} other {Show # more}}',
  open_followers: 'Open your followers',
  members: 'Everybody',
} as const;

addEnglish({ grouping });
