/** Edges in pixels of the window, as `getBoundingClientRect` tells them. */
export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Room {
  view: { width: number; height: number };
  /** How large the picker is as long as nothing limits it. */
  size: { width: number; height: number };
  /** The button that opened it. */
  anchor: Edges;
  /** The window that is written in; null for a form of the page. */
  frame: Edges | null;
  /** The line with the caret: where an emoji goes to is to be seen. */
  line: Edges | null;
  rightToLeft: boolean;
}

export interface Place {
  left: number;
  top: number;
  maxHeight: number;
}

/** Between the picker and the edge of the view, its button or line, and the window beside it, in pixels. */
const EDGE = 8;
const GAP = 6;
const BESIDE = 14;
/** Less shows hardly an emoji, in pixels. */
const LEAST = 200;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Beside the window that is written in, where there is room; else above or below its button. Where that would cover
 * the line with the caret: below or above that line, after its button, so that this one and Post stay in reach.
 */
export function pickerPlace({ view, size, anchor, frame, line, rightToLeft }: Room): Place {
  const bottom = view.height - EDGE;
  const full = bottom - EDGE;
  const height = Math.min(size.height, full);
  const last = bottom - height;
  const rightmost = view.width - EDGE - size.width;
  if (frame) {
    const sides = [frame.right + BESIDE, frame.left - BESIDE - size.width];
    const left = (rightToLeft ? sides.toReversed() : sides).find((x) => x >= EDGE && x <= rightmost);
    if (left !== undefined) {
      const top = between(EDGE, Math.max(frame.top, frame.bottom - height), last);
      return { left, top, maxHeight: full };
    }
  }
  const start = rightToLeft ? anchor.right - size.width : anchor.left;
  const besideButton = Math.max(EDGE, Math.min(start, rightmost));
  const above = anchor.top - GAP - height;
  const covers = (top: number): boolean => line !== null && top < line.bottom && top + height > line.top;
  const fits = (top: number): boolean => top >= EDGE && top <= last;
  const free = [above, anchor.bottom + GAP].find((top) => fits(top) && !covers(top));
  if (free !== undefined) return { left: besideButton, top: free, maxHeight: full };
  if (line) {
    const after = rightToLeft ? anchor.left - GAP - size.width : anchor.right + GAP;
    const left = between(EDGE, after, Math.max(EDGE, rightmost));
    const below = bottom - (line.bottom + GAP);
    const over = line.top - GAP - EDGE;
    const room = below >= height ? below : Math.max(below, over);
    const maxHeight = Math.min(full, room);
    const used = Math.min(height, room);
    const top = room === below ? line.bottom + GAP : line.top - GAP - used;
    if (room >= Math.min(height, LEAST)) return { left, top: between(EDGE, top, bottom - used), maxHeight };
  }
  return { left: besideButton, top: between(EDGE, above, last), maxHeight: full };
}
