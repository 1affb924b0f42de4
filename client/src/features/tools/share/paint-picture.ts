import {
  EMOJI,
  FONT,
  LINE,
  type Letters,
  type Measures,
  type PicturePlan,
  type Stroke,
} from './picture-plan';

/** Pixels of the picture to one of the plan, so that it is sharp where it is shown large. */
const SHARP = 2;
/** Milliseconds that a picture of the post may take to come. */
const PATIENCE = 8000;

/** What the picture looks like: the reader's theme. */
export interface PictureLook {
  background: string;
  text: string;
  faint: string;
  border: string;
  font: string;
}

const BOLD: readonly Letters[] = ['name', 'strong'];

const fontOf = (letters: Letters, family: string): string =>
  `${BOLD.includes(letters) ? 600 : 400} ${FONT[letters]}px ${family}`;

/** The theme that the page wears, as colours that a canvas knows. `host` is any element of the page. */
export function lookOf(host: HTMLElement): PictureLook {
  const probe = document.createElement('span');
  host.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  probe.style.fontFamily = 'var(--postFont)';
  const { fontFamily: font } = getComputedStyle(probe);
  const look = {
    background: colour('--bg'),
    text: colour('--text'),
    faint: colour('--faint'),
    border: colour('--border'),
    font,
  };
  probe.remove();
  return look;
}

/**
 * A picture that may be painted; null where it does not come, or its server does not let other pages have it. Without
 * credentials and without telling where it is asked from.
 */
export function fetchPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const end = (came: boolean): void => {
      clearTimeout(timer);
      resolve(came && image.naturalWidth > 0 ? image : null);
    };
    image.addEventListener('load', () => end(true));
    image.addEventListener('error', () => end(false));
    image.src = url;
  });
}

export type Pictures = ReadonlyMap<string, HTMLImageElement | null>;

/** Measures letters and the pictures that have come. */
export function createMeasures(pictures: Pictures, { font }: PictureLook): Measures | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  return {
    width(text, letters) {
      context.font = fontOf(letters, font);
      return context.measureText(text).width;
    },
    size(url) {
      const image = pictures.get(url);
      return image ? { width: image.naturalWidth, height: image.naturalHeight } : null;
    },
  };
}

class Painter {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly plan: PicturePlan,
    private readonly pictures: Pictures,
    private readonly look: PictureLook,
  ) {}

  paint(stroke: Stroke): void {
    const { context, look } = this;
    if (stroke.is === 'line') return this.line(stroke);
    const { x, y, width, height } = stroke;
    if (stroke.is === 'image') return this.image(stroke);
    context.beginPath();
    context.roundRect(x, y, width, height, stroke.is === 'box' ? 8 : 0);
    context.fillStyle = look.border;
    context.strokeStyle = look.border;
    if (stroke.is === 'box') context.stroke();
    else context.fill();
  }

  private image({ url, x, y, width, height, round }: Stroke & { is: 'image' }): void {
    const { context } = this;
    const image = this.pictures.get(url);
    if (!image) return;
    context.save();
    context.beginPath();
    context.roundRect(x, y, width, height, 8);
    context.clip();
    if (round) this.cover(image, x, y, width);
    else context.drawImage(image, x, y, width, height);
    context.restore();
  }

  /** The middle of a picture, in a square. */
  private cover(image: HTMLImageElement, x: number, y: number, side: number): void {
    const { naturalWidth: wide, naturalHeight: high } = image;
    const cut = Math.min(wide, high);
    this.context.drawImage(image, (wide - cut) / 2, (high - cut) / 2, cut, cut, x, y, side, side);
  }

  /** Runs of letters and emoji, from the side where they are read first. */
  private line({ text, letters, rtl, right, x, width, y }: Stroke & { is: 'line' }): void {
    const { context, plan, look } = this;
    context.font = fontOf(letters, look.font);
    context.fillStyle = letters === 'small' ? look.faint : look.text;
    context.textBaseline = 'alphabetic';
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    const base = y + LINE[letters] * 0.72;
    const side = FONT[letters] * EMOJI;
    const runs = text.split(/([\ue000-\uf8ff])/).map((run) => {
      const url = plan.emoji.get(run);
      const image = (url === undefined ? null : this.pictures.get(url)) ?? null;
      return { run, image, long: image ? side : context.measureText(run).width };
    });
    const whole = runs.reduce((sum, { long }) => sum + long, 0);
    let at = right ? x + width - whole : x;
    for (const { run, image, long } of rtl ? runs.toReversed() : runs) {
      if (image) context.drawImage(image, at + 1, base - side * 0.8, side - 2, side - 2);
      else context.fillText(run, at, base);
      at += long;
    }
  }
}

/** The picture as PNG; null where this browser cannot make one. */
export async function paintPicture(
  plan: PicturePlan,
  pictures: Pictures,
  look: PictureLook,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = plan.width * SHARP;
  canvas.height = plan.height * SHARP;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(SHARP, SHARP);
  context.fillStyle = look.background;
  context.fillRect(0, 0, plan.width, plan.height);
  const painter = new Painter(context, plan, pictures, look);
  for (const stroke of plan.strokes) painter.paint(stroke);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
