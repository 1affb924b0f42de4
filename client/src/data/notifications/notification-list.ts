import { toApiError, type ApiError } from '@/domain/api-error';
import { compareIds, type AccountId, type NotificationId, type StatusId } from '@/domain/ids';
import { NEEDS_STATUS, type Notification } from '@/domain/notification';
import type { NotificationBundle } from '@/api/decode/notification';
import type { Cursor, Page } from '@/api/pagination';
import type { Notices } from '@/data/notices/notices';
import type { NotificationsView } from './notifications';
import type { Readable } from '@/data/readable';
import type { Settings } from '@/data/settings/settings';
import { noticeOfFetch } from '@/data/fetching/notice-of-fetch';
import type { Reach } from '@/data/reach/reach';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import { createCell, type Cell } from '@/data/store/cell';
import type { Store } from '@/data/store/store';
import { mergeNewest } from '@/data/timelines/merge-newest';
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
  /** Tells other tabs what was fetched. */
  share(sinceId: NotificationId, page: Page<NotificationBundle>): void;
}

const PAGE_SIZE = 20;
/** Pages that are fetched at once between the newest and what is known. */
const MOST_BETWEEN = 8;

const EMPTY: NotificationsView = {
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
  answered = false;
  /** Taken away by the reader: an answer that was asked for before must not bring them back. */
  readonly gone = new Set<NotificationId>();
  private readonly cell: Cell<NotificationsView>;
  private known: readonly NotificationId[] = [];
  /** Newest id the server named, shown or malformed: bounds move with all of them (NOTIF-01). */
  private newest: NotificationId | null = null;
  private olderCursor: Cursor | null = null;
  private shownSeen = SEEN_AT_FIRST;
  private newerRun: Promise<ApiError | null> | null = null;
  private olderRun: Promise<void> | null = null;
  private failing = false;
  /** The stream has begun, but what came just before has still to be fetched. */
  private behind = false;
  /** Streamed meanwhile: what lies between these and the rest is not known. */
  private readonly loose = new Set<NotificationId>();
  /** The answer under way was asked for before the stream began. */
  private awaitsOlderAsk = false;

  constructor(private readonly deps: NotificationDeps) {
    this.cell = createCell(deps.store.batch, EMPTY);
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
    if (this.behind) this.loose.add(bundle.notification.id);
    this.deps.store.batch.run(() => {
      this.admit([bundle], !this.behind);
      this.publish({});
    });
  }

  get isBehind(): boolean {
    return this.behind;
  }

  /** The stream has begun: fetches what came between the last answer and now. */
  async catchUp(): Promise<ApiError | null> {
    this.behind = true;
    this.awaitsOlderAsk = true;
    if (this.newerRun) await this.newerRun;
    this.awaitsOlderAsk = false;
    return this.loadNewer('by-poll');
  }

  restore(notifications: readonly Notification[]): void {
    this.bringBack(notifications);
    const end = this.known.at(-1);
    this.olderCursor = end === undefined ? null : { maxId: end };
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

  /** Settings say which kinds are shown. */
  refresh(): void {
    this.publish({});
  }

  loadNewer(asked: 'by-reader' | 'by-poll'): Promise<ApiError | null> {
    this.newerRun ??= this.fetchNewer(asked).finally(() => {
      this.newerRun = null;
    });
    return this.newerRun;
  }

  /** With unseen ones the newest seen one is the bound: the answer tells which were read elsewhere. */
  private sinceId(): NotificationId | null {
    if (!this.answered) return null;
    if (!this.deps.hasReadFlag() || this.unseenIds().length === 0) return this.newest;
    return this.known.find((id) => this.record(id)?.seen === true) ?? null;
  }

  private async fetchNewer(asked: 'by-reader' | 'by-poll'): Promise<ApiError | null> {
    const sinceId = this.sinceId();
    this.publish({ newer: { is: 'loading' } });
    try {
      const [page] = await Promise.all([this.askNewer(sinceId), this.learnMarker()]);
      this.takeNewer(page);
      if (sinceId !== null) this.deps.share(sinceId, page);
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (asked === 'by-reader' || !this.failing) noticeOfFetch(this.deps, 'notification_errors', error);
      this.failing = true;
      this.publish({ newer: error.kind === 'aborted' ? { is: 'idle' } : { is: 'failed', error } });
      return error;
    }
  }

  /** With what lies between the answer and what is known, unless that is a lot: the reader may be in the midst of it. */
  private async askNewer(sinceId: NotificationId | null): Promise<Page<NotificationBundle>> {
    let page = await this.ask(sinceId === null ? {} : { sinceId });
    for (let more = 0; more < MOST_BETWEEN && this.answered && this.leavesHole(page); more += 1) {
      if (page.older?.maxId === undefined) break;
      const next = await this.ask({ maxId: page.older.maxId });
      if (next.items.length === 0) break;
      page = { ...page, items: [...page.items, ...next.items], older: next.older };
    }
    return page;
  }

  /** A full page that knows nothing of ours. */
  private leavesHole({ items }: Page<NotificationBundle>): boolean {
    const joins = items.some(({ notification: { id } }) => this.known.includes(id) && !this.loose.has(id));
    return !joins && (!this.answered || items.length >= PAGE_SIZE);
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

  private takeNewer(page: Page<NotificationBundle>): void {
    this.deps.store.batch.run(() => {
      // What is under the hole goes.
      if (this.known.length === 0 || this.leavesHole(page)) {
        this.known = this.known.filter((id) => this.loose.has(id));
        this.olderCursor = page.older;
      }
      if (!this.answered) this.drop(this.vanished(page));
      this.admit(page.items, true);
      const bound = page.newer?.minId ?? page.newer?.sinceId;
      if (bound !== undefined) this.noteNewest(bound);
      this.answered = true;
      this.failing = false;
      if (!this.awaitsOlderAsk) {
        this.behind = false;
        this.loose.clear();
      }
      this.publish({ newer: { is: 'idle' }, loaded: true });
    });
  }

  /** Kept by an earlier visit, and not named by the first answer though it is newer than the oldest of it: dismissed meanwhile. */
  private vanished({ items }: Page<NotificationBundle>): readonly NotificationId[] {
    const told = items.map(({ notification: { id } }) => id);
    const oldest = told.at(-1) ?? '';
    return this.known.filter((id) => compareIds(id, oldest) > 0 && !told.includes(id) && !this.loose.has(id));
  }

  /** False when this tab does not know enough for another tab's answer to make sense. */
  takeShared(sinceId: NotificationId, page: Page<NotificationBundle>): boolean {
    const fits = this.answered && this.newest !== null && compareIds(this.newest, sinceId) >= 0;
    if (fits) this.takeNewer(page);
    return fits;
  }

  showMore(): Promise<void> {
    this.olderRun ??= this.more().finally(() => {
      this.olderRun = null;
    });
    return this.olderRun;
  }

  private async more(): Promise<void> {
    this.shownSeen += SEEN_STEP;
    const wanted = this.cell.get().unseen + this.shownSeen;
    this.publish({});
    const cursor = this.olderCursor;
    if (this.cell.get().ids.length >= wanted || this.cell.get().reachedEnd) return;
    if (cursor?.maxId === undefined) return this.publish({ reachedEnd: true });
    this.publish({ older: { is: 'loading' } });
    try {
      this.takeOlder(await this.ask({ maxId: cursor.maxId }), cursor);
    } catch (thrown) {
      const error = toApiError(thrown);
      noticeOfFetch(this.deps, 'notification_errors', error);
      this.publish({ older: { is: 'failed', error } });
    }
  }

  private takeOlder(page: Page<NotificationBundle>, cursor: Cursor): void {
    if (cursor !== this.olderCursor) return this.publish({ older: { is: 'idle' } });
    this.deps.store.batch.run(() => {
      this.admit(page.items, false);
      this.olderCursor = page.older?.maxId === cursor.maxId ? null : page.older;
      this.publish({ older: { is: 'idle' }, reachedEnd: this.olderCursor === null });
    });
  }

  private noteNewest(id: NotificationId): void {
    if (this.newest === null || compareIds(id, this.newest) > 0) this.newest = id;
  }

  private admit(bundles: readonly NotificationBundle[], movesNewest: boolean): void {
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
  }

  private forgetOldest(): void {
    const kept = this.known.slice(0, REMEMBERED - PAGE_SIZE * 5);
    this.known.slice(kept.length).forEach((id) => this.deps.store.notifications.remove(id));
    this.known = kept;
    this.olderCursor = { maxId: kept.at(-1) ?? '' };
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
      if (notification.seen === false) unseen.push(id);
      else if (seen.length < this.shownSeen) seen.push(id);
    }
    const old = this.cell.get();
    const ids = [...unseen, ...seen];
    const sameIds = ids.length === old.ids.length && ids.every((id, at) => id === old.ids[at]);
    const next = { ...old, ...changes, ids: sameIds ? old.ids : ids, unseen: unseen.length };
    if (!sameIds || next.unseen !== old.unseen || Object.keys(changes).length > 0) this.cell.set(next);
  }
}
