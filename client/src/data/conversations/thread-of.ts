import type { StatusId } from '@/domain/ids';
import type { Records } from '@/data/store/records';
import { buildThread, type ThreadNode, type ThreadPost } from './thread';

/**
 * Posts that are in the store, and what they answer. A repeat among them (a conversation opened at one) stands in
 * the place of the post it repeats, so that the replies to that one hang below it.
 */
export function threadPosts(records: Records, ids: readonly StatusId[]): readonly ThreadPost[] {
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
  return ids.map((id) => ({ id, parentId: parentOf(id) }));
}

/** Their tree. */
export const threadOf = (records: Records, ids: readonly StatusId[]): readonly ThreadNode[] =>
  buildThread(threadPosts(records, ids));
