import { useEffect, useRef, type RefObject } from 'react';
import { pasteFiles } from '@/lib/typing/text-field';
import type { Begun } from '@/parts/composer/session/begun';

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
      const [from, to] = taken.selection;
      // What was typed stands behind a draft that was there already.
      const before = Math.max(0, area.value.length - taken.text.length);
      area.focus();
      area.setSelectionRange(before + from, before + to);
    }
    if (taken.files.length > 0 && area) pasteFiles(area, taken.files);
    if (taken.pressed === null) return;
    const button = form.current.querySelector<HTMLElement>(`[data-tool="${taken.pressed}"]`);
    // The subject's field is there at once by preference: then no button opens it.
    if (!button && taken.pressed === 'subject')
      return form.current.querySelector<HTMLElement>('[data-writes="subject"]')?.focus();
    button?.focus();
    button?.click();
  }, []);
  return form;
}
