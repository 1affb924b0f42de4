import { useSyncExternalStore } from 'react';

/** SET-01: how long it is said that a change is kept, in milliseconds. */
const SHOWN_MS = 2000;

/** Who keeps it now; `settings`: whoever keeps the preferences. */
export type SavedPlace = 'server' | 'browser' | 'settings';

/** There is one window of settings, and one place in it that says so; every tab may tell. */
let until = 0;
let last: SavedPlace = 'settings';
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Says for a moment that a change is kept. */
export function tellSaved(place: SavedPlace): void {
  last = place;
  until = Date.now() + SHOWN_MS;
  tell();
  setTimeout(tell, SHOWN_MS);
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSaved = (): SavedPlace | null =>
  useSyncExternalStore(watch, () => (Date.now() < until ? last : null));
