const FRAMES = 20;
/** Buttons that disappear when they are pressed: "Try again" with its failure, a reaction with its last person. */
const MAY_GO = ':is([role="alert"], [role="status"]) button, button[data-peek^="reaction"]';

const isAlone = (): boolean => document.activeElement?.matches('body') ?? true;

/** What the element stands in and can take the focus, from the inside out. */
function around(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.matches('[tabindex], dialog')) places.push(at);
  return places;
}

/** When the button goes while it has the focus, its surroundings take the focus. */
function watch(button: Element, places: readonly HTMLElement[], frames: number): void {
  if (frames === 0) return;
  if (button.isConnected) requestAnimationFrame(() => watch(button, places, frames - 1));
  else if (isAlone()) places.find((place) => place.isConnected)?.focus({ preventScroll: true });
}

/**
 * Where a button goes that was pressed, keys and a screen reader go on from what it stood in, and not from the top of
 * the page. Returns the way to end that.
 */
export function keepFocusAfterPress(): () => void {
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest(MAY_GO) : null;
    if (button && button === document.activeElement) watch(button, around(button), FRAMES);
  };
  // Before the press is answered: by then the button may be gone.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
