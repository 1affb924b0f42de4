import type { conversation } from './conversation';
import type { feed_more } from './feed-more';
import type { keys } from './keys';

/**
 * Namespaces that come with the code that shows them: that code adds its own by `addEnglish`. Only their
 * types are known before.
 */
export interface LateMessages {
  conversation: typeof conversation;
  feed_more: typeof feed_more;
  keys: typeof keys;
}
