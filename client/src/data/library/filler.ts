import { toApiError, type ApiError, type ApiErrorKind } from '@/domain/api-error';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import type { Platform } from '@/data/platform';
import type { Reach } from '@/data/reach/reach';
import type { Answer } from './calls';
import type { StatusId } from '@/domain/ids';
import type { Progress, Sweep } from './choices';
import { SOURCES, type Filling, type Source } from './library';

/** Milliseconds between two pages: 40 a minute, where servers allow 60 or more of all calls together. */
const PACE = 1_500;
/** Until what is new is asked for again. */
const ROUND = 900_000;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;
/** Where a server limits and does not say until when. */
const LIMITED = 60_000;
/** New posts of one list in one round. */
const NEW_PAGES = 25;
/** Until all lists are gone through again. */
const SWEEP = 86_400_000;
/** Posts of one list that a sweep asks about: a server that does not list all would have it ask without an end. */
const ASKED_MOST = 500;
/** Asking for this list again cannot help. */
const HOPELESS: ReadonlySet<ApiErrorKind> = new Set([
  'unauthorized',
  'login-needed',
  'forbidden',
  'not-found',
  'invalid',
]);

export interface FillerRules {
  platform: Pick<Platform, 'now' | 'after'>;
  reach: Pick<Reach, 'onReturn'>;
  fetch(source: Source, maxId: string | null): Promise<Page<StatusBundle>>;
  /** Keeps a page. */
  keep(source: Source, page: readonly StatusBundle[]): Promise<Answer>;
  progress(): Readonly<Record<Source, Progress>>;
  setProgress(source: Source, progress: Progress): void;
  sweep(): Sweep;
  setSweep(sweep: Sweep): void;
  /** Notes what a sweep came by; `first`: it begins. */
  see(page: readonly StatusBundle[], first: boolean): Promise<void>;
  /** Kept, and the sweep did not come by them. */
  unseen(source: Source): Promise<readonly StatusId[]>;
  /** Asks the server about one post, and keeps what it says. Rejects with ApiError. */
  askAbout(id: StatusId): Promise<void>;
  tell(filling: Filling): void;
  /** The server does not give this list. */
  tellRefused(source: Source): void;
}

/**
 * Fetches the reader's lists page by page, one request at a time: first all that is older, then, now and then, what is
 * new. Each page is kept before the next one is asked for, so a reload goes on where this was.
 */
export class Filler {
  private readonly refused = new Set<Source>();
  private running = false;
  private cancel: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  private failures = 0;
  /** Where the newest posts of each list are looked for in this round; absent when that is done. */
  private newer = new Map<Source, { maxId: string | null; pages: number }>();
  private turn = 0;
  /** What the sweep did not come by in its list; null before its last page. */
  private doubts: StatusId[] | null = null;

  constructor(private readonly rules: FillerRules) {}

  start(): void {
    if (this.running) return;
    this.running = true;
    this.failures = 0;
    this.beginRound();
    this.stopListening = this.rules.reach.onReturn(() => {
      if (this.failures > 0) this.next(0);
    });
    this.next(0);
  }

  stop(): void {
    this.running = false;
    this.turn += 1;
    this.cancel?.();
    this.stopListening?.();
  }

  private beginRound(): void {
    // What is being fetched for the first time begins with the newest anyway.
    const done = SOURCES.filter((source) => this.rules.progress()[source].done);
    this.newer = new Map(done.map((source) => [source, { maxId: null, pages: 0 }]));
  }

  private next(ms: number): void {
    this.cancel?.();
    if (this.running) this.cancel = this.rules.platform.after(ms, () => void this.step());
  }

  private async step(): Promise<void> {
    this.turn += 1;
    const { turn, rules } = this;
    const older = SOURCES.find((source) => !this.refused.has(source) && !rules.progress()[source].done);
    const source = older ?? SOURCES.find((each) => this.newer.has(each));
    if (!source) return this.sweep();
    if (older) rules.tell({ is: 'filling', source });
    const maxId = older ? rules.progress()[source].maxId : (this.newer.get(source)?.maxId ?? null);
    try {
      const page = await rules.fetch(source, maxId);
      const answer = turn === this.turn ? await rules.keep(source, page.items) : null;
      if (turn !== this.turn || !answer) return;
      this.failures = 0;
      if (answer.kept !== 'yes') return this.halt(answer.kept);
      const goesOn = page.items.length > 0 ? (page.older?.maxId ?? null) : null;
      // A cursor that does not move would fetch the same page for ever.
      const further = goesOn === maxId ? null : goesOn;
      if (older) this.tookOlder(source, further);
      else this.tookNewer(source, further, answer.added);
      this.next(PACE);
    } catch (thrown) {
      if (turn === this.turn) this.failed(source, toApiError(thrown));
    }
  }

  /** All is here and new: rests, or goes on with looking for what is not in the lists any more. */
  private async sweep(): Promise<void> {
    const { turn, rules } = this;
    const { at, source: begun, maxId } = rules.sweep();
    const source = begun ?? (rules.platform.now() - at >= SWEEP ? SOURCES[0] : null);
    if (!source) return this.rest();
    rules.tell({ is: 'checking', source });
    try {
      const [doubt] = this.doubts ?? [];
      if (doubt !== undefined) {
        await rules.askAbout(doubt);
        if (turn !== this.turn) return;
        this.doubts?.shift();
      } else if (this.doubts || this.refused.has(source)) this.sweptList(source, at);
      else await this.sweepPage({ at, source, maxId }, turn);
      if (turn !== this.turn) return;
      this.failures = 0;
      this.next(PACE);
    } catch (thrown) {
      if (turn === this.turn) this.failed(source, toApiError(thrown));
    }
  }

  private async sweepPage({ at, source, maxId }: Sweep & { source: Source }, turn: number): Promise<void> {
    const { rules } = this;
    const page = await rules.fetch(source, maxId);
    if (turn !== this.turn) return;
    const answer = await rules.keep(source, page.items);
    if (answer.kept !== 'yes') return this.halt(answer.kept);
    await rules.see(page.items, maxId === null);
    const goesOn = page.items.length > 0 ? (page.older?.maxId ?? null) : null;
    if (goesOn !== null && goesOn !== maxId) rules.setSweep({ at, source, maxId: goesOn });
    else this.doubts = (await rules.unseen(source)).slice(0, ASKED_MOST);
  }

  private sweptList(source: Source, at: number): void {
    this.doubts = null;
    const next = SOURCES[SOURCES.indexOf(source) + 1] ?? null;
    this.rules.setSweep({ at: next ? at : this.rules.platform.now(), source: next, maxId: null });
  }

  private rest(): void {
    this.rules.tell({ is: 'done' });
    this.cancel = this.rules.platform.after(ROUND, () => {
      this.beginRound();
      this.next(0);
    });
  }

  private tookOlder(source: Source, further: string | null): void {
    const { rules } = this;
    rules.setProgress(source, { maxId: further, done: further === null });
    // What is here for the first time has just been looked at.
    if (SOURCES.every((each) => this.refused.has(each) || rules.progress()[each].done))
      rules.setSweep({ at: rules.platform.now(), source: null, maxId: null });
  }

  private tookNewer(source: Source, further: string | null, added: number): void {
    const pages = (this.newer.get(source)?.pages ?? 0) + 1;
    if (further === null || added === 0 || pages >= NEW_PAGES) this.newer.delete(source);
    else this.newer.set(source, { maxId: further, pages });
  }

  private halt(why: 'full' | 'refused'): void {
    this.stop();
    this.rules.tell({ is: 'stopped', why });
  }

  private failed(source: Source, error: ApiError): void {
    const { rules } = this;
    const { platform } = rules;
    this.failures += 1;
    if (HOPELESS.has(error.kind)) {
      this.refused.add(source);
      this.newer.delete(source);
      rules.tellRefused(source);
      return this.next(PACE);
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(10, this.failures - 1));
    const until =
      error.kind === 'rate-limited' ? (error.retryAt ?? platform.now() + LIMITED) : platform.now() + pause;
    rules.tell({ is: 'waiting', error, until });
    this.next(Math.max(1000, until - platform.now()));
  }
}
