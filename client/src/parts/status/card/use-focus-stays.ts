import { useLayoutEffect, type RefObject } from 'react';

/** When a post with the focus disappears, its list gets the focus, so that Tab goes on from there. */
export function useFocusStays(post: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = post.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('[role="feed"], main')?.focus({ preventScroll: true });
    };
  }, [post]);
}
