import { useEffect, useRef, type RefObject } from 'react';
import type { Begun } from './begun';

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** Goes on where the resting form was left: the caret where it stood, the button that was pressed. */
export function useTakeOver(begun: Begun | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const open = useRef(begun);
  useEffect(() => {
    const taken = open.current;
    // Once: a second mounting of the same form begins nothing again.
    open.current = undefined;
    if (!taken || !form.current) return;
    const area = form.current.querySelector('textarea');
    if (taken.selection && area) {
      area.focus();
      area.setSelectionRange(...taken.selection);
    }
    if (taken.pressed === null) return;
    const button = [...form.current.querySelectorAll('button')].find(
      (each) => nameOf(each) === taken.pressed,
    );
    button?.focus();
    button?.click();
  }, []);
  return form;
}
