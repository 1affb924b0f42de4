import { decodeAccount } from '@/api/decode/account';
import { decodeNotification, type NotificationBundle } from '@/api/decode/notification';
import { decodeStatus, type StatusBundle } from '@/api/decode/status';
import type { Account } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import type { Page } from '@/api/pagination';

/** What the server sends: tests build answers, so that they go the way of real ones. */
export const accountJson = (id = 'a1', more: object = {}): object => ({
  id,
  username: `user-${id}`,
  acct: `user-${id}`,
  display_name: `User ${id}`,
  url: `https://tidepool.example/users/${id}`,
  avatar: `https://tidepool.example/${id}.png`,
  ...more,
});

export const statusJson = (id: string, more: object = {}): object => ({
  id,
  uri: `https://tidepool.example/objects/${id}`,
  account: accountJson(),
  content: `<p>post ${id}</p>`,
  created_at: '2026-11-20T20:25:03.000Z',
  visibility: 'public',
  favourites_count: 0,
  reblogs_count: 0,
  replies_count: 0,
  ...more,
});

export function must<T>(value: T | null): T {
  if (value === null) throw new Error('the test built something that does not decode');
  return value;
}

export const bundle = (id: string, more: object = {}): StatusBundle =>
  must(decodeStatus(statusJson(id, more)));

export const repeatOf = (id: string, of: string, more: object = {}): StatusBundle =>
  bundle(id, { reblog: statusJson(of), account: accountJson('a2'), ...more });

export const notification = (id: string, more: object = {}): NotificationBundle =>
  must(
    decodeNotification({
      id,
      type: 'favourite',
      created_at: '2026-11-20T20:25:03.000Z',
      account: accountJson('a2'),
      status: statusJson('s1'),
      pleroma: { is_seen: false, is_muted: false },
      ...more,
    }),
  );

export const account = (id = 'me', more: object = {}): Account =>
  must(decodeAccount(accountJson(id, more))).account;

export const relationship = (id: string, more: Partial<Relationship> = {}): Relationship => ({
  id,
  following: false,
  followedBy: false,
  requested: false,
  requestedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  mutingNotifications: false,
  domainBlocking: false,
  showingReblogs: true,
  subscribing: false,
  note: '',
  changing: null,
  ...more,
});

/** A page as `readPage` makes it: cursors from the ids at its ends. */
export function page<T extends StatusBundle | NotificationBundle>(items: readonly T[]): Page<T> {
  const idOf = (item: StatusBundle | NotificationBundle): string =>
    'status' in item ? item.status.id : item.notification.id;
  const [first, last] = [items[0], items.at(-1)];
  return {
    items: [...items],
    older: last ? { maxId: idOf(last) } : null,
    newer: first ? { minId: idOf(first) } : null,
  };
}

/** Ids that sort as their numbers do: `id(7)` is older than `id(12)`. */
export const id = (number: number): string => `s${String(number).padStart(6, '0')}`;

/** `ids(5, 3)` is 5, 4, 3: newest first. */
export const ids = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => id(from - index));
