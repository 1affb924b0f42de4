import type { Readable } from '@/data/readable';
import { createBatch, type Batch, type Listener } from './batch';

/** One value that can be replaced. Setting the same value tells nobody. */
export interface Cell<T> extends Readable<T> {
  set(next: T): void;
  /** Somebody listens. */
  inUse(): boolean;
}

export function createCell<T>(batch: Batch, initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<Listener>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      batch.touch(listeners);
    },
    subscribe(listener) {
      // A fresh function per subscription: the same listener may listen twice.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    inUse: () => listeners.size > 0,
  };
}

/** A cell outside of any realm: listeners are called at once. */
export const createPlainCell = <T>(initial: T): Cell<T> => createCell(createBatch(), initial);

/** A readable that never changes. */
export const constant = <T>(value: T): Readable<T> => ({
  get: () => value,
  subscribe: () => () => undefined,
});
