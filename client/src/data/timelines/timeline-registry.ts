import { late } from '@/data/late';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { TimelineFilter, TimelineGap, Timelines } from './timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { GapEnd } from './mend';
import { Poller, POLL_INTERVAL } from '@/data/fetching/poller';
import type { Platform } from '@/data/platform';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import { orderOf, passesReplyFilter } from './query';
import { entryOf } from './admit';
import { Timeline, type TimelineDeps } from './timeline';

/** More timelines than these are not remembered once nobody looks at them. */
const REMEMBERED = 30;
/** F14: a reader who is at the top for this long stays there. Milliseconds. */
const AT_REST = 1000;
/** After an answer that another tab has shared, this tab waits so much longer: usually that tab asks again. */
const FOLLOWER_DELAY = 5_000;

const mending = late(() => import('./mend')).load;

export interface TimelinesDeps extends TimelineDeps {
  platform: Platform;
  /** The user stream is joined: home needs no polling. */
  streaming(): boolean;
  me: string | null;
  /** Itself or the post it repeats has files. */
  hasMedia(status: Status): boolean;
  relationshipOf: Parameters<typeof passesReplyFilter>[3];
}

/** All timelines of a realm (the public face is `Timelines`; the rest is for stream, eviction, snapshots). */
export class TimelineRegistry implements Timelines {
  private readonly all = new Map<TimelineKey, Timeline>();
  private running = false;
  /** Called when a long list was let go (F14). */
  onRewound: () => void = () => undefined;
  /** Called when a screen shows one beside home. */
  onOpened: (key: TimelineKey) => void = () => undefined;
  /** Called before one is forgotten because its screen is left. */
  onLeft: () => void = () => undefined;

  constructor(private readonly deps: TimelinesDeps) {}

  view(key: TimelineKey) {
    return this.timeline(key).view;
  }

  open(key: TimelineKey): () => void {
    const timeline = this.timeline(key);
    timeline.opens += 1;
    // Being used again counts for who is forgotten first.
    this.all.delete(key);
    this.all.set(key, timeline);
    if (key !== 'home') this.onOpened(key);
    const wanted = timeline.fetcher.answeredAt === 0 || orderOf(key) === 'server';
    if (wanted && !this.refusalOf(timeline)) void timeline.loadNewer('by-reader');
    this.arrangePolling(timeline);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      timeline.opens -= 1;
      this.arrangePolling(timeline);
      // TL-14.
      if (!key.startsWith('list:') || timeline.opens > 0) return;
      this.onLeft();
      timeline.reset();
    };
  }

  async loadNewer(key: TimelineKey): Promise<void> {
    const timeline = this.timeline(key);
    const error = await timeline.loadNewer('by-reader');
    if (error === null) timeline.poller?.answered();
  }

  loadOlder(key: TimelineKey): Promise<void> {
    return this.timeline(key).loadOlder();
  }

  showNew(key: TimelineKey): void {
    this.deps.batch.run(() => this.timeline(key).showNew());
  }

  returnInside(key: TimelineKey, newest: StatusId): void {
    this.timeline(key).returnInside(newest);
  }

  setReading(key: TimelineKey, reading: { atTop: boolean; focused: boolean }): void {
    const timeline = this.timeline(key);
    timeline.setReading(reading);
    const { platform } = this.deps;
    if (timeline.isRewindable)
      platform.after(AT_REST, () => platform.whenIdle(() => timeline.rewind() && this.onRewound()));
  }

  fillGap(key: TimelineKey, gap: TimelineGap, end: GapEnd): Promise<ApiError | null> {
    return mending().then(({ fillGap }) => fillGap(this.timeline(key), gap, end), toApiError);
  }

  loadAround(key: TimelineKey, id: StatusId): Promise<void> {
    // Without its code the reader begins at the top.
    return mending().then(
      ({ loadAround }) => loadAround(this.timeline(key), id),
      () => undefined,
    );
  }

  setFilter(key: TimelineKey, filter: TimelineFilter): void {
    this.timeline(key).setFilter(filter);
  }

  /** A post from the user stream: home shows or queues it, the direct timeline takes what is direct. */
  receive(status: Status): void {
    const { settings, me, relationshipOf } = this.deps;
    const hasMedia = this.deps.hasMedia(status);
    if (settings.get('hideOwnRepeats') && status.reblogId !== null && status.accountId === me) return;
    if (passesReplyFilter(status, settings.get('replyVisibility'), me, relationshipOf))
      this.timeline('home').receive(entryOf(status), hasMedia);
    if (status.visibility === 'direct') this.all.get('direct')?.receive(entryOf(status), hasMedia);
  }

  insertOwn(status: Status): void {
    this.timeline('home').insertOwn(entryOf(status));
  }

  /** A post is gone: so are its repeats, everywhere. */
  remove(id: StatusId): void {
    for (const timeline of this.all.values()) timeline.remove(id);
  }

  takeShared(key: TimelineKey, sinceId: StatusId, page: Page<StatusBundle>): void {
    const timeline = this.all.get(key);
    if (timeline?.takeShared(sinceId, page)) timeline.poller?.answered(FOLLOWER_DELAY);
  }

  /** From now on home is kept fresh even when it is not open. */
  start(): () => void {
    this.running = true;
    const home = this.timeline('home');
    if (this.deps.signedIn && home.fetcher.answeredAt === 0) void home.loadNewer('by-poll');
    this.streamingChanged();
    const stopHearing = this.deps.reach.onReturn(() => this.returned());
    return () => {
      this.running = false;
      stopHearing();
      for (const timeline of this.all.values()) timeline.poller?.stop();
    };
  }

  /** The user stream has begun (again). */
  async catchUp(): Promise<void> {
    const home = this.timeline('home');
    const caughtUp = home.fetcher.catchUp();
    this.arrangePolling(home);
    await caughtUp;
    this.arrangePolling(home);
  }

  streamingChanged(): void {
    for (const timeline of this.all.values()) this.arrangePolling(timeline);
  }

  /** Pollers ask by themselves; the lists that are not polled, too, where they have failed. */
  private returned(): void {
    for (const timeline of this.all.values())
      if (timeline.opens > 0 && timeline.view.get().newer.is === 'failed') void timeline.loadNewer('by-poll');
  }

  filtersChanged(): void {
    for (const timeline of this.all.values()) timeline.markStale();
  }

  /** Posts that a visible list names, for eviction. */
  *named(): Iterable<StatusId> {
    for (const timeline of this.all.values()) {
      if (!timeline.isWatched) continue;
      yield* timeline.queue.shown;
      yield* timeline.queue.queued;
    }
  }

  forget(ids: ReadonlySet<StatusId>): void {
    for (const timeline of this.all.values()) if (!timeline.isWatched) timeline.forget(ids);
  }

  /** Those beside home that hold posts, the last opened last. */
  recent(): readonly Timeline[] {
    return [...this.all.values()].filter(({ key, view }) => key !== 'home' && view.get().loaded);
  }

  timeline(key: TimelineKey): Timeline {
    const known = this.all.get(key);
    if (known) return known;
    const timeline = new Timeline(key, this.deps);
    this.dropLongUnused();
    this.all.set(key, timeline);
    return timeline;
  }

  private dropLongUnused(): void {
    for (const [key, timeline] of this.all) {
      if (this.all.size < REMEMBERED) return;
      if (key !== 'home' && !timeline.isWatched) this.all.delete(key);
    }
  }

  private async poll(timeline: Timeline): Promise<ApiError | null> {
    const error = this.refusalOf(timeline) ?? (await timeline.loadNewer('by-poll'));
    this.arrangePolling(timeline);
    return error;
  }

  /** What the server said when it asked for patience, while that lasts: only the reader asks before (F4). */
  private refusalOf(timeline: Timeline): ApiError | null {
    const { newer } = timeline.view.get();
    const error = newer.is === 'failed' ? newer.error : null;
    return (error?.retryAt ?? 0) > this.deps.platform.now() ? error : null;
  }

  private arrangePolling(timeline: Timeline): void {
    const { key } = timeline;
    const kept = timeline.opens > 0 || (key === 'home' && this.deps.signedIn);
    const wanted = this.running && kept && orderOf(key) === 'newest';
    const streamed = key === 'home' && this.deps.streaming() && !timeline.fetcher.isBehind;
    if (!wanted || streamed) return timeline.poller?.stop();
    timeline.poller ??= new Poller({
      platform: this.deps.platform,
      reach: this.deps.reach,
      ask: () => this.poll(timeline),
    });
    const age = this.deps.platform.now() - timeline.fetcher.answeredAt;
    timeline.poller.start(
      timeline.fetcher.answeredAt === 0 ? POLL_INTERVAL : Math.max(0, POLL_INTERVAL - age),
    );
  }
}
