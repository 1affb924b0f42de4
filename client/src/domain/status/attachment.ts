import type { AttachmentId } from '@/domain/ids';

export type AttachmentKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown';

/** A file of a post (S2 §3, entities.md §4). Sizes in pixels, duration in seconds. */
export interface Attachment {
  id: AttachmentId;
  kind: AttachmentKind;
  mimeType: string | null;
  /** Null while the server still processes the file. */
  url: string | null;
  previewUrl: string | null;
  remoteUrl: string | null;
  description: string | null;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  /** -1..1 on both axes, {0,0} is the middle. */
  focus: { x: number; y: number } | null;
}
