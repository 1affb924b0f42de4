import { useEffect, useRef } from 'react';

/** TL-07: this near to the end older posts are asked for, at most once a second. */
const NEAR_END = 750;
const THROTTLE_MS = 1000;
/** Measuring while the list puts rows in would have the page laid out twice. */
const LOOK_MS = 100;

const distanceToEnd = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/** Calls `load` while the reader is near the end; `length` makes it look again after each answer. */
export function useInfiniteScroll(enabled: boolean, length: number, load: () => void): void {
  const lastLoad = useRef(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  useEffect(() => {
    if (!enabled || length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          if (distanceToEnd() > NEAR_END) return;
          lastLoad.current = Date.now();
          latest.current();
        },
        Math.max(LOOK_MS, lastLoad.current + THROTTLE_MS - Date.now()),
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [enabled, length]);
}
