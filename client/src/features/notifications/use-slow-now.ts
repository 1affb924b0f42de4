import { useSyncExternalStore } from 'react';

/** NOTIF-08: times of notifications are refreshed every 240 s, all by one clock. */
const TICK_MS = 240_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (Date.now() - now >= TICK_MS) now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Unix milliseconds of the last tick, never before `time`: what just came is "now", not in the future. */
export const useSlowNow = (time: number): number =>
  Math.max(
    time,
    useSyncExternalStore(subscribe, () => now),
  );
