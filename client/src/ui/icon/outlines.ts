import type { IconName } from './icon-names';
import { ICON_NAMES } from './icon-names';
import sprite from './sprite.svg?raw';

/** An icon as one path of its own. */
export interface Outline {
  d: string;
  strokeWidth?: string;
}

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const number = (text: string | undefined): number => Number(text ?? 0);

function circle({ cx, cy, r }: Attributes): string {
  const [radius, across] = [number(r), 2 * number(r)];
  const half = (to: number): string => `a${radius} ${radius} 0 1 1 ${to} 0`;
  return `M${number(cx) - radius} ${number(cy)}${half(across)}${half(-across)}z`;
}

function rectangle({ x, y, width, height, rx }: Attributes): string {
  const round = number(rx);
  const [across, down] = [number(width) - 2 * round, number(height) - 2 * round];
  const corner = (right: number, below: number): string =>
    `a${round} ${round} 0 0 1 ${right * round} ${below * round}`;
  const start = `M${number(x) + round} ${number(y)}`;
  return `${start}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

function pathOf(name: string, attributes: Attributes): string {
  if (name === 'circle') return circle(attributes);
  if (name === 'rect') return rectangle(attributes);
  // A path may begin with a relative move, which would count from the end of the shape before.
  return (attributes['d'] ?? '').replace(/^m/, 'M0 0m');
}

/** Null for what is no single line: some of it is filled or of another width. */
function outlineOf(symbol: string): Outline | null {
  const shapes = [...symbol.matchAll(/<(path|circle|rect)\b([^>]*)>/g)].map(
    ([, name = '', rest = '']) => [name, attributesOf(rest)] as const,
  );
  const widths = new Set(shapes.map(([, attributes]) => attributes['stroke-width']));
  if (widths.size !== 1 || shapes.some(([, attributes]) => 'fill' in attributes)) return null;
  const [strokeWidth] = widths;
  const d = shapes.map(([name, attributes]) => pathOf(name, attributes)).join('');
  return { d, ...(strokeWidth !== undefined && { strokeWidth }) };
}

/**
 * The symbols of the sprite as paths to be drawn in place: a `<use>` of another file costs the browser ten times as
 * much, which shows where rows come by the hundred.
 */
export const OUTLINES: Readonly<Partial<Record<IconName, Outline>>> = Object.fromEntries(
  ICON_NAMES.flatMap((name) => {
    const symbol = sprite.split(`id="i-${name}"`)[1]?.split('</symbol>')[0];
    const outline = symbol === undefined ? null : outlineOf(symbol);
    return outline === null ? [] : [[name, outline]];
  }),
);
