import type { Core } from '@/data/core';
import { loadMoment } from '@/data/timelines/moment';
import { orderOf } from '@/data/timelines/query';
import type { TimelineRegistry } from '@/data/timelines/timeline-registry';
import type { Timeline } from '@/data/timelines/timeline';
import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { familyOfId, idAtTime, timeOfId } from '@/domain/status/id-time';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { WentTo } from './catch-up';

/** Milliseconds by which the time of an id and the time of its post may differ: posts come late from elsewhere. */
const AGREEMENT = 7 * 86_400_000;
/** Questions that halving may take: enough for two thousand million posts. */
const HALVINGS = 32;

/** Whether the ids of the list tell the times of its posts: most of those that are here do. */
function tells({ queue }: Timeline, { store }: Core): boolean {
  const known = queue.shown.slice(0, 20).flatMap((id) => store.statuses.truth(id) ?? []);
  const agree = known.filter(
    ({ id, createdAt }) => Math.abs((timeOfId(id) ?? Infinity) - createdAt) < AGREEMENT,
  );
  return known.length > 0 && 2 * agree.length > known.length;
}

/** The number before that of the first post after the moment, where ids are plain numbers, as old servers count. */
async function halve(timeline: Timeline, time: number, newest: StatusId): Promise<StatusId> {
  let [low, high] = [0n, BigInt(newest) + 1n];
  for (let asked = 0; asked < HALVINGS && high - low > 1n; asked += 1) {
    const middle = (low + high) / 2n;
    const { items } = await timeline.fetch({ maxId: String(middle), limit: 1 });
    const found = items[0]?.status;
    if (!found || found.createdAt < time) low = middle;
    else high = BigInt(/^\d+$/.test(found.id) ? found.id : String(middle - 1n));
  }
  return String(high - 1n);
}

async function placeOf(timeline: Timeline, core: Core, time: number): Promise<StatusId | null> {
  const [newest] = timeline.queue.shown;
  if (newest === undefined) return null;
  const family = familyOfId(newest);
  if (family !== null && tells(timeline, core)) return idAtTime(family, time);
  return /^\d{1,19}$/.test(newest) ? halve(timeline, time, newest) : null;
}

/**
 * Brings a timeline to a moment (Unix milliseconds): the first post after it, or the last before, with a page to each
 * side. Flakes, snowflakes and ULIDs hold their time; plain numbers are halved; other ids do not tell.
 */
export async function goTo(
  core: Core,
  timelines: TimelineRegistry,
  key: TimelineKey,
  time: number,
): Promise<WentTo> {
  if (orderOf(key) === 'server') return { is: 'cannot', why: 'order' };
  const timeline = timelines.timeline(key);
  try {
    if (timeline.queue.shown.length === 0) {
      const error = await timeline.loadNewer('by-poll');
      if (error) return { is: 'failed', error };
    }
    if (timeline.queue.shown.length === 0) return { is: 'nothing' };
    const place = await placeOf(timeline, core, time);
    if (place === null) return { is: 'cannot', why: 'ids' };
    const id = await loadMoment(timeline, place);
    return id === null ? { is: 'nothing' } : { is: 'here', id };
  } catch (thrown) {
    return { is: 'failed', error: toApiError(thrown) };
  }
}
