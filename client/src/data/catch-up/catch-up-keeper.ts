import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import type { Core } from '@/data/core';
import { createCell, type Cell } from '@/data/store/cell';
import { filtersOf } from '@/data/timelines/query';
import { mergeNewest } from '@/data/timelines/merge-newest';
import { isUnheard, toApiError } from '@/domain/api-error';
import {
  cutBelow,
  holesBelow,
  stretchOfPage,
  withStretch,
  type Hole,
  type Stretch,
} from '@/domain/catch-up/stretches';
import { compareIds, type StatusId } from '@/domain/ids';
import { timeOfId } from '@/domain/status/id-time';
import { LONGEST_SPAN, MOST_POSTS, type CatchUpView, type Span } from './catch-up';
import type { CatchUpStore } from './kept';

/** Posts of one page: the most that servers give. */
const PAGE = 40;
/** Milliseconds that are waited where a server asks for patience and does not say how long. */
const PATIENCE = 60_000;
/** Milliseconds for which the posts stay in memory after the screen has gone: who opened one comes back. */
const HELD = 600_000;
/** Without any mark: what came within a day. */
const USUAL_SPAN = 86_400_000;

const NO_FILTER = { onlyMedia: false, hideRepeats: false };
const nothing = (): void => undefined;

/** Where a page ends: a server may have left out posts that its cursor has passed. */
function idsOf({ items, older }: Page<StatusBundle>): readonly StatusId[] {
  const ids = items.map(({ status }) => status.id);
  const [last, end] = [ids.at(-1), older?.maxId];
  const passes = end !== undefined && !end.includes('=') && (last === undefined || compareIds(end, last) < 0);
  return passes ? [...ids, end] : ids;
}

export interface KeeperDeps {
  core: Core;
  kept: CatchUpStore;
  /** Stretches of home that are on the page already. */
  home: () => readonly (readonly StatusId[])[];
  /** Called when a run has ended. */
  onEnd: () => void;
}

/** Fetches a span of the home timeline, one page at a time, and keeps it. */
export class CatchUpKeeper {
  readonly view: Cell<CatchUpView>;
  private stretches: readonly Stretch[] = [];
  private span: Span = USUAL_SPAN;
  /** Of the run that is under way; another run has another one. */
  private turn = 0;
  /** Below this post there is nothing. */
  private end: StatusId | null = null;
  private opens = 0;
  private cancelWait = nothing;
  private cancelRelease = nothing;
  private readonly held = new Map<StatusId, () => void>();

  constructor(private readonly deps: KeeperDeps) {
    this.view = createCell(deps.core.store.batch, {
      ids: [],
      from: 0,
      to: 0,
      reached: 0,
      fetch: { is: 'idle' },
      holes: [],
      looked: false,
      readTo: null,
    });
  }

  open(span: Span): () => void {
    this.opens += 1;
    this.cancelRelease();
    this.span = span;
    void this.begin();
    const stopHearing = this.deps.core.reach.onReturn(() => {
      const { fetch } = this.view.get();
      if (fetch.is === 'failed' && isUnheard(fetch.error)) this.go();
    });
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      stopHearing();
      this.opens -= 1;
      if (this.opens > 0) return;
      if (/^(?:loading|waiting)$/.test(this.view.get().fetch.is)) this.stop();
      this.cancelRelease = this.deps.core.platform.after(HELD, () => this.release());
    };
  }

  go(): void {
    this.cancelWait();
    void this.run();
  }

  stop(): void {
    this.cancelWait();
    this.turn += 1;
    this.publish({ fetch: { is: 'stopped' } });
    this.ended();
  }

  /** What is known of the reader's place, on this device or the server. */
  noteReadTo(id: StatusId | null): void {
    const { readTo } = this.view.get();
    if (id !== null && (readTo === null || compareIds(id, readTo) > 0)) this.publish({ readTo: id });
  }

  /** Reads what is kept, then fetches the rest. */
  private async begin(): Promise<void> {
    this.turn += 1;
    const own = this.turn;
    const { ids } = this.view.get();
    const isWhole = ids.every((id) => this.deps.core.store.statuses.truth(id) !== undefined);
    if (!this.view.get().looked || !isWhole) await this.restore();
    if (own !== this.turn) return;
    this.publish({ looked: true, ...this.times() });
    await this.run();
  }

  private async restore(): Promise<void> {
    const { store, ingest } = this.deps.core;
    const kept = await this.deps.kept.posts();
    store.batch.run(() => {
      if (kept) {
        ingest.restore({
          accounts: kept.accounts.filter(({ id }) => !store.accounts.truth(id)),
          statuses: kept.statuses.filter(({ id }) => !store.statuses.truth(id)),
          relationships: kept.relationships.filter(({ id }) => !store.relationships.truth(id)),
        });
        this.stretches = kept.stretches.reduce(withStretch, this.stretches);
        this.add(kept.ids);
      }
      for (const part of this.deps.home()) {
        const [newest, oldest] = [part[0], part.at(-1)];
        if (newest === undefined || oldest === undefined) continue;
        this.stretches = withStretch(this.stretches, { newest, oldest });
        this.add(part);
      }
      this.publish({});
    });
  }

  /** When a row came into the timeline: what its id says, else when it was written. */
  timeOf(id: StatusId): number {
    return timeOfId(id) ?? this.deps.core.store.statuses.truth(id)?.createdAt ?? 0;
  }

  private times(): Pick<CatchUpView, 'from' | 'to'> {
    const to = this.deps.core.platform.now();
    const { readTo } = this.view.get();
    const since =
      this.span === 'read' ? (readTo === null ? to - USUAL_SPAN : this.timeOf(readTo) + 1) : to - this.span;
    return { from: Math.max(since, to - LONGEST_SPAN), to };
  }

  private add(ids: readonly StatusId[]): void {
    const { view } = this;
    const known = new Set(view.get().ids);
    const { statuses } = this.deps.core.store;
    const fresh = ids.filter((id) => !known.has(id) && statuses.truth(id) !== undefined);
    for (const id of fresh) this.held.set(id, statuses.readable(id).subscribe(nothing));
    if (fresh.length > 0) view.set({ ...view.get(), ids: mergeNewest(view.get().ids, fresh) });
  }

  private holes(from: number): readonly Hole[] {
    return holesBelow(this.stretches).filter(
      ({ above }) => above !== null && this.timeOf(above) > from && above !== this.end,
    );
  }

  private async run(): Promise<void> {
    this.turn += 1;
    const own = this.turn;
    this.publish({ fetch: { is: 'loading' }, ...this.times() });
    let hole: Hole | undefined = { above: null, since: this.stretches[0]?.newest ?? null };
    try {
      while (hole) {
        if (this.countInSpan() >= MOST_POSTS) break;
        const page = await this.ask(hole);
        if (own !== this.turn) return;
        this.take(hole, page);
        hole = this.view.get().holes[0];
      }
    } catch (thrown) {
      if (own === this.turn) this.failed(thrown);
      return;
    }
    this.publish({ fetch: { is: 'done', limit: hole !== undefined } });
    this.ended();
  }

  private ask({ above, since }: Hole): Promise<Page<StatusBundle>> {
    const { core } = this.deps;
    return core.remote.timeline('home', {
      ...filtersOf('home', core.settings, true, NO_FILTER),
      limit: PAGE,
      ...(above === null ? {} : { maxId: above }),
      // The newest of many is wanted first; the server need not tell again what is here.
      ...(since === null ? {} : { sinceId: since }),
    });
  }

  private take(hole: Hole, page: Page<StatusBundle>): void {
    const { store, ingest } = this.deps.core;
    store.batch.run(() => {
      const rows = ingest.statuses(page.items).map(({ id }) => id);
      const ids = idsOf(page);
      // A page that is not full reaches what is known: the server was asked for no more than the hole.
      const closes = hole.since !== null && (page.older === null || page.items.length === 0);
      const stretch = stretchOfPage(hole, closes && hole.since !== null ? [...ids, hole.since] : ids);
      const moves = stretch !== null && stretch.oldest !== hole.above;
      if (stretch) this.stretches = withStretch(this.stretches, stretch);
      if (hole.since === null && (!moves || page.older === null)) this.end = stretch?.oldest ?? hole.above;
      this.add(rows);
      this.publish({});
    });
  }

  private failed(thrown: unknown): void {
    const error = toApiError(thrown);
    const { platform } = this.deps.core;
    if (error.kind !== 'rate-limited') {
      this.publish({ fetch: { is: 'failed', error } });
      return this.ended();
    }
    const now = platform.now();
    const until = Math.max(error.retryAt ?? now + PATIENCE, now + 1000);
    this.publish({ fetch: { is: 'waiting', until } });
    this.cancelWait = platform.after(until - now, () => this.go());
  }

  private countInSpan(): number {
    const { ids, from } = this.view.get();
    const start = ids.findLastIndex((id) => this.timeOf(id) >= from);
    return start + 1;
  }

  private ended(): void {
    const { core, kept } = this.deps;
    const { ids } = this.view.get();
    // Only what a later span can ask for.
    const limit = ids.findLast((id) => this.timeOf(id) >= core.platform.now() - LONGEST_SPAN);
    const whole = limit === undefined ? [] : cutBelow(this.stretches, limit);
    const recent = ids.filter((id) => limit !== undefined && compareIds(id, limit) >= 0).slice(0, MOST_POSTS);
    const last = recent.at(-1);
    void kept.keepPosts(core.store, last === undefined ? [] : cutBelow(whole, last), recent);
    this.deps.onEnd();
  }

  private release(): void {
    for (const stop of this.held.values()) stop();
    this.held.clear();
    this.stretches = [];
    this.end = null;
    this.publish({ ids: [], looked: false, fetch: { is: 'idle' } });
  }

  private publish(changes: Partial<CatchUpView>): void {
    const next = { ...this.view.get(), ...changes };
    const holes = this.holes(next.from);
    const top = holes[0]?.above ?? null;
    this.view.set({ ...next, holes, reached: top === null ? next.from : this.timeOf(top) });
  }
}
