/** ISO 8601 in UTC. */
export type DateTime = string;

/** HTML as the server made it: hostile until walked through an allow-list. */
export type Html = string;

/** An id is text everywhere; never a number, never compared but for equality and order. */
export type Id = string;

/** A custom emoji, for a text that contains `:shortcode:`. */
export interface Emoji {
  shortcode: string;
  url: string;
  static_url: string;
  visible_in_picker?: boolean;
  category?: string | null;
  /** Akkoma, Pleroma: `pack:name`. */
  tags?: string[];
}

/** GET /api/v1/pleroma/emoji: path relative to the server by shortcode. */
export type PleromaEmojiMap = Record<string, { image_url: string; tags: string[] }>;

/** The error body of most calls. */
export interface ErrorBody {
  error: string;
  identifier?: string;
  errors?: { title: string; source: { pointer: string }; message: string }[];
}
