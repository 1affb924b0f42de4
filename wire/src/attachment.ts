import type { Id } from './basics.ts';

export interface AttachmentSize {
  width?: number;
  height?: number;
  size?: string;
  aspect?: number;
  duration?: number;
  bitrate?: number;
  frame_rate?: string;
}

export interface Attachment {
  id: Id;
  type: 'image' | 'gifv' | 'video' | 'audio' | 'unknown';
  /** Null while a Mastodon server works on it. */
  url: string | null;
  preview_url: string | null;
  remote_url: string | null;
  text_url?: string | null;
  description: string | null;
  blurhash: string | null;
  meta?: {
    original?: AttachmentSize;
    small?: AttachmentSize;
    /** -1 to 1 from the centre. */
    focus?: { x: number; y: number };
  } | null;
  pleroma?: { mime_type?: string };
}
