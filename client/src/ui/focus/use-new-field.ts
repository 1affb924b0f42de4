import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a press that adds a field to `box`. Call what it returns with the press: the newest field takes the focus once it is drawn. */
export function useNewField(box: RefObject<HTMLElement | null>, fields: string): () => void {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    [...(box.current?.querySelectorAll<HTMLElement>(fields) ?? [])].at(-1)?.focus();
  });
  return () => {
    wanted.current = true;
  };
}
