import type { ContextBundle, StatusBundle } from '@/api/decode/status';
import type { Fetch } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Readable } from '@/data/readable';
import type { Batch } from '@/data/store/batch';

export interface ConversationView {
  /** All known posts of the thread, oldest first, the opened one included. */
  ids: readonly StatusId[];
  fetch: Fetch;
  loaded: boolean;
}

export interface Conversations {
  view(id: StatusId): Readable<ConversationView>;
  open(id: StatusId): () => void;
  reload(id: StatusId): Promise<void>;
}

/** What threads need of their realm. */
export interface ThreadDeps {
  batch: Batch;
  known(id: StatusId): Status | undefined;
  fetch(id: StatusId): Promise<StatusBundle>;
  fetchAround(id: StatusId): Promise<ContextBundle>;
  /** The server says that there is no such post: it goes everywhere. */
  gone(id: StatusId): void;
  /** Writes posts that were fetched. */
  take(posts: readonly StatusBundle[]): readonly Status[];
  now(): number;
  /** While posts stream in, an opened post needs no refresh. */
  streaming(): boolean;
}

/** The rest of the face is for stream, eviction, snapshots. */
export interface Threads extends Conversations {
  receive(status: Status): void;
  remove(id: StatusId): void;
  /** Posts of the threads that are watched. */
  named(): Iterable<StatusId>;
  forget(ids: ReadonlySet<StatusId>): void;
  /** Most recently opened last. */
  recent(): readonly { id: StatusId; ids: readonly StatusId[] }[];
  restore(id: StatusId, ids: readonly StatusId[]): void;
}
