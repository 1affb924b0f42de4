import { compareIds, newestFirst } from '@/domain/ids';

/**
 * Puts `fresh` into `list`, which is sorted newest first. Usually all of `fresh` is newer (a stream) or
 * older (a page) than the list: then nothing of the list is compared but its end.
 */
export function mergeNewest(list: readonly string[], fresh: readonly string[]): readonly string[] {
  if (fresh.length === 0) return list;
  const sorted = fresh.length === 1 ? fresh : fresh.toSorted(newestFirst);
  const [first, last] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  if (list.length === 0) return sorted;
  if (compareIds(last, list[0] ?? '') > 0) return [...sorted, ...list];
  if (compareIds(first, list.at(-1) ?? '') < 0) return [...list, ...sorted];
  const merged: string[] = [];
  let at = 0;
  for (const id of list) {
    for (let next = sorted[at]; next !== undefined && compareIds(next, id) > 0; next = sorted[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(id);
  }
  return [...merged, ...sorted.slice(at)];
}
