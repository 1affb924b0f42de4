import { isMovingPicture } from './moving-picture';

/** Longest sides to try, in pixels. */
const SIDES = [4096, 3072, 2560, 2048, 1600, 1280, 1024, 768, 512] as const;
const QUALITIES = [0.9, 0.8, 0.7] as const;

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Photos stay JPEG; the rest may be see-through and becomes WebP where the browser writes it, else PNG. */
const formatOf = (type: string): string => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');

/** What became of a picture that was to be smaller. */
export type Shrunk =
  | { is: 'smaller'; picture: Blob }
  /** Only its first frame would stay. */
  | { is: 'moving' }
  /** This browser does not know how to read it. */
  | { is: 'unreadable' }
  /** Not even a small one fits. */
  | { is: 'impossible' };

async function fitting(picture: ImageBitmap, type: string, limit: number): Promise<Shrunk> {
  const longest = Math.max(picture.width, picture.height);
  const sides = [longest, ...SIDES.filter((side) => side < longest)];
  for (const side of sides) {
    const canvas = draw(picture, side);
    for (const quality of QUALITIES) {
      const smaller = await toBlob(canvas, formatOf(type), quality);
      if (smaller && smaller.size <= limit) return { is: 'smaller', picture: smaller };
    }
  }
  return { is: 'impossible' };
}

/** The picture in at most `limit` bytes, as large and good as that allows. */
export async function shrinkPicture(file: Blob, limit: number): Promise<Shrunk> {
  if (await isMovingPicture(file)) return { is: 'moving' };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { is: 'unreadable' };
  try {
    return await fitting(picture, file.type, limit);
  } finally {
    picture.close();
  }
}
