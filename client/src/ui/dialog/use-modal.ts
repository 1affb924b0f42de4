import { useLayoutEffect, useRef, type RefObject } from 'react';
import { typingAhead } from '@/lib/typing-ahead';

/** What the dialog or something in it asks to begin with. */
const FIRST = '[data-first-focus]';

/**
 * Keeps a dialog open and modal while mounted. The focus is in it, and goes back to where it was. Escape arrives as
 * `cancel`, which is heard here, as React would hand it on to the dialog that this one was opened from. A dialog that
 * `waits` is closed until it does not any more.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  onCancel: () => void,
  waits = false,
): void {
  const latest = useRef(onCancel);
  useLayoutEffect(() => {
    latest.current = onCancel;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || waits) return;
    const cancel = (event: Event): void => {
      event.preventDefault();
      latest.current();
    };
    dialog.addEventListener('cancel', cancel);
    const before = typingAhead.focusBefore();
    dialog.showModal();
    // Not by `autofocus`: React focuses before the dialog is shown, and not every browser heeds it on a dialog itself.
    const first = dialog.matches(FIRST) ? dialog : dialog.querySelector<HTMLElement>(FIRST);
    first?.focus({ preventScroll: true });
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
      const { activeElement: now, body } = document;
      const isLost = now === body || dialog.contains(now);
      // What opened it may be gone: a post that is deleted.
      const back = before?.isConnected ? before : document.getElementById('main');
      if (isLost && back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [ref, waits]);
}
