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

/** This code has come, and hears all later presses itself. */
let came = false;

/** The press that this code may come too late to hear; nothing from then on. */
function earlyPress(): Press | null {
  const early = came ? null : lastPress();
  came = true;
  return early;
}

/** What listening needs of the hook. */
interface Card {
  /** Looks at `next`, or at nothing, after so many milliseconds unless something else comes first. */
  later: (ms: number, next: HTMLElement | null, then?: () => void) => void;
  /** What waits for its time. */
  waiting: () => HTMLElement | null;
  /** What waits for its time is not wanted any more. */
  cancel: () => void;
  close: () => void;
  lookAt: (looking: Looking) => void;
  keysOn: boolean;
}

/** Hears a pointer that rests. `started` is what it rests on already. */
function listenToPointer(
  { later, waiting, cancel, close }: Card,
  signal: AbortSignal,
  started: HTMLElement | undefined,
): void {
  // What the pointer was moved to; undefined where something came under it, or it is in what is shown.
  let pointedAt: HTMLElement | null | undefined = started;
  let place = '';
  const onMove = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    const now = `${clientX} ${clientY}`;
    // Some browsers tell of a move when only the page moved.
    if (pointerType === 'touch' || now === place) return;
    place = now;
    const element = isShown(target) ? undefined : marked(target);
    if (element === pointedAt) return;
    pointedAt = element;
    if (element === undefined) cancel();
    else later(element ? REST_MS : LEAVE_MS, element);
  };
  // Nothing opens because it came under a pointer that rests; that is told before a move, too.
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || marked(target) === pointedAt) return;
    pointedAt = undefined;
    if (isShown(target)) cancel();
    else later(LEAVE_MS, null);
  };
  // The page may still move beneath a pointer or a focus that has come to rest: its time begins again. Where something
  // else comes under the pointer, that is told besides.
  const onScroll = (): void => {
    const waits = waiting();
    close();
    if (waits && (waits === pointedAt || waits === marked(document.activeElement))) later(REST_MS, waits);
  };
  document.addEventListener('scroll', onScroll, { signal, passive: true });
  document.addEventListener('pointerover', onOver, { signal });
  document.addEventListener('pointermove', onMove, { signal, passive: true });
}

/** Hears a finger that stays down, and presses elsewhere. */
function listenToPresses({ later, cancel, close }: Card, signal: AbortSignal): void {
  const onPress = (event: PointerEvent): void => {
    if (isShown(event.target)) return;
    const element = event.pointerType === 'touch' ? marked(event.target) : null;
    if (element) later(LONG_PRESS_MS, element, swallowRelease);
    else close();
  };
  const onRelease = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') cancel();
  };
  const onMenu = (event: Event): void => {
    if (marked(event.target) && matchMedia('(pointer: coarse)').matches) event.preventDefault();
  };
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('pointerup', onRelease, { signal });
  document.addEventListener('pointercancel', onRelease, { signal });
  document.addEventListener('contextmenu', onMenu, { signal });
}

/** Hears the focus and the key that shows a person; returns what the key does, which tells whether it meant that. */
function listenToKeys(
  { later, cancel, close, lookAt, keysOn }: Card,
  signal: AbortSignal,
): (event: KeyboardEvent) => boolean {
  const onFocus = (event: FocusEvent): void => {
    const element = marked(event.target);
    if (element?.matches(':focus-visible') && !isPerson(element)) later(REST_MS, element);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!isShown(event.target) && !isShown(event.relatedTarget)) close();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const element = marked(document.activeElement);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!keysOn || !plain || event.key !== PERSON_KEY || !isPerson(element)) return false;
    event.preventDefault();
    cancel();
    lookAt({ anchor: element, byKey: true });
    return true;
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  document.addEventListener('keydown', onKey, { signal });
  return onKey;
}

/**
 * What brought this code here was a key, or a pointer or finger that rests already, or did for long enough. Returns
 * what the pointer rests on.
 */
function catchUp({ later }: Card, onKey: (event: KeyboardEvent) => boolean): HTMLElement | undefined {
  const isFirst = !came;
  const early = earlyPress();
  const down = early?.down;
  const pressed = down instanceof PointerEvent && down.pointerType === 'touch' ? marked(down.target) : null;
  const pointed = isFirst
    ? [...document.querySelectorAll<HTMLElement>('[data-peek]:hover')].at(-1)
    : undefined;
  if (down instanceof KeyboardEvent && down.target === document.activeElement && onKey(down))
    return undefined;
  if (early && pressed?.isConnected) {
    if (!early.up) later(REST_MS, pressed, swallowRelease);
    else if (early.up.timeStamp - early.down.timeStamp >= LONG_PRESS_MS) later(0, pressed);
  } else if (pointed && !matchMedia('(hover: none)').matches) {
    later(REST_MS, pointed);
    return pointed;
  }
  return undefined;
}

/** The marked element that is being looked at: pointed at, focused by keyboard, or pressed long by a finger. */
export function usePeek(keysOn: boolean): readonly [looking: Looking, close: () => void] {
  const [looking, lookAt] = useState<Looking>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const next = useRef<HTMLElement | null>(null);
  const waiting = useCallback(() => next.current, []);
  const cancel = useCallback((): void => {
    clearTimeout(timer.current);
    next.current = null;
  }, []);
  const later = useCallback<Card['later']>((ms, anchor, then) => {
    clearTimeout(timer.current);
    next.current = anchor;
    timer.current = setTimeout(() => {
      next.current = null;
      lookAt({ anchor, byKey: false });
      then?.();
    }, ms);
  }, []);
  const close = useCallback((): void => {
    cancel();
    lookAt(NOTHING);
  }, [cancel]);
  useEffect(() => {
    const card: Card = { later, waiting, cancel, close, lookAt, keysOn };
    const stop = new AbortController();
    const onKey = listenToKeys(card, stop.signal);
    listenToPresses(card, stop.signal);
    listenToPointer(card, stop.signal, catchUp(card, onKey));
    return () => {
      stop.abort();
      cancel();
    };
  }, [later, waiting, cancel, close, keysOn]);
  return [looking, close];
}
