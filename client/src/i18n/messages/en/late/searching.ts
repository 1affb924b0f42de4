import { addEnglish } from '../../../english';

/** The search page. */
export const searching = {
  title: 'Search',
  field: 'Search for posts, people and hashtags',
  submit: 'Search',
  clear: 'Clear',
  kinds: 'Results',
  posts: 'Posts',
  people: 'People',
  hashtags: 'Hashtags',
  count: '({count})',
  results_of: '{kind} for {query}',
  searching: 'Searching',
  looking_up: 'Looking this up on {host}',
  no_posts: 'No posts found',
  no_people: 'No people found',
  no_hashtags: 'No hashtags found',
  nothing_hint: 'Try other words, or the whole address of a person or post.',
  nothing_there:
    '{host} did not give anything at this address, or this server could not reach it. Is the address right?',
  nothing_login: 'Log in to search what other servers have.',
  failed: 'The search failed',
  more: 'Load more',
  loading_more: 'Loading more',
  no_more: 'No more results',
  go_to: 'Go to {name}',
  tag_talk:
    '{people, plural, one {# person} other {# people}} talking, {uses, plural, one {# post} other {# posts}}',
  recent: 'Recent searches',
  clear_recent: 'Clear all',
  forget: 'Forget {query}',
  hint_title: 'Find posts, people and hashtags',
  hint_words: 'Words find posts and names.',
  hint_people: '@name@server finds a person on any server.',
  hint_link: 'The link of a post or profile opens it here.',
  hint_tag: '#word finds a hashtag.',
  operators: 'This server also understands',
  op_from: 'posts of one person; from:me for your own',
  op_date: 'posts before or after a day; during: for that day',
  op_language: 'posts in a language, by its code',
  op_has: 'posts with media or a poll',
  op_is: 'only replies, or only sensitive posts',
  op_in: 'only posts that you wrote or reacted to',
  history_local: 'Kept in this browser only.',
} as const;

addEnglish({ searching });
