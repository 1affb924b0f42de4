import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { NotificationBundle } from '@/api/decode/notification';
import type { StreamEvent } from '@/api/decode/stream';
import type { Ingest } from '@/data/ingest/ingest';
import type { Store } from '@/data/store/store';

export interface StreamTargets {
  store: Store;
  ingest: Ingest;
  /** A new post for the lists. */
  received(status: Status): void;
  notified(bundle: NotificationBundle): void;
  /** A post is gone everywhere. */
  removed(id: StatusId): void;
  /** Somebody follows or was accepted: what is known of both people is out of date. */
  followChanged(accountIds: readonly string[]): void;
  /** The reader's filters on the server are others than before. */
  filtersChanged(): void;
  warn(text: string): void;
}

function handle(event: StreamEvent, targets: StreamTargets): void {
  const { store, ingest } = targets;
  switch (event.is) {
    case 'update':
      return targets.received(ingest.status(event.bundle));
    case 'status.update':
      // Written once, it changes wherever it is shown; a post that nobody knows need not be kept.
      if (store.statuses.truth(event.bundle.status.id) || ingest.isWatched()) ingest.status(event.bundle);
      return;
    case 'delete':
      return targets.removed(event.id);
    case 'notification':
      return targets.notified(event.bundle);
    case 'follow':
      return targets.followChanged([event.followerId, event.followingId]);
    case 'filters_changed':
      return targets.filtersChanged();
    case 'unknown':
      return targets.warn(`streaming: unknown event "${event.event.slice(0, 100)}"`);
  }
}

/** RT-01, RT-02: the one table from socket event to calls. One event is one transaction. */
export const handleStreamEvent = (event: StreamEvent, targets: StreamTargets): void =>
  targets.store.batch.run(() => handle(event, targets));
