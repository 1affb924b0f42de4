/** Timeline screens. */
export const feed = {
  timelines: 'Timelines',
  posts_of: '{title} timeline',
  load_new: 'Load new posts',
  show_new: 'Show new ({count})',
  reload: 'Reload',
  quick_settings: 'Quick settings',
  empty: 'No statuses',
  empty_hint: 'New posts will appear here.',
  no_more: 'No more statuses',
  load_older: 'Load older',
  loading_older: 'Loading older posts',
  loading: 'Loading posts',
  up_to_date: 'Up to date',
  failed: 'The timeline could not be loaded',
  waits_for_server:
    '{count, plural, one {A post of yours is not sent yet. It is sent as soon as possible.} other {# posts of yours are not sent yet. They are sent as soon as possible.}}',
  waits_for_sign_in:
    '{count, plural, one {A post of yours waits until you log in again.} other {# posts of yours wait until you log in again.}}',
  waits_for_answer:
    '{count, plural, one {A post of yours waits for your answer: the server may have it already.} other {# posts of yours wait, one of them for your answer: the server may have it already.}}',
  wishes_wait: 'What you did is not done yet. It is sent as soon as possible.',
  wish_refused: 'The server refused something you did.',
  waits_open: 'Show',
  as_of: 'As of {time}',
  arrived: '{count, plural, one {# new post} other {# new posts}}',
} as const;
