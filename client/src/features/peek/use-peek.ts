import { useCallback, useEffect, useRef, useState } from 'react';
import { marked } from './peek-target';

/** Pointers that only pass by open nothing. */
const REST_MS = 400;
const LEAVE_MS = 150;
const LONG_PRESS_MS = 500;

/** A press that became long must not also count as a click. */
function swallowNextClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 700);
}

/** The marked element that is being looked at: pointed at, focused by keyboard, or pressed long by a finger. */
export function usePeek(): readonly [anchor: HTMLElement | null, close: () => void] {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const later = useCallback((ms: number, next: HTMLElement | null, then?: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAnchor(next);
      then?.();
    }, ms);
  }, []);
  const close = useCallback((): void => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  useEffect(() => {
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const element = marked(event.target);
      later(element ? REST_MS : LEAVE_MS, element);
    };
    const onFocus = (event: FocusEvent): void => {
      const element = marked(event.target);
      if (element?.matches(':focus-visible')) later(REST_MS, element);
    };
    const onPress = (event: PointerEvent): void => {
      const element = event.pointerType === 'touch' ? marked(event.target) : null;
      // A long press on a link belongs to the browser's own menu.
      if (element && !element.matches('a')) later(LONG_PRESS_MS, element, swallowNextClick);
      else close();
    };
    const onRelease = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer.current);
    };
    const onMenu = (event: Event): void => {
      const element = marked(event.target);
      if (element && !element.matches('a') && matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };
    // The pointer that brought this code here rests already.
    const pointed = [...document.querySelectorAll<HTMLElement>('[data-peek]:hover')].at(-1);
    if (pointed && !matchMedia('(hover: none)').matches) later(REST_MS, pointed);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', close, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('pointerup', onRelease, { signal });
    document.addEventListener('pointercancel', onRelease, { signal });
    document.addEventListener('contextmenu', onMenu, { signal });
    document.addEventListener('scroll', close, { signal, passive: true });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [later, close]);
  return [anchor, close];
}
