import { compareIds, type AccountId, type NotificationId, type StatusId } from '@/domain/ids';
import { NEEDS_STATUS, type Notification } from '@/domain/notification/notification';
import type { NotificationBundle } from '@/api/decode/notification';
import type { Cursor, Page } from '@/api/pagination';
import { ListFetcher } from '@/data/fetching/list-fetcher';
import type { Notices } from '@/data/notices/notices';
import type { Readable } from '@/data/readable';
import type { Settings } from '@/data/settings/settings';
import type { Reach } from '@/data/reach/reach';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import { createCell, type Cell } from '@/data/store/cell';
import type { Store } from '@/data/store/store';
import { mergeNewest } from '@/data/timelines/merge-newest';
import type { NotificationsView } from './notifications';
import { isWanted, REMEMBERED, SEEN_AT_FIRST, SEEN_STEP, withSeen } from './rules';

export interface NotificationDeps {
  store: Store;
  ingest: Ingest;
  remote: Remote;
  notices: Notices;
  reach: Reach;
  settings: Settings;
  /** Notifications carry a read flag; else the marker decides. */
  hasReadFlag(): boolean;
  /** Reports come to this account, but only when asked for. */
  asksForReports(): boolean;
  /** A filter of the reader leaves nothing of it. */
  isFilteredOut(notification: Notification): boolean;
  now(): number;
  /** Tells other tabs what was fetched. */
  share(sinceId: NotificationId, page: Page<NotificationBundle>): void;
}

const PAGE_SIZE = 20;
/** Pages that are fetched at once between the newest and what is known. */
const MOST_BETWEEN = 8;

export const NO_NOTIFICATIONS: NotificationsView = {
  ids: [],
  unseen: 0,
  older: { is: 'idle' },
  newer: { is: 'idle' },
  reachedEnd: false,
  loaded: false,
};

/** The notifications of a realm: which are known, which are shown, how far the server has been asked. */
export class NotificationList {
  marker: NotificationId | null = null;
  /** Dismissed by the reader: answers to older requests must not bring them back. */
  readonly gone = new Set<NotificationId>();
  private readonly cell: Cell<NotificationsView>;
  private known: readonly NotificationId[] = [];
  /** Newest id the server named, shown or malformed: bounds move with all of them (NOTIF-01). */
  private newest: NotificationId | null = null;
  private shownSeen = SEEN_AT_FIRST;
  /** Unread ones on pages that are not here, by the server's figure. */
  private unseenBeyond = 0;
  readonly fetcher: ListFetcher<NotificationBundle>;
  /** Streamed meanwhile: what lies between these and the rest is not known. */
  private readonly loose = new Set<NotificationId>();

  constructor(private readonly deps: NotificationDeps) {
    this.cell = createCell(deps.store.batch, NO_NOTIFICATIONS);
    this.fetcher = new ListFetcher({
      batch: deps.store.batch,
      notices: deps.notices,
      reach: deps.reach,
      errorsOf: 'notification_errors',
      now: () => deps.now(),
      askNewer: () => this.askNewer(),
      caughtUp: () => this.loose.clear(),
      askOlder: ({ maxId }) => this.ask(maxId === undefined ? {} : { maxId }),
      takeOlder: (items) => this.takeOlder(items),
      publish: (changes) => this.publish(changes),
    });
  }

  get answered(): boolean {
    return this.fetcher.answeredAt > 0;
  }

  get view(): Readable<NotificationsView> {
    return this.cell;
  }

  get ids(): readonly NotificationId[] {
    return this.known;
  }

  get newestId(): NotificationId | null {
    return this.newest;
  }

  record(id: NotificationId): Notification | undefined {
    return this.deps.store.notifications.get(id);
  }

  unseenIds(): readonly NotificationId[] {
    return this.known.filter((id) => this.record(id)?.seen === false);
  }

  receive(bundle: NotificationBundle): void {
    if (this.fetcher.isBehind) this.loose.add(bundle.notification.id);
    this.deps.store.batch.run(() => {
      this.admit([bundle], !this.fetcher.isBehind);
      this.publish({});
    });
  }

  restore(notifications: readonly Notification[]): void {
    this.bringBack(notifications);
    const end = this.known.at(-1);
    this.fetcher.cursor = end === undefined ? null : { maxId: end };
    this.newest = this.known[0] ?? null;
    this.publish({ loaded: true });
  }

  setSeen(ids: readonly NotificationId[], seen: boolean): void {
    this.deps.store.batch.run(() => {
      for (const id of ids) {
        const notification = this.deps.store.notifications.truth(id);
        if (notification) this.put({ ...notification, seen });
      }
      this.publish({});
    });
  }

  /** Up to the newest, with what is not here. */
  allSeen(): void {
    this.unseenBeyond = 0;
    this.publish({});
  }

  resetShown(): void {
    this.shownSeen = SEEN_AT_FIRST;
    this.publish({});
  }

  drop(ids: readonly NotificationId[]): void {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    this.deps.store.batch.run(() => {
      this.known = this.known.filter((id) => !gone.has(id));
      ids.forEach((id) => this.deps.store.notifications.remove(id));
      this.publish({});
    });
  }

  /** Notifications about a post go with it. */
  dropForStatus(statusId: StatusId): void {
    this.drop(
      this.known.filter((id) => {
        const notification = this.record(id);
        return notification?.statusId === statusId && NEEDS_STATUS.has(notification.kind);
      }),
    );
  }

  /** Undoes `drop`. */
  bringBack(notifications: readonly Notification[]): void {
    this.deps.store.batch.run(() => {
      notifications.forEach((notification) => this.put(notification));
      this.known = mergeNewest(
        this.known,
        notifications.map(({ id }) => id),
      );
      this.publish({});
    });
  }

  put(notification: Notification): void {
    this.deps.store.notifications.put(notification.id, notification);
  }

  /** Settings say which kinds are shown, filters which of them. */
  refresh(): void {
    this.publish({});
  }

  /** With unseen ones the newest seen one is the bound: the answer tells which were read elsewhere. */
  private sinceId(): NotificationId | null {
    if (!this.answered) return null;
    if (!this.deps.hasReadFlag() || this.unseenIds().length === 0) return this.newest;
    return this.known.find((id) => this.record(id)?.seen === true) ?? null;
  }

  private async askNewer(): Promise<() => void> {
    const sinceId = this.sinceId();
    const [page] = await Promise.all([this.newerThan(sinceId), this.learnMarker()]);
    const isFirst = !this.answered;
    return () => {
      this.takeNewer(page, isFirst);
      if (isFirst) void this.countBeyond(page);
      if (sinceId !== null) this.deps.share(sinceId, page);
    };
  }

  /** With what lies between the answer and what is known, unless that is a lot: the reader may be in the midst of it. */
  private async newerThan(sinceId: NotificationId | null): Promise<Page<NotificationBundle>> {
    let page = await this.ask(sinceId === null ? {} : { sinceId });
    for (let more = 0; more < MOST_BETWEEN && this.answered && this.leavesHole(page, false); more += 1) {
      if (page.older?.maxId === undefined) break;
      const next = await this.ask({ maxId: page.older.maxId });
      if (next.items.length === 0) break;
      page = { ...page, items: [...page.items, ...next.items], older: next.older };
    }
    return page;
  }

  /** A full page that knows nothing of ours. */
  private leavesHole({ items }: Page<NotificationBundle>, isFirst: boolean): boolean {
    const joins = items.some(({ notification: { id } }) => this.known.includes(id) && !this.loose.has(id));
    return !joins && (isFirst || items.length >= PAGE_SIZE);
  }

  private ask(cursor: Cursor): Promise<Page<NotificationBundle>> {
    const withMuted = !this.deps.settings.get('hideMutedPosts');
    const reports = this.deps.asksForReports();
    return this.deps.remote.notifications({
      ...cursor,
      ...(withMuted && { withMuted }),
      ...(reports && { reports }),
    });
  }

  private async learnMarker(): Promise<void> {
    if (this.deps.hasReadFlag() || (this.answered && this.unseenIds().length === 0)) return;
    const told = await this.deps.remote.notificationMarker();
    if (told === null || (this.marker !== null && compareIds(told, this.marker) <= 0)) return;
    this.marker = told;
    this.setSeen(
      this.unseenIds().filter((id) => compareIds(id, told) <= 0),
      true,
    );
  }

  private takeNewer(page: Page<NotificationBundle>, isFirst = false): void {
    // What is under the hole goes.
    if (this.known.length === 0 || this.leavesHole(page, isFirst)) {
      this.known = this.known.filter((id) => this.loose.has(id));
      this.fetcher.cursor = page.older;
    }
    if (isFirst) this.drop(this.vanished(page));
    this.admit(page.items, true);
    const bound = page.newer?.minId ?? page.newer?.sinceId;
    if (bound !== undefined) this.noteNewest(bound);
    this.publish({});
  }

  /** Kept by an earlier visit, and not named by the first answer though it is newer than the oldest of it: dismissed meanwhile. */
  private vanished({ items }: Page<NotificationBundle>): readonly NotificationId[] {
    const told = items.map(({ notification: { id } }) => id);
    const oldest = told.at(-1) ?? '';
    return this.known.filter((id) => compareIds(id, oldest) > 0 && !told.includes(id) && !this.loose.has(id));
  }

  /** Where a whole page is unread, only the server knows how many more there are. */
  private async countBeyond({ items }: Page<NotificationBundle>): Promise<void> {
    const unread = (): number => this.unseenIds().length;
    if (items.length < PAGE_SIZE || unread() < this.known.length) return;
    const told = await this.deps.remote.unreadNotifications().catch(() => null);
    this.unseenBeyond = Math.max(0, (told ?? 0) - unread());
    this.publish({});
  }

  private takeOlder(items: readonly NotificationBundle[]): number {
    const before = this.unseenIds().length;
    const fresh = this.admit(items, false);
    // They have been counted, and no unread one stands below a read one.
    const whole =
      items.length > 0 && items.every(({ notification: { id } }) => this.record(id)?.seen === false);
    this.unseenBeyond = whole ? Math.max(0, this.unseenBeyond - (this.unseenIds().length - before)) : 0;
    return fresh;
  }

  /** False when this tab does not know enough for another tab's answer to make sense. */
  takeShared(sinceId: NotificationId, page: Page<NotificationBundle>): boolean {
    return this.fetcher.takeShared(this.newest, sinceId, () => this.takeNewer(page));
  }

  /** 20 more seen ones, from memory first (NOTIF-02). */
  async showMore(): Promise<void> {
    if (this.cell.get().older.is === 'loading') return this.fetcher.loadOlder();
    this.shownSeen += SEEN_STEP;
    const wanted = this.cell.get().unseen + this.shownSeen;
    this.publish({});
    const { ids, reachedEnd } = this.cell.get();
    if (ids.length < wanted && !reachedEnd) await this.fetcher.loadOlder();
  }

  private noteNewest(id: NotificationId): void {
    if (this.newest === null || compareIds(id, this.newest) > 0) this.newest = id;
  }

  private admit(bundles: readonly NotificationBundle[], movesNewest: boolean): number {
    const fresh = new Set<NotificationId>();
    for (const bundle of bundles) {
      const { id, kind, statusId } = bundle.notification;
      if (movesNewest) this.noteNewest(id);
      if (this.gone.has(id) || (statusId === null && NEEDS_STATUS.has(kind))) continue;
      this.deps.ingest.notificationParts(bundle);
      this.put(withSeen(bundle.notification, this.deps.store.notifications.truth(id), this.marker));
      if (!this.known.includes(id)) fresh.add(id);
    }
    this.known = mergeNewest(this.known, [...fresh]);
    if (this.known.length > REMEMBERED && this.shownSeen === SEEN_AT_FIRST) this.forgetOldest();
    return fresh.size;
  }

  private forgetOldest(): void {
    const kept = this.known.slice(0, REMEMBERED - PAGE_SIZE * 5);
    this.known.slice(kept.length).forEach((id) => this.deps.store.notifications.remove(id));
    this.known = kept;
    this.fetcher.cursor = { maxId: kept.at(-1) ?? '' };
    this.publish({ reachedEnd: false });
  }

  private publish(changes: Partial<NotificationsView>): void {
    const visibility = this.deps.settings.get('notificationVisibility');
    const follows = (id: AccountId): boolean | undefined => this.deps.store.relationships.get(id)?.following;
    const unseen: NotificationId[] = [];
    const seen: NotificationId[] = [];
    for (const id of this.known) {
      const notification = this.record(id);
      if (!notification || !isWanted(notification, visibility, follows)) continue;
      if (this.deps.isFilteredOut(notification)) continue;
      if (notification.seen === false) unseen.push(id);
      else if (seen.length < this.shownSeen) seen.push(id);
    }
    const old = this.cell.get();
    const ids = [...unseen, ...seen];
    const sameIds = ids.length === old.ids.length && ids.every((id, at) => id === old.ids[at]);
    const count = unseen.length + this.unseenBeyond;
    const next = { ...old, ...changes, ids: sameIds ? old.ids : ids, unseen: count };
    if (!sameIds || next.unseen !== old.unseen || Object.keys(changes).length > 0) this.cell.set(next);
  }
}
