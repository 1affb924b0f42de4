const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const PIECE = 256;
/** No script writes characters of more code units than this; a text of such ones is no text. */
const LONGEST_CHARACTER = 40;

/** The graphemes of the text from `at`, read from a piece of it; the last one may go on behind the piece. */
function readPiece(text: string, at: number, size: number): { whole: number; next: number } {
  // Half a code point would end the character before it.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(at + size - 1)) ? at + size + 1 : at + size;
  const found = [...segmenter.segment(text.slice(at, end))];
  if (end >= text.length) return { whole: found.length, next: text.length };
  const last = found.at(-1)?.index ?? 0;
  return last > 0 ? { whole: found.length - 1, next: at + last } : readPiece(text, at, size * 2);
}

/**
 * Whether a text has more than `most` characters, as Elixir's `String.length` counts them (graphemes). A text
 * is judged by its plain length first, and read in pieces: the time of one segmentation grows with the square
 * of the text.
 */
export function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * LONGEST_CHARACTER) return true;
  let count = 0;
  for (let at = 0; at < text.length && count <= most;) {
    const { whole, next } = readPiece(text, at, PIECE);
    count += whole;
    at = next;
  }
  return count > most;
}
