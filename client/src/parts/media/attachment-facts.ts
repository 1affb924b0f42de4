import type { Attachment } from '@/domain/status/attachment';

type Sizes = Pick<Attachment, 'width' | 'height'>;

/** What has a tile in the gallery and a place in the viewer. */
export const isViewable = ({ url, kind }: Attachment): boolean =>
  url !== null && (kind === 'image' || kind === 'video');

/** Width over height for the reserved space; without sizes a usual photograph (MEDIA-03). */
export function ratioOf({ width, height }: Sizes): number {
  if (width === null || height === null) return 16 / 10;
  return Math.min(6, Math.max(0.3, width / height));
}

/** MEDIA-04: tiny pictures are drawn with hard edges and at their own size. */
export const isPixelArt = ({ width, height }: Sizes): boolean =>
  width !== null && height !== null && (width * height < 1024 || (width === 88 && height === 31));

/** How wide one file alone may become, as a CSS length: small pictures are not blown up (MEDIA-04). */
export const largestWidthOf = ({ kind, width }: Attachment): string =>
  kind !== 'image' || width === null ? '100%' : `${width}px`;

/** A still picture that stands for the file, if the server sent one besides the file itself. */
export const posterOf = ({ url, previewUrl }: Attachment): string | null =>
  previewUrl === url ? null : previewUrl;

/** The last part of an address, readable; empty where there is none. */
export function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'https://invalid.example').pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
