import type { Account } from '@/domain/account/account';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';
import type { Notification } from '@/domain/notification/notification';
import type { Status } from '@/domain/status/status';
import type { Store } from '@/data/store/store';
import type { TimelineQueue } from '@/data/timelines/queue';
import { SNAPSHOT_VERSION, type Snapshot } from './snapshot';
import type { StoredThread } from './stored-thread';

const HOME_KEPT = 40;
const NOTIFICATIONS_KEPT = 40;
const THREADS_KEPT = 3;
const POSTS_PER_THREAD = 200;

export interface ScreenParts {
  store: Store;
  me: Account | null;
  server: Server;
  home: Pick<TimelineQueue, 'shown' | 'keptOut'>;
  notifications: readonly NotificationId[];
  notificationMarker: NotificationId | null;
  /** Most recently opened last. */
  threads: readonly StoredThread[];
  now: number;
}

/** A long thread is kept around its opened post. */
export function cutThread({ id, ids }: StoredThread): StoredThread {
  const start = Math.max(0, ids.indexOf(id) - POSTS_PER_THREAD / 2);
  return { id, ids: ids.slice(start, start + POSTS_PER_THREAD) };
}

/** Gathers posts with all that they need to be drawn. */
export class Collector {
  readonly statuses = new Map<StatusId, Status>();
  readonly accounts = new Map<AccountId, Account>();

  constructor(private readonly store: Store) {}

  account(id: AccountId | null): void {
    const account = id === null ? undefined : this.store.accounts.truth(id);
    if (account) this.accounts.set(account.id, account);
  }

  /** False when the post is not known (any more). */
  status(id: StatusId): boolean {
    if (this.statuses.has(id)) return true;
    const status = this.store.statuses.truth(id);
    if (!status) return false;
    this.statuses.set(id, status);
    this.account(status.accountId);
    if (status.reblogId !== null) this.status(status.reblogId);
    if (status.quote?.is === 'status') this.status(status.quote.statusId);
    return true;
  }

  notification({ accountId, targetId, statusId }: Notification): void {
    this.account(accountId);
    this.account(targetId);
    if (statusId !== null) this.status(statusId);
  }
}

/** The truth without pending patches: those are the business of this page alone. */
export function takeSnapshot(parts: ScreenParts): Snapshot {
  const { store } = parts;
  const found = new Collector(store);
  const { shown, keptOut } = parts.home;
  const home = shown
    .slice(0, HOME_KEPT)
    .flatMap((id) => {
      const others = keptOut.get(store.statuses.truth(id)?.reblogId ?? id) ?? [];
      return [id, ...others.map((entry) => entry.id)];
    })
    .filter((id) => found.status(id));
  const threads = parts.threads
    .slice(-THREADS_KEPT)
    .map(cutThread)
    .map(({ id, ids }) => ({ id, ids: ids.filter((other) => found.status(other)) }));
  const notifications = parts.notifications
    .slice(0, NOTIFICATIONS_KEPT)
    .map((id) => store.notifications.truth(id))
    .filter((notification) => notification !== undefined);
  notifications.forEach((notification) => found.notification(notification));
  const accounts = [...found.accounts.values()];
  const relationships = accounts
    .map(({ id }) => store.relationships.truth(id))
    .filter((relationship) => relationship !== undefined);
  return {
    version: SNAPSHOT_VERSION,
    savedAt: parts.now,
    me: parts.me,
    server: parts.server,
    home,
    threads,
    notifications,
    notificationMarker: parts.notificationMarker,
    statuses: [...found.statuses.values()],
    accounts,
    relationships,
  };
}
