/** Scripts that are written without spaces: a line may end between any two of their words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts text behind each place where a line may end; joined, the pieces are the text. */
export function breakable(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of words.segment(text)) {
    const last = piece.at(-1) ?? '';
    const mayEnd = /\s/.test(last) || (UNSPACED.test(last) && UNSPACED.test(segment.charAt(0)));
    if (mayEnd && !/^\s/.test(segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

/** Cuts what is too wide for a line of its own, such as an address, between any two letters. */
function cutWide(piece: string, width: number, measure: (text: string) => number): readonly string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/**
 * One paragraph in lines of at most `width`, in the unit of `measure`. Only a single letter may be wider than that.
 * Nothing but white space at the ends of lines is lost.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of breakable(text).flatMap((one) => cutWide(one, width, measure))) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
