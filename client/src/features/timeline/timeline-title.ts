import type { TimelineKey } from '@/data/realm';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';

const TITLES = {
  home: 'feed.home',
  local: 'feed.local',
  federated: 'feed.federated',
  bubble: 'feed.bubble',
  direct: 'feed.direct',
  bookmarks: 'feed.bookmarks',
  favourites: 'feed.favourites',
} as const satisfies Partial<Record<TimelineKey, MessageId>>;

const isNamed = (key: TimelineKey): key is keyof typeof TITLES => Object.hasOwn(TITLES, key);

/** What a timeline is called; lists and profiles give their own title. */
export function timelineTitle(t: Translator, key: TimelineKey): string {
  if (isNamed(key)) return t(TITLES[key]);
  return key.startsWith('tag:') ? t('feed.tag', { tag: key.slice('tag:'.length) }) : '';
}
