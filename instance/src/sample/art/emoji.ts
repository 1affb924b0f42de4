import sharp from 'sharp';
import { inkFor, svg } from './colours.ts';
import { emblems } from './emblems.ts';

const SIDE = 64;

interface EmojiPlan {
  readonly shortcode: string;
  readonly pack: string;
  readonly hue: number;
  /** Host of the server it comes from, '' = here. */
  readonly host: string;
  /** Inner SVG on 100 × 100 at a moment of its turn (0 to 1); a still one ignores the moment. */
  readonly draw: (moment: number) => string;
  readonly animated: 'no' | 'gif' | 'webp';
}

const still = (
  shortcode: string,
  name: keyof typeof emblems,
  hue: number,
  pack = 'tidepool',
  host = '',
): EmojiPlan => ({
  shortcode,
  pack,
  hue,
  host,
  draw: () => emblems[name](inkFor(hue)),
  animated: 'no',
});

const crab =
  '<ellipse cx="50" cy="58" rx="26" ry="19" fill="#d9542f"/><circle cx="40" cy="36" r="6" fill="#fff"/><circle cx="60" cy="36" r="6" fill="#fff"/><circle cx="41" cy="36" r="3" fill="#221208"/><circle cx="59" cy="36" r="3" fill="#221208"/><path d="M22 50q-16-10-8-24 4 10 12 8M78 50q16-10 8-24-4 10-12 8M30 74l-8 12M70 74l8 12" stroke="#d9542f" stroke-width="6" fill="none" stroke-linecap="round"/>';
const moss =
  '<path d="M10 80a40 34 0 0 1 80 0z" fill="#5d8f3a"/><circle cx="32" cy="62" r="10" fill="#7fb04f"/><circle cx="56" cy="54" r="13" fill="#8fc05c"/><circle cx="74" cy="68" r="8" fill="#7fb04f"/>';

const wave = (moment: number): string => {
  const shift = -50 * moment;
  return `<g transform="translate(${shift} 0)"><path d="M0 52q12-22 25 0t25 0 25 0 25 0 25 0 25 0v48H0z" fill="#3f8fc4"/></g><g transform="translate(${-50 - shift} 0)"><path d="M0 68q12-16 25 0t25 0 25 0 25 0 25 0 25 0v32H0z" fill="#1f5f94"/></g>`;
};
const lamp = (moment: number): string => {
  const glow = 0.5 + 0.5 * Math.sin(moment * 2 * Math.PI);
  return `<circle cx="50" cy="42" r="${30 + 10 * glow}" fill="#ffd27a" opacity="${0.25 + 0.35 * glow}"/><path d="M36 26h28l8 30H28z" fill="#f2bb4c"/><rect x="46" y="56" width="8" height="24" fill="#5b3a22"/><rect x="32" y="80" width="36" height="8" rx="4" fill="#5b3a22"/>`;
};
const spin = (moment: number): string =>
  `<g transform="rotate(${moment * 360} 50 50)">${emblems.wheel(inkFor(205))}</g>`;

const plans: readonly EmojiPlan[] = [
  still('shell', 'shell', 45),
  still('tidepool_wave', 'wave', 195),
  still('harbour_cat', 'cat', 270),
  still('gull', 'bird', 200),
  still('blenny', 'fish', 210),
  still('quiet_moon', 'moon', 240),
  still('north_star', 'star', 225),
  still('blue_boat', 'boat', 205),
  { shortcode: 'crab', pack: 'tidepool', hue: 12, host: '', draw: () => crab, animated: 'no' },
  { shortcode: 'moss', pack: 'tidepool', hue: 100, host: '', draw: () => moss, animated: 'no' },
  { shortcode: 'wave_anim', pack: 'moving', hue: 200, host: '', draw: wave, animated: 'gif' },
  { shortcode: 'lamp_anim', pack: 'moving', hue: 40, host: '', draw: lamp, animated: 'webp' },
  { shortcode: 'spokes_anim', pack: 'moving', hue: 205, host: '', draw: spin, animated: 'webp' },
  still('mug', 'mug', 22, 'kitchen'),
  still('flame', 'flame', 15, 'kitchen'),
  still('sunny', 'sun', 48, 'kitchen'),
  still('leaf', 'leaf', 110, 'garden'),
  still('blossom', 'flower', 330, 'garden'),
  still('spruce', 'tree', 150, 'garden'),
  still('hill', 'mountain', 100, 'garden'),
  still('moth', 'moth', 320, 'garden'),
  still('kilnfire', 'flame', 350, 'kiln', 'kiln.example'),
  still('neko', 'cat', 300, 'umi', 'umi.example'),
];

/** A finished emoji: its file and, for a moving one, a still version. */
export interface DrawnEmoji {
  readonly shortcode: string;
  readonly pack: string;
  readonly host: string;
  readonly file: { readonly name: string; readonly bytes: Buffer };
  readonly stillFile: { readonly name: string; readonly bytes: Buffer } | null;
}

const frame = (plan: EmojiPlan, moment: number): Promise<Buffer> =>
  sharp(Buffer.from(svg(SIDE, SIDE, `<g transform="scale(${SIDE / 100})">${plan.draw(moment)}</g>`)))
    .png()
    .toBuffer();

async function moving(plan: EmojiPlan): Promise<Buffer> {
  const moments = Array.from({ length: 10 }, (_, i) => i / 10);
  const frames = await Promise.all(moments.map((moment) => frame(plan, moment)));
  const joined = sharp(frames, { join: { animated: true } });
  const delay = moments.map(() => 90);
  return plan.animated === 'gif'
    ? joined.gif({ delay, loop: 0 }).toBuffer()
    : joined.webp({ delay, loop: 0 }).toBuffer();
}

async function drawOne(plan: EmojiPlan): Promise<DrawnEmoji> {
  const { shortcode, pack, host } = plan;
  const png = await frame(plan, 0);
  if (plan.animated === 'no')
    return { shortcode, pack, host, file: { name: `${shortcode}.png`, bytes: png }, stillFile: null };
  const file = { name: `${shortcode}.${plan.animated}`, bytes: await moving(plan) };
  return { shortcode, pack, host, file, stillFile: { name: `${shortcode}.still.png`, bytes: png } };
}

/** A sticker is the same drawing, large. */
const STICKER_SIDE = 256;

/** Still drawings of one pack as stickers, by file name. */
export function drawStickers(pack: string): Promise<{ name: string; bytes: Buffer }[]> {
  const own = plans.filter((plan) => plan.pack === pack && plan.host === '');
  return Promise.all(
    own.map(async (plan) => {
      const drawing = `<g transform="scale(${STICKER_SIDE / 100})">${plan.draw(0)}</g>`;
      const bytes = await sharp(Buffer.from(svg(STICKER_SIDE, STICKER_SIDE, drawing)))
        .png()
        .toBuffer();
      return { name: `${plan.shortcode}.png`, bytes };
    }),
  );
}

/** Draws every custom emoji. */
export function drawEmoji(): Promise<DrawnEmoji[]> {
  return Promise.all(plans.map(drawOne));
}
