import type { Attachment } from '@/domain/attachment';

export interface SortedAttachments {
  /** Tiles of the gallery, in order. */
  tiles: readonly Attachment[];
  /** Tiles beyond the limit: opened in the viewer. */
  hidden: number;
  /** Audio and other files: rows of their own below the gallery. */
  rows: readonly Attachment[];
}

const isTile = (attachment: Attachment): boolean =>
  attachment.url !== null && (attachment.kind === 'image' || attachment.kind === 'video');

/** `limit` is the preference maxThumbnails. */
export function sortAttachments(attachments: readonly Attachment[], limit: number): SortedAttachments {
  const tiles = attachments.filter(isTile);
  const shown = tiles.slice(0, Math.max(1, limit));
  return {
    tiles: shown,
    hidden: tiles.length - shown.length,
    rows: attachments.filter((attachment) => !isTile(attachment)),
  };
}

/** Width over height for the reserved space; without sizes a usual photograph (MEDIA-03). */
export function ratioOf({ width, height }: Pick<Attachment, 'width' | 'height'>): number {
  if (width === null || height === null || width <= 0 || height <= 0) return 16 / 10;
  return Math.min(6, Math.max(0.3, width / height));
}

/** MEDIA-04: tiny pictures are drawn with hard edges. */
export const isPixelArt = ({ width, height }: Pick<Attachment, 'width' | 'height'>): boolean =>
  width !== null && height !== null && (width * height < 1024 || (width === 88 && height === 31));

/** How wide one picture alone may become, as a CSS length: small ones are not blown up (MEDIA-04). */
export function largestWidthOf(attachment: Pick<Attachment, 'kind' | 'width' | 'height'>): string {
  if (attachment.kind !== 'image' || attachment.width === null) return '100%';
  return `${attachment.width * (isPixelArt(attachment) ? 3 : 1)}px`;
}
