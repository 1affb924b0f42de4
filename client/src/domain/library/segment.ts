import type { StatusId } from '@/domain/ids';
import { PLACES, type KeptPost, type Place } from './kept-post';
import { hasKind, textsOf } from './match';
import { KINDS, type Kind } from './query';
import { termsOf } from './words';

/** Posts of one segment: their places in it fit into 16 bits. */
export const SEGMENT = 4096;

/** What can be asked of posts beside their words, a row each; what is the same in many posts stands once in `names`. */
export interface Columns {
  ids: StatusId[];
  times: Float64Array;
  accts: Uint16Array;
  acctNames: string[];
  languages: Uint16Array;
  languageNames: string[];
  /** Bits of `PLACES`, then of `KINDS`; no place: the post is gone. */
  bits: Uint16Array;
  /** Bytes of the post itself. */
  bytes: Uint32Array;
}

/**
 * A finished part of the index, as it is kept: the posts with ordinals `SEGMENT * number` and on. `rows` holds for each
 * of the sorted `terms` the rows that have it, from `starts[n]` to `starts[n + 1]`.
 */
export interface Segment extends Columns {
  number: number;
  terms: readonly string[];
  starts: Uint32Array;
  rows: Uint16Array;
}

/** Bits of the places that a post is kept for. */
export const PLACE_BITS = (1 << PLACES.length) - 1;
export const placeBit = (place: Place): number => 1 << PLACES.indexOf(place);
export const kindBit = (kind: Kind): number => 1 << (PLACES.length + KINDS.indexOf(kind));

const bitsOf = (post: KeptPost): number =>
  post.places.reduce((bits, place) => bits | placeBit(place), 0) |
  KINDS.reduce((bits, kind) => (hasKind(post, kind) ? bits | kindBit(kind) : bits), 0);

/** Folders are terms, too; no word has a colon. */
export const folderTerm = (id: string): string => `in:${id}`;

/** As browsers keep text: a byte a letter, two where one of them needs it. */
const postBytes = (post: KeptPost): number => {
  const text = JSON.stringify(post);
  return text.length * (/[^\p{ASCII}\u0080-\u00ff]/u.test(text) ? 2 : 1);
};

/** Rows of a segment by what they hold: one byte each. */
export type Rows = Uint8Array;

const emptyColumns = (): Columns => ({
  ids: [],
  times: new Float64Array(SEGMENT),
  accts: new Uint16Array(SEGMENT),
  acctNames: [],
  languages: new Uint16Array(SEGMENT),
  languageNames: [],
  bits: new Uint16Array(SEGMENT),
  bytes: new Uint32Array(SEGMENT),
});

/** The place of a name in a list that grows. */
function placeIn(names: string[], places: Map<string, number>, name: string): number {
  const known = places.get(name);
  if (known !== undefined) return known;
  places.set(name, names.length);
  names.push(name);
  return names.length - 1;
}

/** The segment that is being filled. */
export class OpenSegment {
  readonly columns = emptyColumns();
  private readonly terms = new Map<string, number[]>();
  private readonly accts = new Map<string, number>();
  private readonly languages = new Map<string, number>();

  constructor(readonly number: number) {}

  add(row: number, post: KeptPost): void {
    const { columns } = this;
    columns.ids[row] = post.id;
    columns.times[row] = post.createdAt;
    columns.accts[row] = placeIn(columns.acctNames, this.accts, post.acct);
    columns.languages[row] = placeIn(columns.languageNames, this.languages, post.language ?? '');
    columns.bits[row] = bitsOf(post);
    columns.bytes[row] = postBytes(post);
    const terms = termsOf(textsOf(post).join('\n'));
    if (post.folder) terms.add(folderTerm(post.folder));
    for (const term of terms) {
      const rows = this.terms.get(term);
      if (rows) rows.push(row);
      else this.terms.set(term, [row]);
    }
  }

  mark(term: string, isPrefix: boolean, rows: Rows): void {
    if (!isPrefix) this.terms.get(term)?.forEach((row) => (rows[row] = 1));
    else
      for (const [each, held] of this.terms) if (each.startsWith(term)) for (const row of held) rows[row] = 1;
  }

  seal(): Segment {
    const terms = [...this.terms.keys()].sort();
    const starts = new Uint32Array(terms.length + 1);
    terms.forEach((term, at) => (starts[at + 1] = (starts[at] ?? 0) + (this.terms.get(term)?.length ?? 0)));
    const rows = new Uint16Array(starts[terms.length] ?? 0);
    terms.forEach((term, at) => rows.set(this.terms.get(term) ?? [], starts[at]));
    return { ...this.columns, number: this.number, terms, starts, rows };
  }
}

/** Where in sorted terms the first one stands that is not before `term`. */
function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** After every term that begins so: no letter is that one. */
const afterAll = (prefix: string): string => `${prefix}\uffff`;

/** Terms with one beginning stand beside each other, and so do their rows: one stretch, whatever their number. */
export function markSealed(
  { terms, starts, rows: held }: Segment,
  term: string,
  isPrefix: boolean,
  rows: Rows,
): void {
  const first = lowerBound(terms, term);
  const end = isPrefix ? lowerBound(terms, afterAll(term)) : first + (terms[first] === term ? 1 : 0);
  for (let place = starts[first] ?? 0; place < (starts[end] ?? 0); place += 1) rows[held[place] ?? 0] = 1;
}

/** Bytes of a segment, as far as they can be told. */
export const segmentBytes = ({ terms, starts, rows, ids }: Segment): number =>
  terms.reduce((sum, term) => sum + term.length + 4, 0) +
  starts.byteLength +
  rows.byteLength +
  ids.reduce((sum, id) => sum + id.length + 4, 0) +
  SEGMENT * 18;
