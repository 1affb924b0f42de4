import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the element is too small for what it holds: then it must be reached, and scrolled, by keyboard. */
export function useOverflows(box: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What it holds may grow while the box stays.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
