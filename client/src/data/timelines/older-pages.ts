import type { StatusBundle } from '@/api/decode/status';
import type { Cursor, Page } from '@/api/pagination';
import { noticeOfFetch } from '@/data/fetching/notice-of-fetch';
import type { Reach } from '@/data/reach/reach';
import type { Notices } from '@/data/notices/notices';
import type { TimelineView } from './timelines';
import type { TimelineQuery } from '@/data/remote/remote';
import type { Batch } from '@/data/store/batch';
import { toApiError } from '@/domain/api-error';

/** A page full of repeats that are known already shows nothing new: this many are fetched in a row. */
const PAGES_IN_A_ROW = 3;

/** What older pages ask of their timeline. */
export interface OlderHost {
  batch: Batch;
  notices: Notices;
  reach: Reach;
  /** Another one when the list began anew: an answer of before does not matter any more. */
  epoch(): number;
  fetch(query: TimelineQuery): Promise<Page<StatusBundle>>;
  /** Puts posts at the end; how many the reader has not seen in the list before. */
  append(items: readonly StatusBundle[]): number;
  publish(changes: Partial<TimelineView>): void;
}

/** The end of a timeline: where its older pages go on, and the one that is being fetched. */
export class OlderPages {
  /** Null where nothing is older. */
  cursor: Cursor | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly host: OlderHost) {}

  load(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    const { host } = this;
    const epoch = host.epoch();
    host.publish({ older: { is: 'loading' } });
    try {
      for (let tries = 0; tries < PAGES_IN_A_ROW; tries += 1) {
        const { cursor } = this;
        const page = await this.fetchBefore(cursor);
        if (epoch !== host.epoch()) return host.publish({ older: { is: 'idle' } });
        // Showing new posts meanwhile cut the list: this page would leave a hole.
        if (cursor !== this.cursor) break;
        if (this.take(page) || page === null) return;
      }
      host.publish({ older: { is: 'idle' } });
    } catch (thrown) {
      const error = toApiError(thrown);
      if (epoch === host.epoch()) noticeOfFetch(host, 'timeline_errors', error);
      host.publish({ older: { is: 'failed', error } });
    }
  }

  private fetchBefore(cursor: Cursor | null): Promise<Page<StatusBundle> | null> {
    return cursor?.maxId === undefined ? Promise.resolve(null) : this.host.fetch({ maxId: cursor.maxId });
  }

  /** True when the reader has got something, or there is nothing more. */
  private take(page: Page<StatusBundle> | null): boolean {
    const { host } = this;
    return host.batch.run(() => {
      const items = page?.items ?? [];
      const added = host.append(items);
      const older = items.length === 0 ? null : (page?.older ?? null);
      // A cursor that does not move would fetch the same page for ever.
      this.cursor = older?.maxId === this.cursor?.maxId ? null : older;
      const done = added > 0 || this.cursor === null;
      host.publish({ reachedEnd: this.cursor === null, ...(done ? { older: { is: 'idle' } } : {}) });
      return done;
    });
  }
}
