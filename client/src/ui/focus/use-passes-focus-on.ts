import { useLayoutEffect, type RefObject } from 'react';

/** Passes on the focus that an element takes along when it goes: to what `next` finds beside it, else to the page. */
export function usePassesFocusOn(
  ref: RefObject<HTMLElement | null>,
  next?: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      (next?.(element) ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [ref, next]);
}
