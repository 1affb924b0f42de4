import { fold } from './fold';

/** Scripts that put no spaces between words. */
const RUNS =
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}` +
  String.raw`\p{Script=Myanmar}\p{Script=Tibetan}ー`;
const UNITS = new RegExp(
  String.raw`(?<run>[${RUNS}][${RUNS}\p{M}]*)|(?:(?![${RUNS}])[\p{L}\p{N}\p{M}_])+`,
  'gu',
);

/** A word, or a run of a script without spaces. */
export interface Unit {
  text: string;
  isRun: boolean;
  /** Where it begins in the folded text. */
  at: number;
}

/** The words of a text that is folded already. */
export const unitsOf = (folded: string): Unit[] =>
  [...folded.matchAll(UNITS)].map((match) => ({
    text: match[0],
    isRun: match.groups?.['run'] !== undefined,
    at: match.index,
  }));

/** A text as it is searched: its words, each between spaces. */
export const lineOf = (text: string): string =>
  ` ${unitsOf(fold(text))
    .map((unit) => unit.text)
    .join(' ')} `;

/** Longer words are told apart by their beginning. */
const LONGEST_TERM = 48;

/** What is looked up for a run: each two neighbours, so that any part of it is found. */
export function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}

export const termOf = (word: string): string => word.slice(0, LONGEST_TERM);

/** What a text is found by: its words; of runs the pairs, and the last letter by itself, which begins no pair. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const unit of unitsOf(fold(text))) {
    if (!unit.isRun) terms.add(termOf(unit.text));
    else {
      pairsOf(unit.text).forEach((pair) => terms.add(pair));
      terms.add(Array.from(unit.text).at(-1) ?? '');
    }
  }
  return terms;
}
