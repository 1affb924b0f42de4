import { useEffect, useRef, type RefObject } from 'react';

/**
 * Who opens an item by a key goes on in it, and who comes back stands at the row that they left: the list stays as it
 * was below.
 */
export function useFocusWithin(list: RefObject<HTMLElement>, item: string | null): void {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const root = list.current;
    if (!root || item !== null) return;
    const remember = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;
      if (row) left.current = row;
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [list, item]);
  useEffect(() => {
    const root = list.current;
    const row = left.current;
    if (!root) return;
    if (item !== null) root.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    else if (row?.isConnected) {
      row.focus();
      row.scrollIntoView({ block: 'center' });
    }
  }, [list, item]);
}
