/** How a picture is seen: `x` and `y` move its middle from the middle of the stage, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Sizes at scale 1. */
export interface Sizes {
  stage: Size;
  picture: Size;
}

export const REST: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 8;
/** So many times longer than the stage in one direction a picture is read in pieces. */
const LONG = 4;

/** The scale at which a very long or very wide picture fills the stage in its shorter direction; null for any other. */
function fillScale({ stage, picture }: Sizes): number | null {
  if (picture.width === 0 || picture.height === 0) return null;
  const across = stage.width / picture.width;
  const down = stage.height / picture.height;
  const fill = Math.max(across, down);
  return fill / Math.min(across, down) >= LONG ? fill : null;
}

/** S1 §9: what ends below this goes back to 1. */
const RESET_BELOW = 1.2;
/** So many times higher than wide a picture is read from its top; whole it would be a line. */
const TALL = 4;
const DOUBLE_TAP_SCALE = 2.5;

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** The picture never leaves an empty edge that it could fill. */
export function clampView({ scale, x, y }: View, { stage, picture }: Sizes): View {
  return {
    scale,
    x: within(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}

/** So much larger than it is a tall picture may be to fill a narrow stage. */
const STRETCH = 1.5;

/**
 * How a picture is seen at first: whole; a very tall one from its top, as wide as the stage, or as it is itself where
 * the stage is much wider. `own`: its width in pixels of its own.
 */
export function firstView(sizes: Sizes, own: number): View {
  const { stage, picture } = sizes;
  if (picture.width === 0 || picture.height < TALL * picture.width) return REST;
  const scale = (stage.width <= STRETCH * own ? stage.width : own) / picture.width;
  return scale < RESET_BELOW ? REST : clampView({ scale, x: 0, y: Infinity }, sizes);
}

/** Zooms by a factor around a point that stays where it is, measured from the middle of the stage. */
export function zoomAt(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = Math.min(Math.max(MAX_SCALE, fillScale(sizes) ?? 1), Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return clampView({ scale, x, y }, sizes);
}

export const panBy = (view: View, dx: number, dy: number, sizes: Sizes): View =>
  clampView({ scale: view.scale, x: view.x + dx, y: view.y + dy }, sizes);

/** After the fingers are up. */
export const settle = (view: View): View => (view.scale < RESET_BELOW ? REST : view);

/** Double tap: in, a long picture as wide as the stage, or back to the whole. */
export const toggleAt = (view: View, point: Point, sizes: Sizes): View =>
  view.scale > 1 ? REST : zoomAt(view, fillScale(sizes) ?? DOUBLE_TAP_SCALE, point, sizes);
