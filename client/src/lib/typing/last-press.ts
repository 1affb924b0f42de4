/** A key or a pointer that went down, and the pointer that went up again. */
export interface Press {
  down: KeyboardEvent | PointerEvent;
  /** Null: it still rests there, if it is a finger. */
  up: Event | null;
}

/** Noted for the page, as the code that wants it may not be here yet. */
let last: Press | null = null;

/** For code that comes while or after somebody asks for it. */
export const lastPress = (): Press | null => last;

/** To be called once, before anybody can touch the page. */
export function watchPresses(): void {
  const onDown = (down: KeyboardEvent | PointerEvent): void => {
    last = { down, up: null };
  };
  const onUp = (up: Event): void => {
    if (last) last.up = up;
  };
  window.addEventListener('keydown', onDown, true);
  window.addEventListener('pointerdown', onDown, true);
  window.addEventListener('pointerup', onUp, true);
  window.addEventListener('pointercancel', onUp, true);
}
