import { addEnglish } from '../../../english';

/** Parts of timelines that come when they are needed. */
export const feed_more = {
  home: 'Home',
  local: 'Local',
  federated: 'Known network',
  bubble: 'Bubble',
  direct: 'Direct messages',
  bookmarks: 'Bookmarks',
  favourites: 'Favorites',
  repeated_two: '{name} and {other} repeated',
  repeated_more: '{name}, {other} and {count, plural, one {# other} other {# others}} repeated',
  older_failed: 'Older posts could not be loaded',
  gap: 'Posts are missing here',
  unread: 'New above this line',
  gap_older: 'Load on from above',
  gap_newer: 'Load on from below',
  gap_failed: 'These posts could not be loaded.',
  follow_tag: 'Follow',
  unfollow_tag: 'Unfollow',
  follow_tag_label: 'Follow #{tag}',
  unfollow_tag_label: 'Unfollow #{tag}',
  tag_failed: '#{tag} could not be changed',
  edit_list: '{title}, edit list',
  replies_all: 'Show all replies',
  replies_following: 'Replies to people I follow',
  replies_self: 'Only replies to me',
  hide_media: 'Hide media',
  hide_muted: 'Hide muted posts',
  mute_bots: 'Mute bots',
  only_media: 'Only posts with media',
  hide_repeats: 'Hide repeats',
} as const;

addEnglish({ feed_more });
