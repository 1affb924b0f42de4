/** A list of posts that the server keeps: a timeline with its argument, or one of an account's lists of posts. */
export type TimelineKey =
  | 'home'
  | 'local'
  | 'federated'
  | 'bubble'
  | 'direct'
  | 'bookmarks'
  | 'favourites'
  | `tag:${string}`
  | `list:${string}`
  | `folder:${string}`
  | `user:${string}`
  | `replies:${string}`
  | `media:${string}`
  | `pinned:${string}`;
