import type { Readable } from '@/data/readable';

/** A value that can be set, read and listened to. */
export interface Cell<T> extends Readable<T> {
  /** Listeners hear of it only when it is another value. */
  set: (value: T) => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
