import { useLayoutEffect, useRef } from 'react';
import { typingAhead } from '@/lib/typing/typing-ahead';

/**
 * While `open`, what is typed belongs to `field` until that takes the focus: for what a press opens and whose code may
 * still be on its way. Call it where the press is heard. `close`: nobody has typed, and Escape was pressed.
 */
export function useLeadsTo(open: boolean, field: string, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // Before the press has ended: the next key is the field's.
  useLayoutEffect(() => {
    if (!open) return;
    typingAhead.expect({ field, giveUp: () => latest.current() });
    return () => typingAhead.fail(field);
  }, [open, field]);
}
