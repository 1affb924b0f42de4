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
  arrived: '{count, plural, one {# new post} other {# new posts}}',
} as const;
