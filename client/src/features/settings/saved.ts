import { useSyncExternalStore } from 'react';

/** SET-01: how long it is said that a change is kept, in milliseconds. */
const SHOWN_MS = 2000;

/** There is one window of settings, and one place in it that says so; every tab may tell. */
let until = 0;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Says for a moment that a change is kept. */
export function tellSaved(): void {
  until = Date.now() + SHOWN_MS;
  tell();
  setTimeout(tell, SHOWN_MS);
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSaved = (): boolean => useSyncExternalStore(watch, () => Date.now() < until);
