import { useEffect, useRef } from 'react';
import { usePreference } from '@/data/react/records';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `.` shows new posts, outside of inputs (TL-04). */
export function useShowNewKey(show: () => void): void {
  const enabled = usePreference('keyboardShortcuts');
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  }, [show]);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '.' || modified || event.isComposing || takesText(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
