import { useSyncExternalStore } from 'react';
import { usePreference } from '@/data/react/records';

const QUERY = '(prefers-reduced-motion: reduce)';

/** One for all pictures: asking the browser anew for each took a tenth of drawing it. */
let asked: MediaQueryList | undefined;
const reducedMotion = (): MediaQueryList => (asked ??= matchMedia(QUERY));
const isReduced = (): boolean => reducedMotion().matches;

function subscribe(listener: () => void): () => void {
  reducedMotion().addEventListener('change', listener);
  return () => reducedMotion().removeEventListener('change', listener);
}

/** Animated pictures stand still until hovered: by preference, or as the system asks (behaviour.md §12). */
export function useStill(): boolean {
  const reduced = useSyncExternalStore(subscribe, isReduced);
  return usePreference('stopGifs') || reduced;
}
