import { fold } from './fold';
import type { Query } from './query';
import { unitsOf } from './words';

type Range = readonly [from: number, to: number];

/** A letter with all that is written over and under it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Folding a letter is slow, and texts are made of few. */
const folded = new Map<string, string>();
const MOST_LETTERS = 20_000;

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  if (folded.size >= MOST_LETTERS) folded.clear();
  const made = fold(letter);
  folded.set(letter, made);
  return made;
}

interface Mapped {
  line: string;
  /** For each place of the line where its letter begins and ends in the text. */
  from: number[];
  to: number[];
}

/** As `lineOf`, and where each part of it stands in the text. */
function mappedLine(text: string): Mapped {
  let line = '';
  const begins: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(LETTER)) {
    const letter = foldLetter(match[0]);
    line += letter;
    for (let at = 0; at < letter.length; at += 1) {
      begins.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  const mapped: Mapped = { line: ' ', from: [0], to: [0] };
  for (const unit of unitsOf(line)) {
    for (let at = 0; at < unit.text.length; at += 1) {
      mapped.from.push(begins[unit.at + at] ?? 0);
      mapped.to.push(ends[unit.at + at] ?? 0);
    }
    // The space after it.
    const end = mapped.to.at(-1) ?? 0;
    mapped.from.push(end);
    mapped.to.push(end);
    mapped.line += `${unit.text} `;
  }
  return mapped;
}

const merged = (ranges: readonly Range[]): Range[] => {
  const all: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && range[0] <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], range[1])];
    else all.push(range);
  }
  return all;
};

/** Where in a text stands what was searched for, in order and apart from each other: offsets in the text as it is. */
export function foundRanges(text: string, { clauses }: Pick<Query, 'clauses'>): Range[] {
  const { line, from, to } = mappedLine(text);
  const ranges: Range[] = [];
  for (const { needle, not } of clauses) {
    if (not) continue;
    const words = needle.trim();
    const lead = needle.startsWith(' ') ? 1 : 0;
    for (let at = line.indexOf(needle); at !== -1; at = line.indexOf(needle, at + words.length)) {
      const begin = at + lead;
      ranges.push([from[begin] ?? 0, to[begin + words.length - 1] ?? 0]);
    }
  }
  return merged(ranges);
}
