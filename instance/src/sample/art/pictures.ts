import { createPrng, wording } from '../prng.ts';
import { ground, hsl, inkFor, svg } from './colours.ts';
import { type Emblem, emblems } from './emblems.ts';
import { type SceneName, scenes } from './scenes.ts';

/** A picture to draw: SVG text, its size and what it shows. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

// Landscape, portrait, square, 16:9 and the odd ones: eight to a scene.
const shapes = [
  [960, 640],
  [640, 900],
  [800, 800],
  [960, 540],
  [720, 540],
  [540, 720],
  [600, 600],
  [900, 420],
] as const;
const order: readonly SceneName[] = ['sea', 'hills', 'pool', 'shelf', 'bowls', 'night', 'leaves', 'pane'];

/** Shapes that need a place of their own: very wide, very tall, tiny. */
const odd = new Map<number, readonly [number, number]>([
  [26, [400, 1700]],
  [41, [1600, 320]],
  [70, [40, 24]],
]);

/** Scene i is drawn eight times in different colours and shapes, numbers 8i to 8i+7; then a few odd ones. */
export const PICTURE_COUNT = 72;

/** The picture with this number, always the same. */
export function drawPicture(number: number): Drawing {
  const prng = createPrng(7000 + number);
  const scene = scenes[order[Math.floor(number / 8) % order.length] ?? 'sea'];
  const [width, height] = odd.get(number) ?? shapes[number % shapes.length] ?? [800, 800];
  const hue = (number * 47 + 190) % 360;
  return {
    svg: svg(width, height, scene.draw({ w: width, h: height }, hue, prng)),
    width,
    height,
    description: wording(scene.describe, prng),
  };
}

/** A 128 × 128 avatar. */
export function drawAvatar(emblem: Emblem, hue: number): string {
  const scale = `<g transform="scale(1.28)">${emblems[emblem](inkFor(hue))}</g>`;
  return svg(128, 128, ground(128, 128, hsl(hue, 48, 46), hsl(hue + 36, 52, 32)) + scale);
}

/** A 900 × 300 banner. */
export function drawBanner(seed: number, hue: number): string {
  const prng = createPrng(seed);
  const scene = scenes[prng.pick(['hills', 'sea', 'night', 'leaves', 'pane'] as const)];
  return svg(900, 300, scene.draw({ w: 900, h: 300 }, hue, prng));
}
