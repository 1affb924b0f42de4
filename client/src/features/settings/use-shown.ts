import { useEffect, useRef, type RefObject } from 'react';

/** So long, in milliseconds, what stands around it may still come. */
const COMES_FOR = 5000;
const CONTROL = 'input,select,textarea,button';
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings what was asked for before the reader's eyes, once it is drawn, and gives its first control the focus. What
 * comes later above it does not push it away, until the reader goes on by themselves.
 */
export function useShown<Shown extends HTMLElement>(
  marked: boolean,
  block: ScrollLogicalPosition = 'center',
): RefObject<Shown> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    const { current } = ref;
    if (!marked || !current) return;
    const show = (): void => current.scrollIntoView({ block });
    show();
    const first =
      current.querySelector<HTMLElement>('[data-first-focus]') ?? current.querySelector<HTMLElement>(CONTROL);
    first?.focus({ preventScroll: true });
    const watching = new MutationObserver(show);
    watching.observe(current.closest('dialog') ?? document.body, { childList: true, subtree: true });
    const left = new AbortController();
    const stop = (): void => {
      watching.disconnect();
      left.abort();
      clearTimeout(timer);
    };
    const timer = setTimeout(stop, COMES_FOR);
    for (const sign of SIGNS)
      window.addEventListener(sign, stop, { capture: true, passive: true, signal: left.signal });
    return stop;
  }, [marked, block]);
  return ref;
}
