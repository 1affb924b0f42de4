import type { Readable } from '@/data/readable';
import type { ApiError } from '@/domain/api-error';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import type { PostFilters } from '@/domain/filter/filter-index';
import type { LastWritten } from '@/domain/catch-up/returned';
import type { Hole } from '@/domain/catch-up/stretches';
import type { AccountId, StatusId } from '@/domain/ids';

/** Milliseconds: no span is longer. */
export const LONGEST_SPAN = 7 * 86_400_000;
/** So many posts of the home timeline are looked through at most, those that are kept among them. */
export const MOST_POSTS = 5_000;
/** So many people at most are asked about at one press. */
export const ASKED_AT_ONCE = 40;

/** How far back: milliseconds, or `read` for since the reader last read to somewhere. */
export type Span = number | 'read';

type CatchUpFetch =
  | { is: 'idle' }
  | { is: 'loading' }
  /** The server asked for patience; it goes on by itself then (Unix milliseconds). */
  | { is: 'waiting'; until: number }
  | { is: 'stopped' }
  | { is: 'failed'; error: ApiError }
  /** `limit`: there is more, and it is not fetched. */
  | { is: 'done'; limit: boolean };

export interface CatchUpView {
  /** Rows of the home timeline that are here, newest first. */
  ids: readonly StatusId[];
  /** The span, Unix milliseconds. */
  from: number;
  to: number;
  /** How much of the span is fetched: its end in time as far as it is gapless from the top, Unix milliseconds. */
  reached: number;
  fetch: CatchUpFetch;
  /** Where posts of the span were not fetched, newest first. */
  holes: readonly Hole[];
  /** What was kept on this device has been looked for. */
  looked: boolean;
  /** The newest post that the reader has read to, on this device or another; null where none is known. */
  readTo: StatusId | null;
}

/** What is known of when people wrote before, and how far the question is. */
export interface BeforeView {
  last: LastWritten;
  /** People that are being asked about; 0 while nobody is. */
  asking: number;
  error: ApiError | null;
}

/**
 * The home timeline after an absence: what came in a span of time, from what is kept on this device and from the
 * server, page by page, never more than a week or 5,000 posts. Its posts are in the records.
 */
export interface CatchUp {
  view: Readable<CatchUpView>;
  before: Readable<BeforeView>;
  /** A screen shows this span: fetches what is missing of it until the returned function is called. */
  open(span: Span): () => void;
  /** Goes on after a stop or a failure, and looks for newer posts. */
  go(): void;
  stop(): void;
  /** Facts of the rows of the span that these filters and the reader's mutes leave, newest first. */
  posts(view: Pick<CatchUpView, 'ids' | 'from'>, filters: PostFilters): readonly CatchUpPost[];
  /** The span is read up to this row. False: this device keeps it, and the server could not be told. */
  readTo(id: StatusId): Promise<boolean>;
  /** Those of the people of whose posts the reader is told; asks the server about whom it does not know. */
  bells(people: readonly AccountId[]): Promise<ReadonlySet<AccountId>>;
  /** Asks the server when these people wrote before the span: one question each, at most 40. */
  askBefore(people: readonly AccountId[]): Promise<void>;
}

/** Where a timeline was brought by `goTo`; `cannot`: its order is not that of time, or its ids do not tell any. */
export type WentTo =
  | { is: 'here'; id: StatusId }
  | { is: 'nothing' }
  | { is: 'cannot'; why: 'order' | 'ids' }
  | { is: 'failed'; error: ApiError };
