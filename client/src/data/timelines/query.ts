import type { Status } from '@/domain/status/status';
import type { Relationship } from '@/domain/account/relationship';
import type { AccountId } from '@/domain/ids';
import type { Settings } from '@/data/settings/settings';
import type { TimelineFilter } from './timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { Preferences } from '@/data/settings/preferences';
import type { TimelineQuery } from '@/data/remote/remote';
import type { QueueOrder } from './queue';

const FILTERED: ReadonlySet<TimelineKey> = new Set(['home', 'local', 'federated', 'bubble']);
const SERVER_ORDER: ReadonlySet<TimelineKey> = new Set(['bookmarks', 'favourites']);

/** Timelines whose ids say nothing about their order (api.md §1, "must use Link"). */
export const orderOf = (key: TimelineKey): QueueOrder =>
  SERVER_ORDER.has(key) || /^(?:pinned|folder):/.test(key) ? 'server' : 'newest';

/** Filters that the server applies (behaviour.md §3): visitors cannot ask for most of them. */
export function filtersOf(
  key: TimelineKey,
  settings: Settings,
  signedIn: boolean,
  filter: TimelineFilter,
): TimelineQuery {
  const replies = settings.get('replyVisibility');
  const own = signedIn && !SERVER_ORDER.has(key) && !key.startsWith('folder:');
  return {
    ...(own && !settings.get('hideMutedPosts') ? { withMuted: true } : {}),
    ...(own && FILTERED.has(key) && replies !== 'all' ? { replyVisibility: replies } : {}),
    ...(filter.onlyMedia ? { onlyMedia: true } : {}),
    // Only the posts of one account can be asked for so.
    ...(filter.hideRepeats && /^(user|replies):/.test(key) ? { excludeReblogs: true } : {}),
  };
}

/** The server filters what is fetched but not what it streams (api.md §14): the same rule for those. */
export function passesReplyFilter(
  status: Status,
  mode: Preferences['replyVisibility'],
  me: AccountId | null,
  relationshipOf: (id: AccountId) => Relationship | undefined,
): boolean {
  const to = status.inReplyToAccountId;
  const isReply = status.inReplyToId !== null || to !== null;
  if (mode === 'all' || !isReply || status.reblogId !== null || status.accountId === me) return true;
  if (to === null) return false;
  return to === me || (mode === 'following' && relationshipOf(to)?.following === true);
}
