let held: EventTarget | null = null;

/** What a finger rests on at this moment, for code that comes while it does. */
export const heldByFinger = (): EventTarget | null => held;

/** To be called once, before anybody can touch the page. */
export function watchFinger(): void {
  const options = { passive: true, capture: true };
  const onDown = ({ pointerType, target }: PointerEvent): void => {
    held = pointerType === 'touch' ? target : null;
  };
  const onUp = (): void => {
    held = null;
  };
  window.addEventListener('pointerdown', onDown, options);
  window.addEventListener('pointerup', onUp, options);
  window.addEventListener('pointercancel', onUp, options);
}
