import { createPlainCell, type Cell } from '@/data/store/cell';

/** A Readable whose value a test sets. */
export const cell = createPlainCell;

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
