import { toApiError, type ApiError } from '@/domain/api-error';
import { compareIds, type NotificationId } from '@/domain/ids';
import type { NotificationBundle } from '@/api/decode/notification';
import type { Page } from '@/api/pagination';
import type { Notifications } from './notifications';
import type { Readable } from '@/data/readable';
import { Poller, POLL_INTERVAL } from '@/data/fetching/poller';
import type { Platform } from '@/data/platform';
import { NotificationList, type NotificationDeps } from './notification-list';

/** After an answer that another tab has shared, this tab waits so much longer. */
const FOLLOWER_DELAY = 5_000;

type SeenMark = { id: NotificationId } | { maxId: NotificationId };

/** Read, or even taken away (`gone`). */
export type ReadMark = SeenMark | { gone: readonly NotificationId[] };

export interface NotificationCentreDeps extends NotificationDeps {
  platform: Platform;
  /** They say which notifications are shown. */
  filters: Readable<unknown>;
  signedIn: boolean;
  streaming(): boolean;
  /** Tells other tabs what was read, or taken away, here. */
  shareRead(mark: ReadMark): void;
}

/** Notifications as screens see them, with reading, polling and answering (NOTIF-01 to NOTIF-08). */
export class NotificationCentre implements Notifications {
  readonly list: NotificationList;
  private readonly poller: Poller;
  private running = false;

  constructor(private readonly deps: NotificationCentreDeps) {
    this.list = new NotificationList(deps);
    this.poller = new Poller({
      platform: deps.platform,
      reach: deps.reach,
      ask: () => this.poll(),
      whileHidden: true,
    });
  }

  get view() {
    return this.list.view;
  }

  /** They are kept fresh for the badge anyway; opening only makes sure that a first answer comes. */
  open(): () => void {
    if (!this.list.answered && this.deps.signedIn) void this.list.fetcher.loadNewer('by-reader');
    return () => undefined;
  }

  async loadNewer(): Promise<void> {
    if ((await this.list.fetcher.loadNewer('by-reader')) === null) this.poller.answered();
  }

  showMore(): Promise<void> {
    return this.list.showMore();
  }

  markSeen(id: NotificationId): void {
    if (this.list.record(id)?.seen !== false) return;
    this.deps.shareRead({ id });
    if (this.deps.hasReadFlag()) return this.tell({ id }, [id]);
    this.list.setSeen([id], true);
    void this.late('mark_read', async () => (await import('./marking')).moveMarker(this.list, this.deps));
  }

  markAllSeen(): void {
    const { newestId } = this.list;
    const unseen = this.list.unseenIds();
    this.list.resetShown();
    if (newestId === null || unseen.length === 0) return;
    this.deps.shareRead({ maxId: newestId });
    this.list.allSeen();
    this.tell({ maxId: newestId }, unseen);
  }

  /** What another tab has marked. */
  takeRead(mark: ReadMark): void {
    if ('gone' in mark) return this.list.drop(mark.gone);
    if ('maxId' in mark) this.list.allSeen();
    const reach = 'id' in mark ? [mark.id] : this.list.unseenIds();
    this.list.setSeen(
      reach.filter((id) => 'id' in mark || compareIds(id, mark.maxId) <= 0),
      true,
    );
  }

  dismiss(ids: readonly NotificationId[]): Promise<void> {
    return this.late('dismiss', async () => (await import('./marking')).dismiss(this.list, this.deps, ids));
  }

  takeShared(sinceId: NotificationId, page: Page<NotificationBundle>): void {
    if (this.list.takeShared(sinceId, page)) this.poller.answered(FOLLOWER_DELAY);
  }

  start(): () => void {
    const stops = [this.deps.settings.value('notificationVisibility'), this.deps.filters].map((source) =>
      source.subscribe(() => this.list.refresh()),
    );
    this.running = true;
    if (this.deps.signedIn) void this.list.fetcher.loadNewer('by-poll');
    this.streamingChanged();
    return () => {
      this.running = false;
      stops.forEach((stop) => stop());
      this.poller.stop();
    };
  }

  /** The user stream has begun (again). */
  async catchUp(): Promise<void> {
    const caughtUp = this.list.fetcher.catchUp();
    this.streamingChanged();
    await caughtUp;
    this.streamingChanged();
  }

  streamingChanged(): void {
    const streamed = this.deps.streaming() && !this.list.fetcher.isBehind;
    if (this.running && this.deps.signedIn && !streamed) this.poller.start(POLL_INTERVAL);
    else this.poller.stop();
  }

  private async poll(): Promise<ApiError | null> {
    const error = await this.list.fetcher.loadNewer('by-poll');
    this.streamingChanged();
    return error;
  }

  private tell(mark: SeenMark, ids: readonly NotificationId[]): void {
    void this.late('mark_read', () => {
      const { list } = this;
      const before = list.marker;
      const isFurther = 'maxId' in mark && (before === null || compareIds(mark.maxId, before) > 0);
      const upTo = isFurther ? mark.maxId : before;
      list.marker = upTo;
      list.setSeen(ids, true);
      return this.deps.remote.markNotificationsRead(mark).catch((thrown) => {
        // The server may know better, as where a reload cut off its answer: its marker is heard then.
        if (list.marker === upTo) list.marker = before;
        list.setSeen(ids, false);
        throw thrown;
      });
    });
  }

  /** Does it; a failure is told with its reason, and may be tried again. */
  private late(failing: 'dismiss' | 'mark_read', work: () => Promise<void>): Promise<void> {
    return work().catch((thrown) => {
      this.deps.notices.push({
        level: 'error',
        messageKey: `notification_errors.${failing}`,
        messageArgs: {},
        timeout: 8000,
        error: toApiError(thrown),
        again: () => this.late(failing, work),
      });
    });
  }
}
