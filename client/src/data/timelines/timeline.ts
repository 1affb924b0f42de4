import type { ApiError } from '@/domain/api-error';
import { compareIds, type StatusId } from '@/domain/ids';
import type { Notices } from '@/data/notices/notices';
import type { Readable } from '@/data/readable';
import type { Settings } from '@/data/settings/settings';
import type { TimelineFilter, TimelineGap, TimelineView } from './timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { Poller } from '@/data/fetching/poller';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import type { Reach } from '@/data/reach/reach';
import type { TimelineQuery } from '@/data/remote/remote';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import { ListFetcher, type AskedBy } from '@/data/fetching/list-fetcher';
import { filtersOf, orderOf } from './query';
import { TimelineQueue, type QueueEntry } from './queue';
import { EMPTY_VIEW, viewOf } from './timeline-view';

/** TL-01. */
export const PAGE_SIZE = 20;
/** F14: a list of more posts than these is wound up when its reader is back at the top. */
const LONG = 200;

export interface TimelineDeps {
  batch: Batch;
  settings: Settings;
  notices: Notices;
  reach: Reach;
  signedIn: boolean;
  fetch(key: TimelineKey, query: TimelineQuery): Promise<Page<StatusBundle>>;
  /** Writes the posts and returns those that belong into this timeline. */
  admit(key: TimelineKey, page: readonly StatusBundle[]): readonly QueueEntry[];
  /** Tells other tabs what was fetched. */
  share(key: TimelineKey, sinceId: StatusId, page: Page<StatusBundle>): void;
  /** Where "new above this line" stands, also after a reload of the page. */
  lines: { get(key: TimelineKey): StatusId | null; set(key: TimelineKey, id: StatusId | null): void };
  now(): number;
}

/**
 * As many as servers give at once: pages come at most once a second (TL-07), and with 20 posts each a reader who turns
 * the wheel waits for every one.
 */
const OLDER_PAGE = 40;

/** A page to each side of a post; the older one begins with the oldest but one of the newer. */
interface Around {
  newer: Page<StatusBundle>;
  older: Page<StatusBundle>;
}

/** One timeline: its queue, what is being fetched, and how the reader stands. */
export class Timeline {
  readonly queue: TimelineQueue;
  poller: Poller | null = null;
  opens = 0;
  private readonly cell: Cell<TimelineView>;
  readonly fetcher: ListFetcher<StatusBundle>;
  /** The answer under way takes the place of everything here. */
  private replacing = false;
  /** Between the posts that are here others are missing: the first answer takes their place. */
  patchy = false;
  /** Deleted while answers are under way, which may still name them. */
  private readonly gone = new Set<StatusId>();
  private underWay = 0;
  /** Null where no screen tells it: a profile's list only grows, however far down its reader is. */
  private reading: { atTop: boolean; focused: boolean } | null = null;
  gaps: readonly TimelineGap[] = [];
  /** The newest that the reader had in the list before the page was loaded anew. */
  private newestBefore: StatusId | null = null;

  constructor(
    readonly key: TimelineKey,
    private readonly deps: TimelineDeps,
  ) {
    this.cell = createCell(deps.batch, { ...EMPTY_VIEW, readUpTo: deps.lines.get(key) });
    this.queue = new TimelineQueue(orderOf(key), () => deps.settings.get('mergeRepeats'));
    this.fetcher = new ListFetcher({
      batch: deps.batch,
      notices: deps.notices,
      reach: deps.reach,
      errorsOf: 'timeline_errors',
      now: () => deps.now(),
      askNewer: () => this.askNewer(),
      newerFailed: () => {
        this.queue.awaitTop(false);
        this.replacing = false;
      },
      explains: ({ kind }) =>
        this.queue.shown.length === 0 && /^(not-found|forbidden|login-needed)$/.test(kind),
      askOlder: ({ maxId }) => this.fetch(maxId === undefined ? {} : { maxId, limit: OLDER_PAGE }),
      takeOlder: (items) => this.queue.appendOlder(this.admit(items)),
      publish: (changes) => this.publish(changes),
    });
  }

  get view(): Readable<TimelineView> {
    return this.cell;
  }

  get isWatched(): boolean {
    return this.opens > 0 || this.cell.inUse();
  }

  setReading(reading: { atTop: boolean; focused: boolean }): void {
    this.reading = reading;
  }

  /** Only before the first answer: afterwards nothing can have been missed. */
  returnInside(newest: StatusId): void {
    if (this.fetcher.answeredAt === 0) this.newestBefore = newest;
  }

  /** TL-04. With something in the queue already the timeline is paused: `queue` sees to that. */
  private showsAtOnce(): boolean {
    const { settings } = this.deps;
    if (this.opens === 0 || !settings.get('streaming') || !this.isAtTop) return false;
    return this.reading?.focused !== false || !settings.get('pauseOnUnfocused');
  }

  private get isAtTop(): boolean {
    return this.reading?.atTop ?? true;
  }

  /** Q4. */
  private cutToNewest(): void {
    const end = this.reading && this.queue.cutToNewest();
    if (end !== null) this.cutAfter(end);
  }

  /** For what is streamed: the server filters only what is fetched. */
  private wants({ by }: QueueEntry): boolean {
    return by === null || !this.cell.get().filter.hideRepeats;
  }

  setFilter(filter: TimelineFilter): void {
    this.reset();
    this.cell.set({ ...EMPTY_VIEW, filter });
    void this.loadNewer('by-reader');
  }

  private query(): TimelineQuery {
    return filtersOf(this.key, this.deps.settings, this.deps.signedIn, this.cell.get().filter);
  }

  private admit(page: readonly StatusBundle[]): readonly QueueEntry[] {
    const isHere = ({ id, contentId }: QueueEntry): boolean =>
      !this.gone.has(id) && !this.gone.has(contentId);
    return this.deps.admit(this.key, page).filter((entry) => isHere(entry) && this.wants(entry));
  }

  receive(entry: QueueEntry, hasMedia: boolean): void {
    if (!this.wants(entry) || (!hasMedia && this.cell.get().filter.onlyMedia)) return;
    this.queue.hold(entry);
    if (!this.cell.get().loaded) return;
    this.takeNew([entry], !this.fetcher.isBehind);
    this.publish({});
  }

  insertOwn(entry: QueueEntry): void {
    if (!this.cell.get().loaded) return;
    this.queue.insertOwn(entry);
    this.publish({});
  }

  remove(id: StatusId): void {
    if (this.underWay > 0) this.gone.add(id);
    if (this.queue.remove(id)) this.publish({});
  }

  /** A filter of the server's changed: what is here does not fit it any more (behaviour.md §4). */
  markStale(): void {
    if (!this.cell.get().loaded) return;
    if (this.opens === 0) this.reset();
    else if (this.isAtTop) void this.reload();
    else {
      this.queue.mustReload = true;
      this.publish({});
    }
  }

  /** Some posts were evicted; what is on a screen keeps its posts, see store/SPEC.md E2. */
  forget(ids: ReadonlySet<StatusId>): void {
    const end = this.queue.cutAt(ids);
    if (end === null && this.queue.shown.length > 0) return this.publish({});
    if (end === null || orderOf(this.key) === 'server') return this.reset();
    this.cutAfter(end);
  }

  /** F14. True when something was let go. */
  rewind(): boolean {
    if (!this.isRewindable) return false;
    const end = this.queue.cutToNewest();
    if (end !== null) this.cutAfter(end);
    return end !== null;
  }

  get isRewindable(): boolean {
    return this.isAtTop && this.queue.shown.length > LONG && orderOf(this.key) === 'newest';
  }

  /** What is below comes again with older pages; so there is no gap. */
  private cutAfter(end: StatusId): void {
    this.fetcher.cursor = { maxId: end };
    this.gaps = this.gaps.filter(({ above }) => compareIds(above, end) > 0);
    this.publish({ reachedEnd: false });
  }

  /** What was on the screen last time. The first answer decides what of it stays; of a `patchy` list nothing does. */
  restore(entries: readonly QueueEntry[], patchy = false): void {
    this.patchy = patchy;
    this.queue.replace(entries);
    const end = this.queue.shown.at(-1);
    this.fetcher.cursor = end === undefined ? null : { maxId: end };
    this.publish({ loaded: true });
  }

  reset(): void {
    this.fetcher.reset();
    this.queue.clear();
    this.gaps = [];
    this.replacing = false;
    this.patchy = false;
    this.deps.lines.set(this.key, null);
    this.cell.set({ ...EMPTY_VIEW, filter: this.cell.get().filter });
  }

  showNew(): void {
    if (this.queue.mustReload) return void this.reload();
    const readUpTo = this.queue.shown[0] ?? null;
    this.queue.showQueued();
    this.cutToNewest();
    this.deps.lines.set(this.key, readUpTo);
    this.publish({ readUpTo });
  }

  loadNewer(asked: AskedBy): Promise<ApiError | null> {
    return this.fetcher.loadNewer(asked);
  }

  /** From the top, whatever is here; the old posts stay in view until the answer is there. */
  private reload(): Promise<ApiError | null> {
    this.replacing = true;
    return this.fetcher.reload();
  }

  private sinceId(): StatusId | null {
    const goesOn = this.fetcher.answeredAt > 0 && this.queue.shown.length > 0 && !this.replacing;
    return goesOn && orderOf(this.key) === 'newest' ? this.queue.newest : null;
  }

  private async askNewer(): Promise<() => void> {
    const sinceId = this.sinceId();
    this.queue.awaitTop(sinceId === null);
    const page = await this.fetch(sinceId === null ? {} : { sinceId });
    const around = sinceId === null && this.newestBefore !== null ? await this.askAround(page) : null;
    return () => {
      this.takePage(page, sinceId, around);
      if (sinceId !== null) this.deps.share(this.key, sinceId, page);
    };
  }

  /** More was posted than one page while its reader was away: what was posted around where they were. */
  private async askAround({ items }: Page<StatusBundle>): Promise<Around | null> {
    const before = this.newestBefore;
    const [end, start] = [items.at(-1)?.status.id, this.queue.shown[0]];
    if (before === null || end === undefined || start !== undefined || orderOf(this.key) !== 'newest')
      return null;
    if (compareIds(end, before) <= 0) return null;
    try {
      const newer = await this.fetch({ minId: before });
      const last = newer.items.at(-1)?.status.id;
      return last === undefined ? null : { newer, older: await this.fetch({ maxId: last }) };
    } catch {
      // The list begins at its top.
      return null;
    }
  }

  /** Shows what its reader had, and lets all that is newer wait. */
  private takeAround({ newer, older }: Around, page: Page<StatusBundle>, before: StatusId): boolean {
    const known = this.admit(older.items).filter(({ id }) => compareIds(id, before) <= 0);
    if (known.length === 0) return false;
    this.queue.replace(known);
    this.fetcher.cursor = older.older;
    this.queue.receive([...this.admit(older.items), ...this.admit(newer.items)], false);
    const [above, since] = [page.items.at(-1)?.status.id, newer.items[0]?.status.id];
    if (above !== undefined && since !== undefined && compareIds(above, since) > 0)
      this.gaps = [{ above, since }];
    this.queue.receive(this.admit(page.items), false);
    return true;
  }

  private takePage(page: Page<StatusBundle>, sinceId: StatusId | null, around: Around | null = null): void {
    const entries = this.admit(page.items);
    const replaced = sinceId === null ? this.takeTop(page, entries, around) : this.takeGap(page, entries);
    this.publish(replaced ? { reachedEnd: this.fetcher.cursor === null } : {});
  }

  /** True when the list was replaced. */
  private takeTop(page: Page<StatusBundle>, entries: readonly QueueEntry[], around: Around | null): boolean {
    const { queue } = this;
    const held = queue.takeHeld();
    const newestFirst = orderOf(this.key) === 'newest';
    const forced = this.replacing || this.patchy || !queue.shown[0];
    const overlaps = !forced && entries.some(({ id }) => queue.has(id));
    if (overlaps && !newestFirst) {
      queue.mergeTop(entries);
      return false;
    }
    const before = newestFirst ? this.newestBefore : null;
    this.newestBefore = null;
    const atTop = this.isAtTop && before === null;
    const replaces = forced || (!overlaps && (atTop || !newestFirst));
    this.replacing = false;
    if (replaces) {
      this.patchy = false;
      this.gaps = [];
      if (around && before !== null && this.takeAround(around, page, before)) {
        queue.receive(held, false, !this.fetcher.isBehind);
        return true;
      }
      const known = before === null ? [] : entries.filter(({ id }) => compareIds(id, before) <= 0);
      queue.replace(known.length > 0 ? known : entries);
      queue.receive(entries, false);
      this.fetcher.cursor = page.items.length === 0 ? null : page.older;
      queue.receive(held, true, !this.fetcher.isBehind);
    } else {
      if (overlaps) queue.dropMissing(entries);
      if (!overlaps) this.noteGap(page);
      queue.receive(entries, overlaps && atTop);
    }
    return replaces;
  }

  private takeGap(page: Page<StatusBundle>, entries: readonly QueueEntry[]): boolean {
    if (page.items.length >= PAGE_SIZE && this.queue.shown.length > 0) this.noteGap(page);
    this.takeNew(entries, true);
    return false;
  }

  /** More was posted than one page: between the page and what was known there is a gap. */
  private noteGap({ items }: Page<StatusBundle>): void {
    const [above, since] = [items.at(-1)?.status.id, this.queue.newest];
    if (above !== undefined && since !== null) this.gaps = [...this.gaps, { above, since }];
  }

  /** For mend.ts: a page that belongs into the middle of the list. */
  take(page: Page<StatusBundle>, change?: () => void): void {
    this.deps.batch.run(() => {
      this.queue.appendOlder(this.admit(page.items));
      change?.();
      this.publish({});
    });
  }

  async fetch(query: TimelineQuery): Promise<Page<StatusBundle>> {
    if (this.underWay === 0) this.gone.clear();
    this.underWay += 1;
    try {
      return await this.deps.fetch(this.key, { ...this.query(), ...query });
    } finally {
      this.underWay -= 1;
    }
  }

  /** Older pages go on after this one. */
  continueFrom({ older }: Page<StatusBundle>): void {
    this.fetcher.cursor = older;
    this.publish({ reachedEnd: older === null });
  }

  private takeNew(entries: readonly QueueEntry[], movesNewest: boolean): void {
    this.queue.receive(entries, !this.queue.mustReload && this.showsAtOnce(), movesNewest);
    if (this.queue.queued.length > 0 || !this.showsAtOnce()) return;
    this.cutToNewest();
  }

  /** Another tab has fetched this: taken when it starts where this tab's knowledge ends. */
  takeShared(sinceId: StatusId, page: Page<StatusBundle>): boolean {
    return this.fetcher.takeShared(this.queue.newest, sinceId, () => this.takePage(page, sinceId));
  }

  loadOlder(): Promise<void> {
    const { loaded, reachedEnd } = this.cell.get();
    if (!loaded || reachedEnd) return Promise.resolve();
    return this.fetcher.loadOlder();
  }

  private publish(changes: Partial<TimelineView>): void {
    this.cell.set(viewOf(this.cell.get(), this.queue, this.gaps, changes));
  }
}
