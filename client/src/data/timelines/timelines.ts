import type { Readable } from '@/data/readable';
import type { ApiError, Fetch } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import type { TimelineKey } from '@/domain/status/timeline-key';

/** A stretch that was not fetched: newer than `since`, older than `above`. */
export interface TimelineGap {
  above: StatusId;
  since: StatusId;
}

/** Quick filters of one timeline (TL-11); kept until the page is closed. */
export interface TimelineFilter {
  onlyMedia: boolean;
  hideRepeats: boolean;
}

export interface TimelineView {
  /** Shown ids, newest first. */
  ids: readonly StatusId[];
  /** Received but not shown yet (TL-04). */
  queued: number;
  /** True after a gap: the button reads "reload" (TL-04, TL-05). */
  mustReload: boolean;
  older: Fetch;
  newer: Fetch;
  /** An older page came back empty (TL-06). */
  reachedEnd: boolean;
  /** Something was loaded (from memory, disk or network): an empty list is really empty. */
  loaded: boolean;
  /** Gaps by the shown post above which they stand. */
  gaps: ReadonlyMap<StatusId, TimelineGap>;
  /** The newest post that was shown before the last "show new": what is above it was unread. */
  readUpTo: StatusId | null;
  /** Who else repeated a post, by the id of that post; `''` where the post came itself too. */
  also: ReadonlyMap<StatusId, readonly AccountId[]>;
  filter: TimelineFilter;
}

export interface Timelines {
  view(key: TimelineKey): Readable<TimelineView>;
  /** A screen shows the timeline: loads it, polls or streams it until the returned function is called. */
  open(key: TimelineKey): () => void;
  loadNewer(key: TimelineKey): Promise<void>;
  loadOlder(key: TimelineKey): Promise<void>;
  /** Shows the queue, keeping the 50 newest (TL-05), or reloads after a gap. */
  showNew(key: TimelineKey): void;
  /** The page was loaded anew while its reader was inside, below `newest`: what is newer waits like any arrival. */
  returnInside(key: TimelineKey, newest: StatusId): void;
  /** The screen tells how it stands, which decides whether new posts show at once (TL-04). */
  setReading(key: TimelineKey, reading: { atTop: boolean; focused: boolean }): void;
  /** Loads one page of a gap, from its newer or its older end; resolves with what went wrong. */
  fillGap(key: TimelineKey, gap: TimelineGap, end: 'above' | 'below'): Promise<ApiError | null>;
  /** Makes sure that this post, or what was posted around it, is in the list: for going back to it. */
  loadAround(key: TimelineKey, id: StatusId): Promise<void>;
  setFilter(key: TimelineKey, filter: TimelineFilter): void;
}
