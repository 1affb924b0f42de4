import { useLayoutEffect, useRef, type RefObject } from 'react';
import { typingAhead } from '@/lib/typing-ahead';

/** The opening animation is over by then, in milliseconds. */
const SETTLED_MS = 300;
/** What the dialog or something in it asks to begin with. */
const FIRST = '[data-first-focus]';
const POINTER = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'contextmenu',
] as const;
const FOCUS = ['focus', 'blur', 'focusin', 'focusout'] as const;

const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

/** Of the dialog that was opened last, until it is modal. */
let makeLastModal: (() => void) | null = null;

const isInside = (dialog: Element, { target }: Event): boolean =>
  target instanceof Node && dialog.contains(target);

/** Moves the focus while nobody hears of it: where it ends is where it was. */
function silently(move: () => void): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  for (const name of FOCUS) window.addEventListener(name, stop, true);
  move();
  for (const name of FOCUS) window.removeEventListener(name, stop, true);
}

/**
 * Opens a dialog above everything at once and makes it modal a moment later: a modal dialog makes the rest of the
 * page inert, for which the browser styles all of it anew, and that took half of the time until the dialog was seen.
 * Until then nothing beside it answers to the pointer, and Tab and Escape make it modal at once. Returns how to end that.
 */
function openEarly(dialog: HTMLDialogElement): () => void {
  dialog.popover = 'manual';
  dialog.showPopover();
  const makeModal = (): void => {
    end();
    const focused = document.activeElement;
    silently(() => {
      dialog.hidePopover();
      dialog.popover = null;
      dialog.showModal();
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
    });
  };
  const onPointer = (event: Event): void => {
    if (isInside(dialog, event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  // These are the browser's own business with a modal dialog.
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || key === 'Escape') makeModal();
  };
  const whenSettled = (): void => {
    // What was opened over it would come to lie under it.
    if (dialog.querySelector(':popover-open')) timer = setTimeout(whenSettled, SETTLED_MS);
    else makeModal();
  };
  let timer = setTimeout(whenSettled, SETTLED_MS);
  const end = (): void => {
    if (makeLastModal === makeModal) makeLastModal = null;
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    for (const name of POINTER) window.removeEventListener(name, onPointer, true);
  };
  makeLastModal = makeModal;
  window.addEventListener('keydown', onKey, true);
  for (const name of POINTER) window.addEventListener(name, onPointer, true);
  return () => {
    end();
    if (dialog.matches(':popover-open')) dialog.hidePopover();
  };
}

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
    // React's own attribute of that name focuses what is not shown yet.
    const first = dialog.matches(FIRST) ? dialog : dialog.querySelector(FIRST);
    first?.setAttribute('autofocus', '');
    makeLastModal?.();
    // Over a modal one the page is inert already, and so would be a popover.
    const early = hasPopovers() && !document.querySelector('dialog:modal');
    const end = early ? openEarly(dialog) : dialog.showModal();
    return () => {
      end?.();
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
