import type { Ink } from './emblems.ts';

/** A colour as hex; hue in degrees, the other two 0 to 100. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360;
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The inks that stand out on a ground of this hue. */
export function inkFor(hue: number): Ink {
  return {
    dark: hsl(hue, 45, 18),
    light: hsl(hue + 20, 60, 88),
    warm: hue < 70 || hue > 335 ? hsl(50, 95, 72) : hsl(34, 85, 66),
  };
}

/** A diagonal two-colour ground that fills width × height. */
export function ground(width: number, height: number, from: string, to: string): string {
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

/** A whole SVG document around `inner`. */
export function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}
