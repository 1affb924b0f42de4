import { useLayoutEffect, type RefObject } from 'react';

const growsByItself = (): boolean => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Gives a box the height of its text where the browser lacks `field-sizing` (Firefox, Safari before 26.2). */
export function growToText(area: HTMLTextAreaElement): void {
  if (growsByItself()) return;
  // The room that a box fills beyond its text is no part of its height: what comes beside it later takes that.
  area.style.flex = 'none';
  area.style.height = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + borders}px`;
  area.style.flex = '';
}

/** The same whenever its text is drawn. */
export function useGrowsToText(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (ref.current) growToText(ref.current);
  });
}
