import type { StatusId } from '@/domain/ids';
import type { Records } from '@/data/store/records';
import { buildThread, type ThreadNode } from './thread';

/**
 * The tree of posts that are in the store. A repeat among them (a conversation opened at one) stands in
 * the place of the post it repeats, so that the replies to that one hang below it.
 */
export function threadOf(records: Records, ids: readonly StatusId[]): readonly ThreadNode[] {
  const standsFor = new Map<StatusId, StatusId>();
  for (const id of ids) {
    const repeated = records.status(id).get()?.reblogId ?? null;
    if (repeated !== null) standsFor.set(repeated, id);
  }
  const parentOf = (id: StatusId): StatusId | null => {
    const status = records.status(id).get();
    const subject = status?.reblogId == null ? status : records.status(status.reblogId).get();
    const parent = subject?.inReplyToId ?? null;
    return parent === null ? null : (standsFor.get(parent) ?? parent);
  };
  return buildThread(ids.map((id) => ({ id, parentId: parentOf(id) })));
}
