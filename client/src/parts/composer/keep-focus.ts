import { useLayoutEffect, type RefObject } from 'react';

/** Gives the focus that goes with an element of a list to the text of the form around it, else to the page. */
export function useKeepsFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const next = element?.closest('form')?.querySelector('textarea') ?? document.getElementById('main');
    return () => {
      if (element?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [ref]);
}
