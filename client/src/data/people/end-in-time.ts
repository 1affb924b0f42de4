import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { EndsKeeper } from './ends';
import type { Ends } from './people';

/** Timers of browsers hold no longer than this many milliseconds. */
const LONGEST = 2_147_000_000;

/** A server does what has an end a moment after it, in milliseconds. */
const SERVER_MS = 5000;

/** What is to be done about people for whom something is over. */
export type WhenOver = Readonly<Record<keyof Ends, (ids: readonly AccountId[]) => void>>;

/**
 * Repeats that were hidden for a time are shown again when it is over: no server knows of an end, so the
 * page does it, when it is open then or the next time that it is. Mutes end by the server, which is asked then.
 */
export function endInTime({ platform, meId }: Core, ends: EndsKeeper, over: WhenOver): void {
  if (meId === null) return;
  let cancel = (): void => undefined;
  const arrange = (): void => {
    cancel();
    const now = platform.now();
    const { muted, repeatsHidden } = ends.get();
    const all = [
      ...[...repeatsHidden].map(([id, end]) => ({ kind: 'repeatsHidden', id, end }) as const),
      ...[...muted].map(([id, end]) => ({ kind: 'muted', id, end: end + SERVER_MS }) as const),
    ];
    for (const kind of ['muted', 'repeatsHidden'] as const) {
      const ended = all.filter((each) => each.kind === kind && each.end <= now).map(({ id }) => id);
      if (ended.length > 0) over[kind](ended);
    }
    const next = Math.min(...all.map(({ end }) => end).filter((end) => end > now));
    cancel = Number.isFinite(next) ? platform.after(Math.min(next - now, LONGEST), arrange) : () => undefined;
  };
  arrange();
  ends.subscribe(arrange);
}
