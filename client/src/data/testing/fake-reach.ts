import { constant } from '@/data/store/cell';
import type { Reach } from '@/data/reach/reach';

/** A server that is there, until the test says that it is back. */
export function fakeReach(): Reach & { comeBack: () => void } {
  const listeners = new Set<() => void>();
  return {
    state: constant('here'),
    heardAt: () => 0,
    awayFor: () => 0,
    check: () => Promise.resolve(true),
    onReturn(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    comeBack: () => listeners.forEach((listener) => listener()),
  };
}
