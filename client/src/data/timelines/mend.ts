import { toApiError, type ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { TimelineGap } from './timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import { orderOf } from './query';
import { PAGE_SIZE, type Timeline } from './timeline';

// Comes with the first gap or the first return to a far place: few visits need it.

/** From which end a gap is filled: on from the newer posts above it, or from the older ones below. */
export type GapEnd = 'above' | 'below';

/** What of a gap is left after one page of it; null when it is closed. */
function restOf(gap: TimelineGap, end: GapEnd, { items }: Page<StatusBundle>): TimelineGap | null {
  const [newest, oldest] = [items[0]?.status.id, items.at(-1)?.status.id];
  if (newest === undefined || oldest === undefined || items.length < PAGE_SIZE) return null;
  return end === 'above' ? { above: oldest, since: gap.since } : { above: gap.above, since: newest };
}

/** F11: one page of a gap. Resolves with what went wrong. */
export async function fillGap(timeline: Timeline, gap: TimelineGap, end: GapEnd): Promise<ApiError | null> {
  const { above, since } = gap;
  const { epoch } = timeline.fetcher;
  try {
    const bound = end === 'above' ? { sinceId: since } : { minId: since };
    const page = await timeline.fetch({ maxId: above, ...bound });
    if (epoch !== timeline.fetcher.epoch || !timeline.gaps.includes(gap)) return null;
    timeline.take(page, () => {
      const rest = restOf(gap, end, page);
      timeline.gaps = timeline.gaps.flatMap((other) => (other === gap ? (rest ?? []) : other));
    });
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}

const PAGES_TO_PLACE = 10;

/** Lists in the server's own order have no way into their middle, and a profile shows no gaps. */
const isGrownOnly = (key: TimelineKey): boolean => orderOf(key) === 'server' || /^(user|replies):/.test(key);

/** F12: brings a post of an earlier visit back into the list, with a page to each side of it. */
export async function loadAround(timeline: Timeline, id: StatusId): Promise<void> {
  // The first answer may replace all that is here.
  if (timeline.fetcher.answeredAt === 0) await timeline.loadNewer('by-poll');
  const { queue } = timeline;
  const { epoch } = timeline.fetcher;
  if (queue.has(id) || queue.shown.length === 0) return;
  if (isGrownOnly(timeline.key)) {
    for (let page = 0; page < PAGES_TO_PLACE && !queue.has(id); page += 1) await timeline.loadOlder();
    return;
  }
  try {
    const newer = await timeline.fetch({ minId: id });
    const [first, last] = [newer.items[0]?.status.id, newer.items.at(-1)?.status.id];
    if (first === undefined || last === undefined) return;
    const older = await timeline.fetch({ maxId: last });
    if (epoch !== timeline.fetcher.epoch) return;
    const end = queue.shown.at(-1);
    if (end !== undefined && !queue.has(first))
      timeline.gaps = [...timeline.gaps, { above: end, since: first }];
    timeline.take(newer);
    timeline.take(older, () => timeline.continueFrom(older));
  } catch {
    // The list stays as it is, at its top.
  }
}
