import { postOf } from './places';

/** Frames that measuring may take. */
const FRAMES = 30;
/** So long more rows may be on their way to a list that ends too early, in milliseconds. */
const GROWING_MS = 5000;

const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export interface Settling {
  /** The post of which row is to stand how far below the window's top, in pixels. */
  to: readonly [row: string, top: number];
  stop: () => void;
  /** Whether the post may still have to be moved, as the reader has not moved on. */
  isUnderWay: () => boolean;
}

/**
 * Puts the post of a row exactly `top` pixels below the window's top and keeps it there while rows around it are
 * measured, until the reader moves. `guess` tells where the row begins in the window while it is not drawn yet. The
 * list's own way there goes on after the reader has moved, and adds up fractions of pixels over reloads.
 */
export function settle(
  feed: HTMLElement | null,
  row: string,
  top: number,
  guess: () => number | null,
): Settling {
  const until = performance.now() + GROWING_MS;
  let frames = 0;
  let frame = 0;
  /** How far the post stands below its place. */
  const distance = (): number => {
    const off = (postOf(feed, row)?.getBoundingClientRect().top ?? guess() ?? top) - top;
    return Math.abs(off) >= 0.5 ? off : 0;
  };
  const put = (): void => {
    const off = distance();
    if (off) window.scrollBy({ top: off, behavior: 'instant' });
  };
  // Rows that were measured are put in their places before the frame is painted; so is the post.
  const changes = new MutationObserver(put);
  const left = new AbortController();
  const stop = (): void => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    left.abort();
  };
  const step = (): void => {
    put();
    if (distance() <= 0 || performance.now() > until) frames += 1;
    if (frames < FRAMES) frame = requestAnimationFrame(step);
    else stop();
  };
  step();
  if (feed) changes.observe(feed, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const name of READER_MOVES)
    window.addEventListener(name, stop, { capture: true, passive: true, signal: left.signal });
  return { to: [row, top], stop, isUnderWay: () => !left.signal.aborted };
}
