import { compareIds, type AccountId, type NotificationId } from '@/domain/ids';
import type { Notification, NotificationKind } from '@/domain/notification/notification';
import type { NotificationVisibility } from '@/data/settings/preferences';

/** NOTIF-02. */
export const SEEN_AT_FIRST = 30;
export const SEEN_STEP = 20;
/** More are not kept in memory while only the first ones are shown. */
export const REMEMBERED = 500;

const SWITCH: Readonly<Partial<Record<NotificationKind, keyof NotificationVisibility>>> = {
  mention: 'mentions',
  favourite: 'likes',
  reblog: 'repeats',
  follow: 'follows',
  follow_request: 'followRequest',
  move: 'moves',
  reaction: 'emojiReactions',
  poll: 'polls',
};

/**
 * NOTIF-07. Kinds without a switch are always shown, and so are requests, which wait for an answer.
 * `follows` is undefined for whom nothing is known of.
 */
export function isWanted(
  { kind, accountId }: Pick<Notification, 'kind' | 'accountId'>,
  visibility: NotificationVisibility,
  follows: (id: AccountId) => boolean | undefined,
): boolean {
  const stranger = !visibility.strangers && kind !== 'follow_request' && follows(accountId) === false;
  const name = SWITCH[kind];
  return !stranger && (name === undefined || visibility[name]);
}

/**
 * What is kept when `next` arrives. Reading never goes back: an answer may be older than the reader's
 * click. Without a read flag the marker decides (api.md §8).
 */
export function withSeen(
  next: Notification,
  known: Notification | undefined,
  marker: NotificationId | null,
): Notification {
  const told = next.seen ?? (marker !== null && compareIds(next.id, marker) <= 0);
  return { ...next, seen: told || known?.seen === true };
}
