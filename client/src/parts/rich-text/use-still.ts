import { useSyncExternalStore } from 'react';
import { usePreference } from '@/data/react/records';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Animated pictures stand still until hovered: by preference, or as the system asks (behaviour.md §12). */
export function useStill(): boolean {
  const reduced = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return usePreference('stopGifs') || reduced;
}
