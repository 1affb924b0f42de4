/** Pointers and focus that only pass by are near nothing, in milliseconds. */
const REST_MS = 120;
/** A finger that begins to scroll is known by then. */
const TOUCH_MS = 50;

/**
 * Tells what is about to be pressed: a pointer or the focus rests on it, or a finger is on it. `of` names what stands at
 * a place, null where nothing does that matters. Returns the way to stop.
 */
export function watchNear(
  of: (target: EventTarget | null) => string | null,
  near: (what: string) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let over: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turnTo = (what: string | null, ms: number): void => {
    if (what === over) return;
    over = what;
    clearTimeout(timer);
    if (what !== null) timer = setTimeout(() => near(what), ms);
  };
  let place = '';
  const onMove = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    const now = `${clientX} ${clientY}`;
    // Some browsers tell of a move when only the page moved.
    if (pointerType === 'touch' || now === place) return;
    place = now;
    turnTo(of(target), REST_MS);
  };
  const onDown = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') turnTo(of(target), TOUCH_MS);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) turnTo(of(target), REST_MS);
  };
  const leave = (): void => turnTo(null, 0);
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  document.addEventListener('pointerdown', onDown, { signal, passive: true });
  document.addEventListener('focusin', onFocus, { signal });
  for (const end of ['pointercancel', 'focusout']) document.addEventListener(end, leave, { signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
