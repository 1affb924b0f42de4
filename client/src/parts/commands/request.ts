import type { Readable } from '@/data/readable';

/**
 * What one part of the page asks of another. It is kept until it is done, so that it may be asked for before the code
 * that does it has come. The last request counts.
 */
export interface Request<T> extends Readable<T | null> {
  readonly ask: (wanted: T) => void;
  /** It is answered, or not wanted any more. */
  readonly done: () => void;
}

export function createRequest<T>(): Request<T> {
  let wanted: T | null = null;
  const listeners = new Set<() => void>();
  const become = (next: T | null): void => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => wanted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: become,
    done: () => become(null),
  };
}
