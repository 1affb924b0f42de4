import { useEffect, useRef } from 'react';

/** As near to the page's end as timelines load at (TL-07). */
const NEAR_END = 750;
/** Before the same is asked that brought nobody new. */
const PAUSE_MS = 1000;

const distanceToEnd = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/**
 * Calls `load` while the reader is near the end, as fast as answers come: who drags the scroll bar through
 * thousands of people does not wait for the pause that timelines make between pages. `length` makes it look
 * again after each answer; an answer that added nobody is followed by a pause.
 */
export function useLoadingOn(enabled: boolean, length: number, load: () => void): void {
  const before = useRef(-1);
  useEffect(() => {
    if (!enabled || length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      timer = undefined;
      if (distanceToEnd() > NEAR_END) return;
      before.current = length;
      load();
    };
    const look = (): void => {
      if (timer !== undefined || distanceToEnd() > NEAR_END) return;
      timer = setTimeout(ask, before.current === length ? PAUSE_MS : 0);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [enabled, length, load]);
}
