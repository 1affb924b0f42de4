import type { TimelineKey } from '@/domain/status/timeline-key';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';

const TITLES = {
  home: 'feed_more.home',
  local: 'feed_more.local',
  federated: 'feed_more.federated',
  bubble: 'feed_more.bubble',
  direct: 'feed_more.direct',
  bookmarks: 'feed_more.bookmarks',
  favourites: 'feed_more.favourites',
} as const satisfies Partial<Record<TimelineKey, MessageId>>;

const isNamed = (key: TimelineKey): key is keyof typeof TITLES => Object.hasOwn(TITLES, key);

/** What a timeline of the menu is called. */
export const timelineTitle = (t: Translator, key: TimelineKey): string =>
  isNamed(key) ? t(TITLES[key]) : '';
