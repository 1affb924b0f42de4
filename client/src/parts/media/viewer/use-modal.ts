import { useLayoutEffect, type RefObject } from 'react';

/** Opens the dialog while mounted; the focus is in it, and goes back to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    element.focus({ preventScroll: true });
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
