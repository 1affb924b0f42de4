/** Frames that measuring may take. */
const FRAMES = 30;
/** Farther off than this the list is still on its way there, in pixels. */
const NEAR = 4;

/**
 * Puts a row exactly `top` pixels below the window's top once the list has brought it near: heights are
 * fractions of pixels and offsets are rounded, which would add up over reloads. Returns the way to stop.
 */
export function settle(feed: HTMLElement | null, row: string, top: number): () => void {
  const selector = `[data-row="${CSS.escape(row)}"]`;
  let frames = 0;
  let frame = 0;
  const step = (): void => {
    const off = (feed?.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) - top;
    if (Math.abs(off) >= 0.5 && Math.abs(off) < NEAR) window.scrollBy({ top: off, behavior: 'instant' });
    frames += 1;
    if (frames < FRAMES) frame = requestAnimationFrame(step);
  };
  const stop = (): void => cancelAnimationFrame(frame);
  step();
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(name, stop, { passive: true, once: true });
  return stop;
}
