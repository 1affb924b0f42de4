import { useCallback, useEffect, useRef, useState } from 'react';
import { lastPress, type Press } from '@/lib/typing/last-press';
import { isPerson, isShown, marked } from './peek-target';

/** Pointers that only pass by open nothing. */
const REST_MS = 400;
const LEAVE_MS = 150;
const LONG_PRESS_MS = 500;

/** A press that became long is neither a click nor a change of focus when the finger goes. */
function swallowRelease(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const onEnd = (event: Event): void => {
    event.preventDefault();
    stop.abort();
  };
  document.addEventListener('touchend', onEnd, { signal, passive: false });
  document.addEventListener('touchcancel', () => stop.abort(), { signal });
}

/** A key that is pressed on a focused name shows who it is. */
const PERSON_KEY = 'i';

export interface Looking {
  anchor: HTMLElement | null;
  /** The card was asked for by a key: it takes the focus. */
  byKey: boolean;
}

const NOTHING: Looking = { anchor: null, byKey: false };

let came = false;

/** The press that this code may come too late to hear; nothing from then on. */
function earlyPress(): Press | null {
  const early = came ? null : lastPress();
  came = true;
  return early;
}

/** The marked element that is being looked at: pointed at, focused by keyboard, or pressed long by a finger. */
export function usePeek(keysOn: boolean): readonly [looking: Looking, close: () => void] {
  const [looking, setLooking] = useState<Looking>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const later = useCallback((ms: number, next: HTMLElement | null, then?: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setLooking({ anchor: next, byKey: false });
      then?.();
    }, ms);
  }, []);
  const close = useCallback((): void => {
    clearTimeout(timer.current);
    setLooking(NOTHING);
  }, []);
  useEffect(() => {
    // What the pointer was moved to; undefined where something came under it, or it is in what is shown.
    let pointedAt: HTMLElement | null | undefined;
    let place = '';
    const onMove = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      const now = `${clientX} ${clientY}`;
      // Some browsers tell of a move when only the page moved.
      if (pointerType === 'touch' || now === place) return;
      place = now;
      const element = isShown(target) ? undefined : marked(target);
      if (element === pointedAt) return;
      pointedAt = element;
      if (element === undefined) clearTimeout(timer.current);
      else later(element ? REST_MS : LEAVE_MS, element);
    };
    // Nothing opens because it came under a pointer that rests; that is told before a move, too.
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' || marked(target) === pointedAt) return;
      pointedAt = undefined;
      if (isShown(target)) clearTimeout(timer.current);
      else later(LEAVE_MS, null);
    };
    const onFocus = (event: FocusEvent): void => {
      const element = marked(event.target);
      if (element?.matches(':focus-visible') && !isPerson(element)) later(REST_MS, element);
    };
    const onPress = (event: PointerEvent): void => {
      if (isShown(event.target)) return;
      const element = event.pointerType === 'touch' ? marked(event.target) : null;
      if (element) later(LONG_PRESS_MS, element, swallowRelease);
      else close();
    };
    const onRelease = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer.current);
    };
    const onMenu = (event: Event): void => {
      if (marked(event.target) && matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };
    const onBlur = (event: FocusEvent): void => {
      if (!isShown(event.target) && !isShown(event.relatedTarget)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      const element = marked(document.activeElement);
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!keysOn || !plain || event.key !== PERSON_KEY || !isPerson(element)) return;
      event.preventDefault();
      clearTimeout(timer.current);
      setLooking({ anchor: element, byKey: true });
    };
    // What brought this code here was a key, or a pointer or finger that rests already, or did for long enough.
    const isFirst = !came;
    const early = earlyPress();
    const down = early?.down;
    const pressed = down instanceof PointerEvent && down.pointerType === 'touch' ? marked(down.target) : null;
    const pointed = isFirst && [...document.querySelectorAll<HTMLElement>('[data-peek]:hover')].at(-1);
    if (down instanceof KeyboardEvent && down.target === document.activeElement) onKey(down);
    else if (early && pressed?.isConnected) {
      if (!early.up) later(REST_MS, pressed, swallowRelease);
      else if (early.up.timeStamp - early.down.timeStamp >= LONG_PRESS_MS) later(0, pressed);
    } else if (pointed && !matchMedia('(hover: none)').matches) later(REST_MS, (pointedAt = pointed));
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('pointermove', onMove, { signal, passive: true });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', onBlur, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('pointerup', onRelease, { signal });
    document.addEventListener('pointercancel', onRelease, { signal });
    document.addEventListener('contextmenu', onMenu, { signal });
    document.addEventListener('scroll', close, { signal, passive: true });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [later, close, keysOn]);
  return [looking, close];
}
