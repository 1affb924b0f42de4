import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { EndsKeeper } from './ends';
import type { Ends } from './people';

/** The longest timer of a browser, in milliseconds. */
export const LONGEST_TIMER_MS = 2_147_000_000;

/** A server does what has an end a moment after it, in milliseconds. */
export const SERVER_MS = 5000;

/** What is to be done about people for whom something is over. */
export type WhenOver = Readonly<Record<keyof Ends, (ids: readonly AccountId[]) => void>>;

/**
 * Repeats that were hidden for a time are shown again when it is over: no server knows of an end, so the
 * page does it, when it is open then or the next time that it is. Mutes end by the server, which is asked then.
 */
export function endInTime({ platform, meId }: Core, ends: EndsKeeper, over: WhenOver): void {
  if (meId === null) return;
  let cancel = (): void => undefined;
  let telling = false;
  const times = (): { kind: keyof Ends; id: AccountId; end: number }[] => {
    const { muted, repeatsHidden } = ends.get();
    return [
      ...[...repeatsHidden].map(([id, end]) => ({ kind: 'repeatsHidden' as const, id, end })),
      ...[...muted].map(([id, end]) => ({ kind: 'muted' as const, id, end: end + SERVER_MS })),
    ];
  };
  const tell = (): void => {
    const ended = times().filter(({ end }) => end <= platform.now());
    for (const kind of ['muted', 'repeatsHidden'] as const) {
      const ids = ended.filter((each) => each.kind === kind).map(({ id }) => id);
      if (ids.length > 0) over[kind](ids);
    }
  };
  const arrange = (): void => {
    // What is over is noted one by one.
    if (telling) return;
    cancel();
    telling = true;
    tell();
    telling = false;
    const now = platform.now();
    const next = Math.min(
      ...times()
        .map(({ end }) => end)
        .filter((end) => end > now),
    );
    cancel = Number.isFinite(next)
      ? platform.after(Math.min(next - now, LONGEST_TIMER_MS), arrange)
      : () => undefined;
  };
  arrange();
  ends.subscribe(arrange);
}
