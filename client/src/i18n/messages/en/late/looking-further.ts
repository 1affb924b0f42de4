import { addEnglish } from '../../../english';

/** What other servers know that one's own does not; comes when somebody asks. */
export const looking_further = {
  asking: 'Asking {host}',
  stop: 'Stop',
  found:
    '{host} was asked: {count, plural, one {# post that your server does not have} other {# posts that your server does not have}}.',
  nothing: '{host} was asked, and knows no more posts than your server.',
  cut: 'It has more than Skein takes.',
  home_found: '{host} was asked, and found {count, plural, one {# more post} other {# more posts}}.',
  home_nothing: '{host} was asked, and found no more.',
  home_failed: '{host} was asked in vain. {why}',
  policy: 'This page may ask no other server, so {host} was not asked.',
  closed: '{host} was asked, but tells only its members.',
  missing: '{host} was asked, but does not find it or does not understand Skein.',
  silent: '{host} gave no answer, or none that other pages may read.',
  slow: '{host} took too long.',
  limited: '{host} was asked, and wants to be left alone for a while.',
  limited_until: '{host} was asked, and wants to be left alone until {time}.',
  too_large: '{host} sent more than Skein takes.',
  failed: '{host} was asked, but has a problem.',
  ask: 'Ask {host}',
  again: 'Ask {host} again',
  ask_home: 'Have {host} look',
  open: 'Open at {host}',
  by_address: 'A single post comes to your server when you search for its address.',
  mark: 'From {host}, not on your server',
  spoken_mark: 'from {host}',
  posts_of: 'Posts of {name} from {host}',
  older: 'Older posts from {host}',
  counts: '{host} counts {parts}; your server knows of {known}.',
  count_posts: '{count, plural, one {{number} post} other {{number} posts}}',
  count_following: '{number} following',
  count_followers: '{count, plural, one {{number} follower} other {{number} followers}}',
  media: '{count, plural, one {# attachment, not loaded} other {# attachments, not loaded}}',
  poll: 'Poll: {options}',
  bring: 'Fetch to your server',
  bringing: 'Your server is fetching it',
  not_found: 'Your server does not find this post.',
  not_brought: 'Your server could not fetch this post.',
} as const;

addEnglish({ looking_further });
