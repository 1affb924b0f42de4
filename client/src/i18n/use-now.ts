import { useSyncExternalStore } from 'react';

/** S1 §9: relative times are refreshed once a minute, all by one clock. */
const TICK_MS = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // The clock stood still while nobody looked.
    if (Date.now() - now >= TICK_MS) now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Unix milliseconds, moving on once a minute for everybody at the same moment. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
