import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { EndsKeeper } from './ends';

/** Timers of browsers hold no longer than this many milliseconds. */
const LONGEST = 2_147_000_000;

/**
 * Repeats that were hidden for a time are shown again when it is over: no server knows of an end, so the
 * page does it, when it is open then or the next time that it is. Mutes end by the server.
 */
export function endInTime({ platform, meId }: Core, ends: EndsKeeper, show: (id: AccountId) => void): void {
  if (meId === null) return;
  let cancel = (): void => undefined;
  const arrange = (): void => {
    cancel();
    const now = platform.now();
    const waiting = [...ends.get().repeatsHidden];
    for (const [id, end] of waiting) if (end <= now) show(id);
    const next = Math.min(...waiting.map(([, end]) => end).filter((end) => end > now));
    cancel = Number.isFinite(next) ? platform.after(Math.min(next - now, LONGEST), arrange) : () => undefined;
  };
  arrange();
  ends.subscribe(arrange);
}
