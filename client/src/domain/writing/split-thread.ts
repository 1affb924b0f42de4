/** Words with the white space behind them: mentions, links and `:emoji:` have no space and stay whole. */
const WORDS = /\S+\s*|\s+/gu;
const SENTENCE_END = /(?:[.!?…]["'”’»)\]]*\s+|[。！？｡]["'”’」』）]*\s*|\n\s*)$/u;
/** Scripts without spaces end their sentences inside of what looks like one word. */
const UNSPACED = /[^。！？｡]*[。！？｡]+["'”’」』）]*\s*|[^。！？｡]+/gu;

type Measure = (text: string) => number;
const inUnits: Measure = (text) => text.length;

const graphemesOf = (text: string): readonly string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );

/** Pieces of a word that is longer than a whole post: by what readers see as one character. */
function cutLong(word: string, limit: number, measure: Measure): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const grapheme of graphemesOf(word)) {
    const more = measure(grapheme);
    if (piece !== '' && length + more > limit) {
      pieces.push(piece);
      piece = '';
      length = 0;
    }
    piece += grapheme;
    length += more;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function tokensOf(text: string, limit: number, measure: Measure): readonly string[] {
  const words = text.match(WORDS) ?? [];
  return words.flatMap((word) => {
    if (measure(word) <= limit) return [word];
    return (word.match(UNSPACED) ?? []).flatMap((part) =>
      measure(part) <= limit ? [part] : cutLong(part, limit, measure),
    );
  });
}

/** How many of the tokens go together: up to a sentence's end, if that leaves the post half full at least. */
function roomFor(tokens: readonly string[], limit: number, measure: Measure): number {
  let length = 0;
  let count = 0;
  let atSentence = 0;
  for (const token of tokens) {
    const more = measure(token);
    if (count > 0 && length + more > limit) return atSentence > 0 ? atSentence : count;
    length += more;
    count += 1;
    if (SENTENCE_END.test(token) && length * 2 >= limit) atSentence = count;
  }
  return count;
}

/**
 * A text in pieces of at most `limit`, as `measure` counts, cut at ends of sentences where there are some, else
 * between words. Put together again the pieces are the text. `limit` 0 is none.
 */
export function splitThread(text: string, limit: number, measure: Measure = inUnits): readonly string[] {
  if (limit <= 0 || measure(text) <= limit) return [text];
  let left = tokensOf(text, limit, measure);
  const pieces: string[] = [];
  while (left.length > 0) {
    const count = roomFor(left, limit, measure);
    pieces.push(left.slice(0, count).join(''));
    left = left.slice(count);
  }
  return pieces;
}
