import { encode } from 'blurhash';
import sharp, { type Metadata, type Sharp } from 'sharp';

export interface ReadImage {
  bytes: Buffer;
  width: number;
  height: number;
  blurhash: string;
  /** A smaller still picture (webp), undefined when the picture itself is small. */
  preview: Buffer | undefined;
}

/** The file says it is a picture and is not one that can be read. */
export class BrokenImage extends Error {
  override name = 'BrokenImage';
}

const MAX_PIXELS = 100_000_000;
const PREVIEW_SIDE = 640;
const PREVIEW_FROM = 960;
const HASH_SIDE = 32;

const open = (bytes: Buffer, animated = false): Sharp =>
  sharp(bytes, { animated, limitInputPixels: MAX_PIXELS });

function isPrivate(meta: Metadata): boolean {
  const isTurned = meta.orientation !== undefined && meta.orientation > 1;
  return isTurned || Boolean(meta.exif ?? meta.xmp ?? meta.iptc) || (meta.comments?.length ?? 0) > 0;
}

/** The picture without place, camera and comments, upright; untouched when there is nothing to remove. */
async function strip(bytes: Buffer, meta: Metadata): Promise<Buffer> {
  if (!isPrivate(meta)) return bytes;
  const isAnimated = (meta.pages ?? 1) > 1;
  const upright = isAnimated ? open(bytes, true) : open(bytes).rotate();
  if (meta.format === 'jpeg') return upright.jpeg({ quality: 90 }).toBuffer();
  if (meta.format === 'webp') return upright.webp({ quality: 90 }).toBuffer();
  return upright.toBuffer();
}

async function blurhashOf(bytes: Buffer): Promise<string> {
  const small = open(bytes).resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

async function previewOf(bytes: Buffer, longest: number): Promise<Buffer | undefined> {
  if (longest <= PREVIEW_FROM) return undefined;
  const small = open(bytes).resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' });
  return small.webp({ quality: 78 }).toBuffer();
}

/** Reads a picture whole: size, colours, a clean copy. Throws BrokenImage for what cannot be decoded. */
export async function readImage(file: Buffer): Promise<ReadImage> {
  try {
    const bytes = await strip(file, await open(file).metadata());
    const { width, height } = await open(bytes).metadata();
    const [blurhash, preview] = await Promise.all([
      blurhashOf(bytes),
      previewOf(bytes, Math.max(width, height)),
    ]);
    return { bytes, width, height, blurhash, preview };
  } catch (cause) {
    throw new BrokenImage('the picture cannot be read', { cause });
  }
}
