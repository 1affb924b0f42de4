import { useEffect, useRef } from 'react';

/** TL-07: this near to the end older posts are asked for, at most once a second. */
const NEAR_END = 750;
const THROTTLE_MS = 1000;
/** Measuring while the list inserts rows would lay the page out twice. */
const LOOK_MS = 100;

const distanceToEnd = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/**
 * Calls `load` while the reader is near the end; `length` makes it look again after each answer. `eager` asks as fast
 * as answers come, for who drags the scroll bar through thousands of people; only one that added nobody is followed by
 * the pause that timelines make between all pages.
 */
export function useInfiniteScroll(enabled: boolean, length: number, load: () => void, eager?: boolean): void {
  const last = useRef({ at: 0, length: -1 });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  useEffect(() => {
    if (!enabled || length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      timer = undefined;
      if (distanceToEnd() > NEAR_END) return;
      last.current = { at: Date.now(), length };
      latest.current();
    };
    const look = (): void => {
      const pause = last.current.at + THROTTLE_MS - Date.now();
      const atOnce = eager && last.current.length !== length;
      timer ??= setTimeout(ask, atOnce ? 0 : Math.max(LOOK_MS, pause));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [enabled, length, eager]);
}
