import type { Attachment, AttachmentKind } from '@/domain/status/attachment';
import { dto, id, linkOrNull, numberOrNull, text, wordsOrNull, type Dto } from './shape';

const BY_MIME: readonly (readonly [start: string, kind: AttachmentKind])[] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'audio'],
  ['text/html', 'html'],
];

const BY_TYPE: Readonly<Record<string, AttachmentKind>> = {
  image: 'image',
  gifv: 'video',
  video: 'video',
  audio: 'audio',
};

/** The MIME type decides where there is one, else the type of the Mastodon API. */
function kindOf(mimeType: string | null, type: string): AttachmentKind {
  const mime = mimeType?.toLowerCase() ?? '';
  if (mime.includes('flash')) return 'flash';
  const byMime = BY_MIME.find(([start]) => mime.startsWith(start));
  if (byMime) return byMime[1];
  return Object.hasOwn(BY_TYPE, type) ? (BY_TYPE[type] ?? 'unknown') : 'unknown';
}

/** Sizes that would break a layout are as good as none. */
const pixels = (input: unknown): number | null => {
  const value = numberOrNull(input);
  return value !== null && value >= 1 && value <= 100_000 ? value : null;
};

const axis = (input: unknown): number => Math.min(1, Math.max(-1, numberOrNull(input) ?? 0));

function focusOf(meta: Dto): Attachment['focus'] {
  const focus = dto(meta.focus);
  if (numberOrNull(focus.x) === null || numberOrNull(focus.y) === null) return null;
  return { x: axis(focus.x), y: axis(focus.y) };
}

/** entities.md §4; null without an id. */
export function decodeAttachment(input: unknown): Attachment | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const meta = dto(from.meta);
  const original = dto(meta.original);
  const mimeType = wordsOrNull(dto(from.pleroma).mime_type);
  const width = pixels(original.width);
  const height = pixels(original.height);
  const duration = numberOrNull(original.duration);
  return {
    id: ownId,
    kind: kindOf(mimeType, text(from.type)),
    mimeType,
    url: linkOrNull(from.url),
    previewUrl: linkOrNull(from.preview_url),
    remoteUrl: linkOrNull(from.remote_url),
    description: wordsOrNull(from.description),
    blurhash: wordsOrNull(from.blurhash),
    width: height === null ? null : width,
    height: width === null ? null : height,
    duration: duration !== null && duration >= 0 ? duration : null,
    focus: focusOf(meta),
  };
}
