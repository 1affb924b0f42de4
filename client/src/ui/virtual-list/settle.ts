import { postOf } from './places';

/** Frames that measuring may take. */
const FRAMES = 30;
/** Farther off than this the list is still on its way there, in pixels; what stands above a post in its row is less. */
const NEAR = 120;
/** After so many frames without a move the list has come to the end of its way, wherever that is. */
const AT_REST = 5;

const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export interface Settling {
  /** The post of which row is to stand how far below the window's top, in pixels. */
  to: readonly [row: string, top: number];
  stop: () => void;
  /** Whether the post may still have to be moved, as the reader has not moved on. */
  isUnderWay: () => boolean;
}

/**
 * Puts the post of a row exactly `top` pixels below the window's top once the list has brought it near: heights are
 * fractions of pixels and offsets are rounded, which would add up over reloads.
 */
export function settle(feed: HTMLElement | null, row: string, top: number): Settling {
  let frames = 0;
  let frame = 0;
  let rest = 0;
  let before = Infinity;
  let isUnderWay = true;
  const step = (): void => {
    const off = (postOf(feed, row)?.getBoundingClientRect().top ?? Infinity) - top;
    rest = off === before ? rest + 1 : 0;
    before = off;
    if (Math.abs(off) >= 0.5 && (Math.abs(off) < NEAR || (rest >= AT_REST && off < Infinity)))
      window.scrollBy({ top: off, behavior: 'instant' });
    frames += 1;
    if (frames < FRAMES) frame = requestAnimationFrame(step);
    else isUnderWay = false;
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    isUnderWay = false;
  };
  step();
  for (const name of READER_MOVES) window.addEventListener(name, stop, { passive: true, once: true });
  return { to: [row, top], stop, isUnderWay: () => isUnderWay };
}
