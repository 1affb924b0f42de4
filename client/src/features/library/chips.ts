/** Operators that stand as chips below the field, with their names. */
export const CHIPS = [
  ['in:mine', 'library.in_mine'],
  ['in:bookmarks', 'library.in_bookmarks'],
  ['in:favourites', 'library.in_favourites'],
  ['in:read', 'library.in_read'],
  ['has:image', 'library.has_image'],
  ['has:video', 'library.has_video'],
  ['has:link', 'library.has_link'],
  ['has:poll', 'library.has_poll'],
] as const;

/** What stands between spaces; a text in quotes is one with what is before it. */
const PIECE = /(?:[^\s"]|"[^"]*"?)+/g;

const piecesOf = (typed: string): string[] => typed.match(PIECE) ?? [];

export const hasChip = (typed: string, chip: string): boolean =>
  piecesOf(typed.toLowerCase()).includes(chip.toLowerCase());

/** The query with the operator written or struck out. A post may be in one place and have one kind asked for by chips. */
export function toggleChip(typed: string, chip: string): string {
  if (hasChip(typed, chip))
    return typed
      .replaceAll(PIECE, (piece) => (piece.toLowerCase() === chip.toLowerCase() ? '' : piece))
      .replaceAll(/\s+/g, ' ')
      .trim();
  return [typed.trim(), chip].filter((part) => part !== '').join(' ');
}
