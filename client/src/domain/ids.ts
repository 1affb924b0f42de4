/** All ids are opaque strings of the server (flake, ULID or number as text). */
export type AccountId = string;
export type StatusId = string;
export type NotificationId = string;
export type PollId = string;
export type AttachmentId = string;
/** Names one signed-in account (or the visitor) on one server: `<origin>|<account id or "guest">`. */
export type RealmKey = string;

/** A ULID (26 characters) may happen to have digits alone. */
const isNumeric = (id: string): boolean => id.length < 26 && /^\d+$/.test(id);

/**
 * Order of ids from oldest to newest (S1 §4, TL-08): numeric ids compare as numbers of any length,
 * others as text; in a mixed list numeric ids come first (are newer than none, older than text).
 */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const numericA = isNumeric(a);
  if (numericA !== isNumeric(b)) return numericA ? -1 : 1;
  if (numericA && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : 1;
}

/** Newest first. */
export const newestFirst = (a: string, b: string): number => compareIds(b, a);

/**
 * Whether a text looks like an id of the families: numbers (Mastodon), 26 letters (GoToSocial), 18 (Pleroma,
 * Akkoma), a hash or UUID (others).
 */
export const mayBeId = (text: string): boolean =>
  /^(?:\d+|[\dA-Z]{26}|[\dA-Za-z]{18}|[\da-f-]{32,36})$/.test(text);
