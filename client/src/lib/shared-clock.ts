/** A coarse clock with the face of an external store: everybody who listens moves on at the same moment. */
export interface SharedClock {
  /** Unix milliseconds of the last tick. */
  now: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** Ticks every `interval` milliseconds while somebody listens. */
export function createSharedClock(interval: number): SharedClock {
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = (): void => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    subscribe(listener) {
      if (listeners.size === 0) {
        // The clock stood still while nobody looked.
        if (Date.now() - now >= interval) now = Date.now();
        timer = setInterval(tick, interval);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
