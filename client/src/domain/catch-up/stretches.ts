import { compareIds, type StatusId } from '@/domain/ids';

/** A part of a timeline of which every post was fetched, both ends included. */
export interface Stretch {
  newest: StatusId;
  oldest: StatusId;
}

const isNewer = (a: StatusId, b: StatusId): boolean => compareIds(a, b) > 0;

/** With one more stretch, which joins those that it overlaps or touches at an end. Newest first. */
export function withStretch(stretches: readonly Stretch[], added: Stretch): readonly Stretch[] {
  let { newest, oldest } = added;
  const apart: Stretch[] = [];
  for (const other of stretches) {
    if (isNewer(other.oldest, newest) || isNewer(oldest, other.newest)) apart.push(other);
    else {
      if (isNewer(other.newest, newest)) newest = other.newest;
      if (isNewer(oldest, other.oldest)) oldest = other.oldest;
    }
  }
  return [...apart, { newest, oldest }].toSorted((a, b) => compareIds(b.newest, a.newest));
}

/** Where posts were not fetched: older than `above`, newer than `since`; null is without an end. */
export interface Hole {
  above: StatusId | null;
  since: StatusId | null;
}

/** The holes between the stretches, newest first, and below the last; above the first stands what came since. */
export const holesBelow = (stretches: readonly Stretch[]): readonly Hole[] =>
  stretches.map(({ oldest }, at) => ({ above: oldest, since: stretches[at + 1]?.newest ?? null }));

/** A page below `hole.above`, as the stretch that it fills: down to what is known, when it reaches that. */
export function stretchOfPage(hole: Hole, ids: readonly StatusId[]): Stretch | null {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) {
    // Nothing lies in the hole: its ends touch.
    return hole.above !== null && hole.since !== null ? { newest: hole.above, oldest: hole.since } : null;
  }
  const reaches = hole.since !== null && !isNewer(last, hole.since);
  return { newest: hole.above ?? first, oldest: reaches && hole.since !== null ? hole.since : last };
}

/** Without the parts that are older than `limit`. */
export const cutBelow = (stretches: readonly Stretch[], limit: StatusId): readonly Stretch[] =>
  stretches
    .filter(({ newest }) => !isNewer(limit, newest))
    .map(({ newest, oldest }) => ({ newest, oldest: isNewer(limit, oldest) ? limit : oldest }));
