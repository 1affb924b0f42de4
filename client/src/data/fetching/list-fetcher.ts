import { toApiError, type ApiError, type Fetch } from '@/domain/api-error';
import { compareIds } from '@/domain/ids';
import type { Cursor, Page } from '@/api/pagination';
import type { Notices } from '@/data/notices/notices';
import type { Reach } from '@/data/reach/reach';
import type { Batch } from '@/data/store/batch';
import { noticeOfFetch } from './notice-of-fetch';

/** A page may hold nothing that the reader has not seen, such as repeats of known posts: this many are asked for in a row. */
const PAGES_IN_A_ROW = 3;

/** Who asked. The reader is told of each failed request of their own, and of the first failed poll only. */
export type AskedBy = 'by-reader' | 'by-poll';

/** What a screen is told of the two ends of a list. */
interface EndsOfList {
  newer?: Fetch;
  older?: Fetch;
  reachedEnd?: boolean;
  loaded?: true;
}

/** The list that is fetched. */
export interface ListHost<Item> {
  batch: Batch;
  notices: Notices;
  reach: Reach;
  errorsOf: Parameters<typeof noticeOfFetch>[1];
  now(): number;
  /** Asks for what is newer; resolves with the way to take the answer in, which runs in one transaction. */
  askNewer(): Promise<() => void>;
  /** `askNewer` failed. */
  newerFailed?(): void;
  /** The page says itself what went wrong. */
  explains?(error: ApiError): boolean;
  askOlder(cursor: Cursor): Promise<Page<Item>>;
  /** Puts a page at the end; how many of it the reader has not seen in the list before. */
  takeOlder(items: readonly Item[]): number;
  /** The gap between what was fetched and what is streamed is closed. */
  caughtUp?(): void;
  publish(changes: EndsOfList): void;
}

/**
 * Fetches both ends of one list (timelines/SPEC.md F2, F5, F6): one request of each direction at a time; a failure is
 * told once; an answer from before the list began anew is not heard.
 */
export class ListFetcher<Item> {
  /** Where older pages go on; null where nothing is older. */
  cursor: Cursor | null = null;
  /** Another one whenever the list began anew. */
  epoch = 0;
  /** Unix milliseconds of the last answer from the server, 0 before the first. */
  answeredAt = 0;
  private newerRun: Promise<ApiError | null> | null = null;
  private olderRun: Promise<void> | null = null;
  private failing = false;
  /** The stream has begun, but what came just before has still to be fetched. */
  private behind = false;
  /** The answer under way was asked for before the stream began. */
  private askedBefore = false;

  constructor(private readonly host: ListHost<Item>) {}

  get isBehind(): boolean {
    return this.behind;
  }

  /** Forgets all: as on the first day. The host's own part, its list and its ends, is up to the host. */
  reset(): void {
    this.beginAnew();
    this.cursor = null;
    this.answeredAt = 0;
    this.failing = false;
    this.behind = false;
  }

  /** What is under way does not matter any more. */
  private beginAnew(): void {
    this.epoch += 1;
    this.newerRun = null;
    this.olderRun = null;
    this.askedBefore = false;
  }

  /** Null when it was answered, or when the answer does not matter any more. */
  loadNewer(asked: AskedBy): Promise<ApiError | null> {
    if (this.newerRun) return this.newerRun;
    const run = this.runNewer(asked).finally(() => {
      if (this.newerRun === run) this.newerRun = null;
    });
    this.newerRun = run;
    return run;
  }

  /** Asks anew, whatever is under way; what is here stays until the answer comes. */
  reload(): Promise<ApiError | null> {
    this.beginAnew();
    this.host.publish({ older: { is: 'idle' } });
    return this.loadNewer('by-reader');
  }

  /** The stream has begun: fetches what came between the last answer and now. */
  async catchUp(): Promise<ApiError | null> {
    const { epoch } = this;
    this.behind = true;
    if (this.newerRun) {
      this.askedBefore = true;
      await this.newerRun;
      if (epoch === this.epoch) this.askedBefore = false;
    }
    return this.loadNewer('by-poll');
  }

  private async runNewer(asked: AskedBy): Promise<ApiError | null> {
    const { host, epoch } = this;
    host.publish({ newer: { is: 'loading' } });
    try {
      const take = await host.askNewer();
      if (epoch === this.epoch) this.answered(take);
      return null;
    } catch (thrown) {
      return epoch === this.epoch ? this.fail(toApiError(thrown), asked) : null;
    }
  }

  private answered(take: () => void): void {
    const { host } = this;
    host.batch.run(() => {
      this.answeredAt = host.now();
      this.failing = false;
      take();
      if (!this.askedBefore) {
        this.behind = false;
        host.caughtUp?.();
      }
      host.publish({ newer: { is: 'idle' }, loaded: true });
    });
  }

  private fail(error: ApiError, asked: AskedBy): ApiError {
    const { host } = this;
    host.newerFailed?.();
    // A server that stays away is told once, not every 20 s.
    if (!host.explains?.(error) && (asked === 'by-reader' || !this.failing))
      noticeOfFetch(host, host.errorsOf, error);
    this.failing = true;
    host.publish({ newer: error.kind === 'aborted' ? { is: 'idle' } : { is: 'failed', error } });
    return error;
  }

  /** F10: another tab has fetched what is newer than `sinceId`; false when this tab does not know enough to take it. */
  takeShared(newest: string | null, sinceId: string, take: () => void): boolean {
    const fits = this.answeredAt > 0 && newest !== null && compareIds(newest, sinceId) >= 0;
    if (fits) this.answered(take);
    return fits;
  }

  loadOlder(): Promise<void> {
    if (this.olderRun) return this.olderRun;
    const run = this.runOlder().finally(() => {
      if (this.olderRun === run) this.olderRun = null;
    });
    this.olderRun = run;
    return run;
  }

  private async runOlder(): Promise<void> {
    const { host, epoch } = this;
    host.publish({ older: { is: 'loading' } });
    try {
      for (let tries = 0; tries < PAGES_IN_A_ROW; tries += 1) {
        const { cursor } = this;
        const page = cursor?.maxId === undefined ? null : await host.askOlder(cursor);
        if (epoch !== this.epoch) return;
        // The list was cut meanwhile: this page would leave a hole.
        if (cursor !== this.cursor) break;
        if (this.takeOlder(page)) return;
      }
      host.publish({ older: { is: 'idle' } });
    } catch (thrown) {
      if (epoch !== this.epoch) return;
      const error = toApiError(thrown);
      noticeOfFetch(host, host.errorsOf, error);
      host.publish({ older: { is: 'failed', error } });
    }
  }

  /** True when the reader has got something, or there is nothing more. */
  private takeOlder(page: Page<Item> | null): boolean {
    const { host } = this;
    return host.batch.run(() => {
      const items = page?.items ?? [];
      const before = this.cursor;
      const added = host.takeOlder(items);
      // The host has cut its list at the end: older pages go on from there.
      if (this.cursor !== before) {
        host.publish({ older: { is: 'idle' } });
        return true;
      }
      const older = items.length === 0 ? null : (page?.older ?? null);
      // A cursor that does not move would fetch the same page for ever.
      this.cursor = older?.maxId === before?.maxId ? null : older;
      const done = added > 0 || this.cursor === null;
      host.publish({ reachedEnd: this.cursor === null, ...(done ? { older: { is: 'idle' } } : {}) });
      return done;
    });
  }
}
