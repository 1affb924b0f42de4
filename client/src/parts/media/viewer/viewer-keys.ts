export type ViewerAct =
  | { is: 'move'; by: 1 | -1 }
  | { is: 'zoom'; factor: number }
  | { is: 'whole' }
  | { is: 'pan'; dx: number; dy: number };

export interface KeyFacts {
  key: string;
  shiftKey: boolean;
  rtl: boolean;
  zoomed: boolean;
}

const ZOOM_STEP = 1.5;
const PAN = 80;
const PAN_PAGE = 480;

/** The part of a picture that a key brings into sight. */
const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  PageUp: [0, PAN_PAGE],
  PageDown: [0, -PAN_PAGE],
  Home: [0, Infinity],
  End: [0, -Infinity],
};

/**
 * What a key does in the viewer: arrows move along the line of reading, + - 0 zoom; in a zoomed picture up
 * and down, a page, Home and End pan, and with Shift all four arrows do.
 */
export function actOf({ key, shiftKey, rtl, zoomed }: KeyFacts): ViewerAct | null {
  const pan = Object.hasOwn(PANS, key) ? PANS[key] : undefined;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (pan && zoomed && (shiftKey || !sideways)) return { is: 'pan', dx: pan[0], dy: pan[1] };
  if (sideways && !shiftKey) return { is: 'move', by: (key === 'ArrowRight') === rtl ? -1 : 1 };
  if (key === '+' || key === '=') return { is: 'zoom', factor: ZOOM_STEP };
  if (key === '-' || key === '_') return { is: 'zoom', factor: 1 / ZOOM_STEP };
  return key === '0' ? { is: 'whole' } : null;
}
