import { compareIds, type StatusId } from '@/domain/ids';
import type { TimelineGap } from './timelines';

const isBefore = (a: StatusId, b: StatusId): boolean => compareIds(a, b) < 0;

/** The post above which a gap stands; undefined when it cannot be seen, or does not lie in the list any more. */
const rowOfGap = (shown: readonly StatusId[], { above }: TimelineGap): StatusId | undefined =>
  shown[0] !== undefined && !isBefore(shown[0], above) ? shown.find((id) => isBefore(id, above)) : undefined;

/** Gaps by the post above which they stand. */
export const gapsByRow = (
  shown: readonly StatusId[],
  gaps: readonly TimelineGap[],
): ReadonlyMap<StatusId, TimelineGap> =>
  new Map(
    gaps.flatMap((gap) => {
      const row = rowOfGap(shown, gap);
      return row === undefined ? [] : [[row, gap] as const];
    }),
  );
