/** Words with the white space behind them: mentions, links and `:emoji:` have no space and stay whole. */
const WORDS = /\S+\s*|\s+/gu;
const SENTENCE_END = /(?:[.!?…]["'”’»)\]]*\s+|[。！？｡]["'”’」』）]*\s*|\n\s*)$/u;
/** Scripts without spaces end their sentences inside of what looks like one word. */
const UNSPACED = /[^。！？｡]*[。！？｡]+["'”’」』）]*\s*|[^。！？｡]+/gu;

const graphemesOf = (text: string): readonly string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );

/** Pieces of a word that is longer than a whole post: by what readers see as one character. */
function cutLong(word: string, limit: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const grapheme of graphemesOf(word)) {
    if (piece !== '' && piece.length + grapheme.length > limit) {
      pieces.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function tokensOf(text: string, limit: number): readonly string[] {
  const words = text.match(WORDS) ?? [];
  return words.flatMap((word) => {
    if (word.length <= limit) return [word];
    return (word.match(UNSPACED) ?? []).flatMap((part) =>
      part.length <= limit ? [part] : cutLong(part, limit),
    );
  });
}

/** How many of the tokens go together: up to a sentence's end, if that leaves the post half full at least. */
function roomFor(tokens: readonly string[], limit: number): number {
  let length = 0;
  let count = 0;
  let atSentence = 0;
  for (const token of tokens) {
    if (count > 0 && length + token.length > limit) return atSentence > 0 ? atSentence : count;
    length += token.length;
    count += 1;
    if (SENTENCE_END.test(token) && length * 2 >= limit) atSentence = count;
  }
  return count;
}

/**
 * A text in pieces of at most `limit` UTF-16 units, cut at ends of sentences where there are some, else
 * between words. Put together again the pieces are the text. `limit` 0 is none.
 */
export function splitThread(text: string, limit: number): readonly string[] {
  if (limit <= 0 || text.length <= limit) return [text];
  let left = tokensOf(text, limit);
  const pieces: string[] = [];
  while (left.length > 0) {
    const count = roomFor(left, limit);
    pieces.push(left.slice(0, count).join(''));
    left = left.slice(count);
  }
  return pieces;
}
