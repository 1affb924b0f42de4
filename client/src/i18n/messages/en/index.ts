import { early } from './early';
import { compose } from './late/compose';
import { conversation } from './late/conversation';
import { feed_more } from './late/feed-more';
import { keys } from './late/keys';
import { login } from './late/login';

/**
 * The whole English catalogue: the typed source of all message ids, which are `namespace.name`. One file a
 * namespace; what a late part alone says is in `late/` and comes with that part.
 */
export const en = {
  ...early,
  compose: { ...early.compose, ...compose },
  conversation,
  feed_more,
  keys,
  login: { ...early.login, ...login },
} as const;
