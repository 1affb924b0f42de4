import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useBackCloses } from './use-back-closes';
import { typingAhead } from '@/lib/typing/typing-ahead';

/** The element that the dialog, or something in it, wants focused first. */
const FIRST = '[data-first-focus]';

export interface ModalOptions {
  /** What Back calls, `onCancel` unless told otherwise. 'address': Back leads from the dialog's own address. */
  onBack?: (() => void) | 'address' | undefined;
  /** False: it waits unseen. */
  shown?: boolean | undefined;
}

/**
 * Keeps a dialog open and modal while mounted and shown. The focus is in it, and goes back to where it was. Escape
 * arrives as `cancel`, which is heard here, as React would hand it on to the dialog that this one was opened from.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  onCancel: () => void,
  { onBack = onCancel, shown = true }: ModalOptions = {},
): void {
  const hasAddress = onBack === 'address';
  useBackCloses(hasAddress ? onCancel : onBack, !hasAddress && shown);
  const latest = useRef(onCancel);
  useLayoutEffect(() => {
    latest.current = onCancel;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !shown) return;
    const cancel = (event: Event): void => {
      event.preventDefault();
      latest.current();
    };
    const onKey = (event: KeyboardEvent): void => {
      // WebKit keeps the key for its search fields, empty ones too.
      const { target } = event;
      const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value === '';
      if (event.key === 'Escape' && isSearch && !event.isComposing && !event.defaultPrevented) cancel(event);
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('keydown', onKey);
    const before = typingAhead.focusBefore();
    dialog.showModal();
    // Not by `autofocus`: React focuses before the dialog is shown, and not every browser heeds it on a dialog itself.
    const first = dialog.matches(FIRST) ? dialog : dialog.querySelector<HTMLElement>(FIRST);
    first?.focus({ preventScroll: true });
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('keydown', onKey);
      dialog.close();
      const { activeElement: now, body } = document;
      const isLost = now === body || dialog.contains(now);
      // What opened it may be gone: a post that is deleted.
      const back = before?.isConnected ? before : document.getElementById('main');
      if (isLost && back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [ref, shown]);
}
