import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { returnInside } from './return-inside';

/** S1 §9: within this many pixels of the top new posts may show at once. */
export const AT_TOP = 15;

const pageFocused = (): boolean => !document.hidden && document.hasFocus();

/** Opens the timeline and tells it how the reader stands (TL-04). */
export function useReading(key: TimelineKey): void {
  const { timelines } = useRealm();
  useEffect(() => {
    returnInside(timelines, key);
    return timelines.open(key);
  }, [timelines, key]);
  useEffect(() => {
    let told = '';
    const tell = (): void => {
      const reading = { atTop: window.scrollY < AT_TOP, focused: pageFocused() };
      const now = `${reading.atTop} ${reading.focused}`;
      if (now !== told) timelines.setReading(key, reading);
      told = now;
    };
    tell();
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', tell, options);
    window.addEventListener('focus', tell, options);
    window.addEventListener('blur', tell, options);
    document.addEventListener('visibilitychange', tell, options);
    return () => stop.abort();
  }, [timelines, key]);
}
