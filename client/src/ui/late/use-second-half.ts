import { startTransition, useEffect, useState } from 'react';

/**
 * False when a row is first drawn, true as soon as nothing more pressing is to be done: the half of a row that keeps
 * its room while it is empty follows in a rendering of its own, so that no frame of scrolling has to draw all of it,
 * and the text of the first posts is not kept waiting for their buttons.
 */
export function useSecondHalf(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => startTransition(() => setThere(true)), []);
  return there;
}
