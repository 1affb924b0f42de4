import { postOf } from './places';

/** Frames that measuring may take. */
const FRAMES = 30;
/** Farther off than this the list is still on its way there, in pixels; what stands above a post in its row is less. */
const NEAR = 120;

/**
 * Puts the post of a row exactly `top` pixels below the window's top once the list has brought it near: heights are
 * fractions of pixels and offsets are rounded, which would add up over reloads. Returns the way to stop.
 */
export function settle(feed: HTMLElement | null, row: string, top: number): () => void {
  let frames = 0;
  let frame = 0;
  const step = (): void => {
    const off = (postOf(feed, row)?.getBoundingClientRect().top ?? Infinity) - top;
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
