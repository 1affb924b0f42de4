import type { Prng } from '../prng.ts';
import { ground, hsl } from './colours.ts';

/** A drawn picture subject: what to draw on width × height, and what it shows in words. */
interface Scene {
  readonly describe: string;
  readonly draw: (size: { w: number; h: number }, hue: number, prng: Prng) => string;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A hue of the wheel drawn towards the colours a subject can have. */
const near = (middle: number, spread: number, hue: number): number =>
  middle + ((hue % 360) / 180 - 1) * spread;

/** The outline of a ridge: a few peaks of different heights. */
function ridge(w: number, h: number, y: number, rise: number, fill: string, prng: Prng): string {
  const peaks = prng.int(2, 4);
  const step = w / peaks;
  const curve = numbers(peaks).map(() => {
    const up = rise * (0.4 + prng.next());
    return `c${step * 0.3} ${-up} ${step * 0.6} ${-up * 1.2} ${step} ${(prng.next() - 0.5) * rise * 0.3}`;
  });
  return `<path d="M0 ${y}${curve.join('')}V${h}H0z" fill="${fill}"/>`;
}

/** A wavy edge from the left to the right at height y, closed at the bottom. */
function swell(w: number, h: number, y: number, rise: number, fill: string): string {
  const step = w / 6;
  const curve = numbers(6).map(() => `q${step / 2} ${-rise} ${step} 0`);
  return `<path d="M0 ${y}${curve.join('')}V${h}H0z" fill="${fill}"/>`;
}

const sea: Scene = {
  describe:
    'A small boat with a dark sail on three bands of blue water, a large {red|orange|pale} sun behind it.',
  draw: ({ w, h }, turn, prng) => {
    const hue = near(205, 22, turn);
    const x = w * (0.25 + prng.next() * 0.4);
    const deck = h * 0.62;
    const mast = h * 0.36;
    return (
      ground(w, h, hsl(hue + 160, 50, 92), hsl(hue + 180, 45, 80)) +
      `<circle cx="${w * 0.72}" cy="${h * 0.3}" r="${Math.min(w, h) * 0.15}" fill="${hsl(12, 75, 54)}"/>` +
      swell(w, h, h * 0.7, h * 0.04, hsl(hue, 55, 42)) +
      `<path d="M${x} ${deck}h${mast * 0.9}l${-mast * 0.12} ${h * 0.08}h${-mast * 0.66}z" fill="${hsl(14, 50, 30)}"/>` +
      `<path d="M${x + mast * 0.35} ${deck - mast}v${mast * 0.95}h${mast * 0.5}z" fill="${hsl(hue, 20, 18)}"/>` +
      swell(w, h, h * 0.78, h * 0.05, hsl(hue, 55, 34)) +
      swell(w, h, h * 0.88, h * 0.04, hsl(hue, 60, 26))
    );
  },
};

const hills: Scene = {
  describe:
    '{Five|Several} ridges of hills, each paler than the one before, under a {clear|hazy} evening sky.',
  draw: ({ w, h }, hue, prng) =>
    ground(w, h, hsl(hue + 30, 70, 84), hsl(hue, 55, 72)) +
    `<circle cx="${w * prng.next()}" cy="${h * 0.28}" r="${Math.min(w, h) * 0.07}" fill="#fff4dc"/>` +
    numbers(5)
      .map((i) => ridge(w, h, h * (0.48 + i * 0.11), h * 0.16, hsl(hue, 35, 62 - i * 11), prng))
      .join(''),
};

const poolGround = (w: number, h: number, hue: number): string =>
  ground(w, h, hsl(hue, 35, 40), hsl(hue + 20, 40, 62));

const pool: Scene = {
  describe: 'A rock pool from above: pebbles, two shells and a starfish in clear green water.',
  draw: ({ w, h }, turn, prng) =>
    poolGround(w, h, near(175, 35, turn)) +
    numbers(34)
      .map(() => {
        const r = Math.min(w, h) * (0.02 + prng.next() * 0.07);
        return `<ellipse cx="${w * prng.next()}" cy="${h * prng.next()}" rx="${r}" ry="${r * 0.75}" fill="${hsl(near(60, 60, turn) + prng.int(-30, 30), 14, prng.int(28, 72))}"/>`;
      })
      .join('') +
    `<g transform="translate(${w * 0.55} ${h * 0.45}) scale(${Math.min(w, h) / 260})">${[0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cy="-26" rx="10" ry="28" fill="#e8824e" transform="rotate(${turn})"/>`)
      .join('')}</g>`,
};

const shelf: Scene = {
  describe:
    'A crowded shelf of books in {warm|faded} colours, one of them leaning, with a small lamp at the end.',
  draw: ({ w, h }, hue, prng) => {
    const rows = Math.max(1, Math.round(h / 260));
    const row = h / rows;
    const books = numbers(rows).flatMap((r) => {
      let x = 0;
      const spines: string[] = [];
      while (x < w) {
        const width = prng.int(18, 46);
        const height = row * (0.55 + prng.next() * 0.32);
        spines.push(
          `<rect x="${x}" y="${(r + 1) * row - height - 10}" width="${width - 3}" height="${height}" rx="2" fill="${hsl(hue + prng.int(-60, 60), 45, prng.int(30, 70))}"/>`,
        );
        x += width;
      }
      return [...spines, `<rect y="${(r + 1) * row - 10}" width="${w}" height="10" fill="#5b3a22"/>`];
    });
    return ground(w, h, '#3a2a1f', '#5a4330') + books.join('');
  },
};

const bowls: Scene = {
  describe: '{Four|A row of} glazed bowls on a wooden table, each a slightly different {blue|green|grey}.',
  draw: ({ w, h }, hue, prng) =>
    ground(w, h, hsl(hue + 40, 25, 88), hsl(hue + 40, 20, 76)) +
    `<rect y="${h * 0.66}" width="${w}" height="${h * 0.34}" fill="#a8764a"/>` +
    numbers(4)
      .map((i) => {
        const cx = w * (0.14 + i * 0.24);
        const r = Math.min(w * 0.1, h * 0.2);
        return `<path d="M${cx - r} ${h * 0.58}a${r} ${r} 0 0 0 ${r * 2} 0z" fill="${hsl(hue + prng.int(-20, 20), 40, prng.int(35, 60))}"/><ellipse cx="${cx}" cy="${h * 0.58}" rx="${r}" ry="${r * 0.22}" fill="${hsl(hue, 35, 78)}"/>`;
      })
      .join(''),
};

const night: Scene = {
  describe: 'A night sky full of small stars above the black outline of a {roof|hill|treeline}.',
  draw: ({ w, h }, hue, prng) =>
    ground(w, h, hsl(near(235, 20, hue), 50, 10), hsl(near(255, 30, hue), 45, 26)) +
    numbers(90)
      .map(
        () =>
          `<circle cx="${Math.round(w * prng.next())}" cy="${Math.round(h * prng.next() * 0.85)}" r="${1 + prng.int(0, 2)}" fill="#fff" opacity="${(0.3 + prng.next() * 0.7).toFixed(2)}"/>`,
      )
      .join('') +
    swell(w, h, h * 0.88, h * 0.08, '#05070c'),
};

const leaves: Scene = {
  describe: 'Overlapping leaves in {autumn|deep green|yellowing} colours, filling the whole frame.',
  draw: ({ w, h }, hue, prng) =>
    ground(w, h, hsl(near(110, 60, hue), 40, 18), hsl(near(90, 60, hue), 45, 28)) +
    numbers(38)
      .map(() => {
        const size = Math.min(w, h) * (0.1 + prng.next() * 0.14);
        return `<path d="M0 0Q${size / 2} ${-size / 2} ${size} 0Q${size / 2} ${size / 2} 0 0" fill="${hsl(near(70, 55, hue) + prng.int(-40, 40), 50, prng.int(30, 62))}" transform="translate(${w * prng.next()} ${h * prng.next()}) rotate(${prng.int(0, 360)})"/>`;
      })
      .join(''),
};

const pane: Scene = {
  describe: 'A window with rain on it; behind the glass, blurred {green|harbour|street} lights.',
  draw: ({ w, h }, hue, prng) =>
    ground(w, h, hsl(hue + 190, 25, 46), hsl(hue + 200, 30, 28)) +
    numbers(16)
      .map(
        () =>
          `<circle cx="${w * prng.next()}" cy="${h * prng.next()}" r="${Math.min(w, h) * (0.03 + prng.next() * 0.09)}" fill="${hsl(hue + prng.int(0, 80), 70, 66)}" opacity=".35"/>`,
      )
      .join('') +
    numbers(40)
      .map(
        () =>
          `<rect x="${w * prng.next()}" y="${h * prng.next()}" width="2" height="${prng.int(8, 50)}" rx="1" fill="#fff" opacity=".4"/>`,
      )
      .join('') +
    `<path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#efe9df" stroke-width="${Math.min(w, h) * 0.03}"/>`,
};

export const scenes = { sea, hills, pool, shelf, bowls, night, leaves, pane } as const;
export type SceneName = keyof typeof scenes;
