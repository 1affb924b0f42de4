import type { Readable } from '@/data/readable';

/** A Readable whose value a test sets. */
export interface Cell<T> extends Readable<T> {
  set(value: T): void;
}

export function cell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Cells made on demand, one per key, the same one for the same key. */
export function cells<K, T>(initial: (key: K) => T): (key: K) => Cell<T> {
  const made = new Map<K, Cell<T>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = cell(initial(key));
    made.set(key, fresh);
    return fresh;
  };
}
