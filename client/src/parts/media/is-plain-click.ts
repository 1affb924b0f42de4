import type { MouseEvent } from 'react';

/** With a modifier or the middle button a link does what links do. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
