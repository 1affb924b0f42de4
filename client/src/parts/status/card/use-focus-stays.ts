import { useLayoutEffect, type RefObject } from 'react';

/** A post that goes with the focus in it leaves the focus to its list, so that Tab goes on from there. */
export function useFocusStays(post: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = post.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('[role="feed"], main')?.focus({ preventScroll: true });
    };
  }, [post]);
}
