/** What begins a word that can be completed (COMP-10): emoji, people, tags, MFM functions. */
export type SuggestSign = ':' | '@' | '#' | '$';

/** A word that is being written; `text.slice(start, end)` is the sign and all of the word. */
export interface SuggestToken {
  sign: SuggestSign;
  /** Without the sign. */
  query: string;
  start: number;
  end: number;
}

/** What a text becomes: `insert` stands where `start` to `end` was, the caret behind it. */
export interface Replacement {
  start: number;
  end: number;
  insert: string;
}

/** Nobody completes longer words; looking back further would cost with every key. */
const LONGEST = 80;

// A sign inside a Latin word or number is no beginning (an address, 10:30, AT&T's $5); scripts without
// spaces go on directly before it.
const NOT_INSIDE = String.raw`(?<![\p{Script=Latin}\p{N}_/&.@#$:])`;

const BEFORE_CARET: Readonly<Record<SuggestSign, RegExp>> = {
  // After another shortcode (`:a::b`) a colon begins one, too.
  ':': /(?<![\p{Script=Latin}\p{N}_/&.@#$])(:)([\p{L}\p{M}\p{N}_+-]*)$/u,
  '@': new RegExp(String.raw`${NOT_INSIDE}(@)([\p{L}\p{M}\p{N}_.-]*(?:@[\p{L}\p{N}_.:-]*)?)$`, 'u'),
  '#': new RegExp(String.raw`${NOT_INSIDE}(#)([\p{L}\p{M}\p{N}_]*)$`, 'u'),
  // Whoever knows MFM types its bracket, too.
  $: new RegExp(String.raw`${NOT_INSIDE}(\$)\[?([a-z\d]*)$`, 'u'),
};

const AFTER_CARET: Readonly<Record<SuggestSign, RegExp>> = {
  ':': /^[\w+-]*:?/,
  '@': /^(?:[\w.@-]*\w)?/,
  '#': /^[\p{L}\p{M}\p{N}_]*/u,
  $: /^[a-z\d]*/,
};

/** All signs, in the order in which they are tried. */
export const SIGNS: readonly SuggestSign[] = ['@', ':', '#', '$'];

/**
 * The word at the caret that can be completed, or null. The caret (in UTF-16 units) stands in it or
 * directly behind it; what comes behind the caret up to the word's end belongs to it.
 */
export function tokenAt(
  text: string,
  caret: number,
  signs: readonly SuggestSign[] = SIGNS,
): SuggestToken | null {
  const from = Math.max(0, caret - LONGEST - 2);
  const before = text.slice(from, caret);
  for (const sign of signs) {
    const match = BEFORE_CARET[sign].exec(before);
    if (!match) continue;
    const start = from + match.index;
    // Cut off in the middle of something longer: what stands before it is not known.
    if (match.index === 0 && from > 0) continue;
    const rest = AFTER_CARET[sign].exec(text.slice(caret, caret + LONGEST))?.[0] ?? '';
    const query = (match[2] ?? '') + rest.replace(/:$/, '');
    return { sign, query, start, end: caret + rest.length };
  }
  return null;
}

const ENDS_WITH_LETTER = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Puts `words` where the token was, with one space behind it. Signs of people and tags only count at the
 * beginning of a word: in scripts without spaces one is put before them.
 */
export function completed(text: string, token: SuggestToken, words: string): Replacement {
  const glued =
    token.sign !== ':' && ENDS_WITH_LETTER.test(text.slice(Math.max(0, token.start - 2), token.start));
  const end = text[token.end] === ' ' ? token.end + 1 : token.end;
  return { start: token.start, end, insert: `${glued ? ' ' : ''}${words} ` };
}

/** The whole text after a replacement, and where the caret stands in it. */
export const replaced = (
  text: string,
  { start, end, insert }: Replacement,
): { text: string; caret: number } => ({
  text: text.slice(0, start) + insert + text.slice(end),
  caret: start + insert.length,
});
