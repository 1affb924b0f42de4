import { useSyncExternalStore } from 'react';

// `wouter` makes the first two out of calls of history.
const EVENTS = ['pushState', 'replaceState', 'popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener);
  };
}

/** The fragment of the address without `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
