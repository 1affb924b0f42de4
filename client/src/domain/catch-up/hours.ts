import type { CatchUpPost } from './catch-up-post';

/** Milliseconds. */
export const HOUR = 3_600_000;
/** More bars are too thin for a finger. */
const MOST_BARS = 28;

/** Posts within a stretch of time. */
export interface Bar {
  /** Unix milliseconds; the end is the start of the next. */
  start: number;
  end: number;
  posts: number;
  people: number;
}

/** Hours of one bar, so that a span fits: whole parts of a day, then days. */
const SIZES = [1, 2, 3, 4, 6, 8, 12, 24] as const;

const sizeOf = (from: number, to: number): number =>
  HOUR * (SIZES.find((hours) => (to - from) / (hours * HOUR) <= MOST_BARS) ?? 24);

/**
 * Counts by hour, oldest first, also hours without posts; a longer span has bars of several hours. They begin at whole
 * hours of the reader's clock: `offset` is its distance from UTC in milliseconds.
 */
export function countsByHour(
  posts: readonly Pick<CatchUpPost, 'at' | 'byId'>[],
  from: number,
  to: number,
  offset: number,
): readonly Bar[] {
  if (!(to > from)) return [];
  const size = sizeOf(from, to);
  const first = Math.floor((from + offset) / size) * size - offset;
  const count = Math.min(400, Math.ceil((to - first) / size));
  const people = Array.from({ length: count }, () => new Set<string>());
  const bars = people.map((_, at) => ({
    start: first + at * size,
    end: first + (at + 1) * size,
    posts: 0,
    people: 0,
  }));
  for (const { at, byId } of posts) {
    // What was made before it came here counts where the span begins.
    const place = Math.min(count - 1, Math.max(0, Math.floor((at - first) / size)));
    const bar = bars[place];
    if (!bar) continue;
    bar.posts += 1;
    people[place]?.add(byId);
  }
  return bars.map((bar, at) => ({ ...bar, people: people[at]?.size ?? 0 }));
}
