import '@/i18n/messages/en/late/feed-more';
import { paths } from '@/domain/paths';
import type { Server } from '@/domain/instance/server';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';

const NAMED = {
  home: 'feed_more.home',
  local: 'feed_more.local',
  bubble: 'feed_more.bubble',
  federated: 'feed_more.federated',
  direct: 'feed_more.direct',
  bookmarks: 'feed_more.bookmarks',
} as const satisfies Partial<Record<TimelineKey, MessageId>>;

type Named = keyof typeof NAMED;
const isNamed = (key: string): key is Named => Object.hasOwn(NAMED, key);

const ofKind = (key: string, kind: string): string | null =>
  key.startsWith(`${kind}:`) ? key.slice(kind.length + 1) : null;

/** Whose posts a timeline of a profile holds. */
export const personOf = (key: string): string | null => ofKind(key, 'user') ?? ofKind(key, 'replies');

/** The timeline that an address names; the one that everybody begins with where it names none. */
export function momentTimeline(text: string, signedIn: boolean): TimelineKey {
  const [tag, list] = [ofKind(text, 'tag'), ofKind(text, 'list')];
  if (tag) return `tag:${tag}`;
  if (list && signedIn) return `list:${list}`;
  const person = /^(user|replies):(.+)$/.exec(text);
  if (person?.[2]) return person[1] === 'user' ? `user:${person[2]}` : `replies:${person[2]}`;
  const isOwn = /^(?:home|direct|bookmarks)$/.test(text);
  if (isNamed(text) && (signedIn || !isOwn)) return text;
  return signedIn ? 'home' : 'local';
}

/** Where a timeline is shown. */
export function momentPath(key: TimelineKey, username: string): string {
  const [tag, list] = [ofKind(key, 'tag'), ofKind(key, 'list')];
  if (tag) return paths.tag(tag);
  if (list) return paths.list(list);
  const person = personOf(key);
  if (person !== null) return paths.userById(person);
  if (key === 'direct') return paths.directMessages(username);
  return isNamed(key) ? paths[key] : paths.home;
}

/** What a timeline is called; `name` is the person's whose posts it holds. */
export function momentTitle(t: Translator, key: TimelineKey, name: string): string {
  if (isNamed(key)) return t(NAMED[key]);
  if (personOf(key) !== null) return t('catching_up.posts_of', { name });
  const tag = ofKind(key, 'tag');
  return tag ? `#${tag}` : t('pages.list');
}

/** The timelines that a reader may choose from, the one that was asked for among them. */
export function momentTimelines(
  chosen: TimelineKey,
  signedIn: boolean,
  { can, localBubbleInstances }: Server,
): readonly TimelineKey[] {
  const bubble = can.bubbleTimeline && localBubbleInstances.length > 0;
  const all: readonly TimelineKey[] = [
    ...(signedIn ? (['home'] as const) : []),
    'local',
    ...(bubble ? (['bubble'] as const) : []),
    'federated',
  ];
  return all.includes(chosen) ? all : [chosen, ...all];
}
