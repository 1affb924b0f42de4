import { useEffect, useState, type RefObject } from 'react';
import { BUFFER } from './use-buffer';

/**
 * How far the buffer must reach to hold the first rows of a list that begins below the window, in pixels; 0 when some
 * of it is in the window. A list without a row would be passed over by the keys and by a screen reader.
 */
export function useBelow(feed: RefObject<Element>, painted: boolean): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    if (!painted || !feed.current) return;
    const watch = new IntersectionObserver((entries) => {
      const box = entries.at(-1);
      if (!box) return;
      const distance = box.boundingClientRect.top - window.innerHeight;
      setBelow(box.isIntersecting || distance < 0 ? 0 : Math.ceil(distance) + BUFFER);
    });
    watch.observe(feed.current);
    return () => watch.disconnect();
  }, [feed, painted]);
  return below;
}
