import type { StatusBundle } from '@/api/decode/status';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Ingest } from '@/data/ingest/ingest';
import type { Store } from '@/data/store/store';

/** A post of one's own that the server just took: the post it answers has one answer more. */
export function takeOwnPost(
  { store, ingest, posted }: { store: Store; ingest: Ingest; posted: (status: Status) => void },
  bundle: StatusBundle,
): StatusId {
  return store.batch.run(() => {
    const isNew = store.statuses.truth(bundle.status.id) === undefined;
    const status = ingest.status(bundle);
    const parent = status.inReplyToId === null ? undefined : store.statuses.truth(status.inReplyToId);
    if (parent && isNew) store.statuses.put(parent.id, { ...parent, repliesCount: parent.repliesCount + 1 });
    posted(status);
    return status.id;
  });
}
