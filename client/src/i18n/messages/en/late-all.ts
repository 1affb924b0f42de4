import { conversation } from './conversation';
import { feed_more } from './feed-more';
import { keys } from './keys';
import type { LateMessages } from './late';

/** All late namespaces at once, for languages that are made from English. */
export const lateMessages = { conversation, feed_more, keys } satisfies LateMessages;
