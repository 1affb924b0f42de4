import type { StatusId } from '@/domain/ids';
import { PLACES, type KeptPost, type Place } from './kept-post';
import { hasKind, isInLanguage, isNamed, textsOf } from './match';
import { KINDS, type Clause, type Filter, type Kind, type Query } from './query';
import { Newest } from './newest';
import { pairsOf, termOf, termsOf } from './words';

/** Posts of one segment: their places in it fit into 16 bits. */
export const SEGMENT = 4096;

/** What can be asked of posts beside their words, a row each; what is the same in many posts stands once in `names`. */
interface Columns {
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
const PLACE_BITS = (1 << PLACES.length) - 1;
const placeBit = (place: Place): number => 1 << PLACES.indexOf(place);
const kindBit = (kind: Kind): number => 1 << (PLACES.length + KINDS.indexOf(kind));

const bitsOf = (post: KeptPost): number =>
  post.places.reduce((bits, place) => bits | placeBit(place), 0) |
  KINDS.reduce((bits, kind) => (hasKind(post, kind) ? bits | kindBit(kind) : bits), 0);

/** Folders are terms, too; no word has a colon. */
const folderTerm = (id: string): string => `in:${id}`;

/** As browsers keep text: a byte a letter, two where one of them needs it. */
const postBytes = (post: KeptPost): number => {
  const text = JSON.stringify(post);
  return text.length * (/[^\p{ASCII}\u0080-\u00ff]/u.test(text) ? 2 : 1);
};

/** Rows of a segment by what they hold: one byte each. */
type Rows = Uint8Array;

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
class OpenSegment {
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
function markSealed(
  { terms, starts, rows: held }: Segment,
  term: string,
  isPrefix: boolean,
  rows: Rows,
): void {
  const first = lowerBound(terms, term);
  const end = isPrefix ? lowerBound(terms, afterAll(term)) : first + (terms[first] === term ? 1 : 0);
  for (let place = starts[first] ?? 0; place < (starts[end] ?? 0); place += 1) rows[held[place] ?? 0] = 1;
}

type Marker = (term: string, isPrefix: boolean, rows: Rows) => void;

/** What of a clause can be looked up: terms that a post must hold all. */
function termsOfClause({ units, exact }: Clause): { term: string; isPrefix: boolean }[] {
  return units.flatMap((unit, at) => {
    if (!unit.isRun) return [{ term: termOf(unit.text), isPrefix: !exact && at === units.length - 1 }];
    const pairs = pairsOf(unit.text);
    return pairs.map((term) => ({ term, isPrefix: pairs.length === 1 && Array.from(term).length === 1 }));
  });
}

/** The index alone decides: nothing of the post itself has to be looked at. */
const isSure = (clause: Clause): boolean => {
  const [unit, ...more] = clause.units;
  return (
    unit !== undefined &&
    more.length === 0 &&
    (!unit.isRun || Array.from(unit.text).length <= 2) &&
    unit.text === termOf(unit.text)
  );
};

function keep(rows: Rows, by: (row: number) => boolean): void {
  for (let row = 0; row < rows.length; row += 1) if (rows[row] === 1 && !by(row)) rows[row] = 0;
}

function narrowByClause(rows: Rows, mark: Marker, clause: Clause): void {
  // Whether a whole text in quotes is absent only the post itself tells.
  if (clause.not && !isSure(clause)) return;
  for (const { term, isPrefix } of termsOfClause(clause)) {
    const held = new Uint8Array(rows.length);
    mark(term, isPrefix, held);
    keep(rows, (row) => (held[row] === 1) !== clause.not);
  }
}

function testOf(columns: Columns, mark: Marker, filter: Filter): (row: number) => boolean {
  const { bits, times, accts, languages } = columns;
  const hasBit = (bit: number) => (row: number) => ((bits[row] ?? 0) & bit) !== 0;
  switch (filter.is) {
    case 'from': {
      if (filter.name === 'me') return hasBit(placeBit('mine'));
      const named = columns.acctNames.map((acct) => isNamed(acct, filter.name));
      return (row) => named[accts[row] ?? 0] ?? false;
    }
    case 'lang': {
      const spoken = columns.languageNames.map((name) => isInLanguage(name, filter.code));
      return (row) => spoken[languages[row] ?? 0] ?? false;
    }
    case 'has':
      return hasBit(kindBit(filter.kind));
    case 'in':
      return hasBit(placeBit(filter.place));
    case 'folder': {
      const held = new Uint8Array(columns.ids.length);
      mark(folderTerm(filter.id), false, held);
      return (row) => held[row] === 1;
    }
    case 'time':
      return (row) => (times[row] ?? 0) >= filter.from && (times[row] ?? 0) < filter.to;
  }
}

function search(columns: Columns, mark: Marker, { clauses, filters }: Query): Rows {
  const rows: Rows = new Uint8Array(columns.ids.length).fill(1);
  keep(rows, (row) => ((columns.bits[row] ?? 0) & PLACE_BITS) !== 0);
  for (const filter of filters) {
    const test = testOf(columns, mark, filter);
    keep(rows, (row) => test(row) !== filter.not);
  }
  for (const clause of clauses) narrowByClause(rows, mark, clause);
  return rows;
}

/** Posts that may match, by ordinal. */
export interface Candidates {
  newest: Newest;
  /** All of them do match. */
  isSure: boolean;
}

interface IndexFigure {
  posts: number;
  places: Readonly<Record<Place, number>>;
  bytes: number;
}

/**
 * The words of all kept posts. Each post has an ordinal, given once and never again; `SEGMENT` of them are a segment,
 * which is finished when the next one begins.
 */
export class SearchIndex {
  private readonly sealed = new Map<number, Segment>();
  private open = new OpenSegment(0);
  private readonly known = new Map<StatusId, number>();
  /** Numbers of finished segments whose bits have changed. */
  private readonly changed = new Set<number>();
  private sealedBytes = 0;
  /** Counted when it is asked for, and not again until something has changed: it looks at every row. */
  private counted: IndexFigure | null = null;

  /** Takes up what was kept; in the order of their numbers, before any post. */
  restore(segment: Segment): void {
    this.counted = null;
    this.take(segment);
    if (this.open.number <= segment.number) this.open = new OpenSegment(segment.number + 1);
    segment.ids.forEach((id, row) => {
      if (((segment.bits[row] ?? 0) & PLACE_BITS) !== 0) this.known.set(id, segment.number * SEGMENT + row);
    });
  }

  ordinalOf(id: StatusId): number | undefined {
    return this.known.get(id);
  }

  figure(): IndexFigure {
    this.counted ??= this.count();
    return this.counted;
  }

  private count(): IndexFigure {
    const places: Record<Place, number> = { mine: 0, bookmarks: 0, favourites: 0, read: 0 };
    let bytes = this.sealedBytes;
    for (const { bits, bytes: each } of this.all())
      for (let row = 0; row < SEGMENT; row += 1) {
        const held = bits[row] ?? 0;
        if ((held & PLACE_BITS) === 0) continue;
        bytes += each[row] ?? 0;
        for (const place of PLACES) if ((held & placeBit(place)) !== 0) places[place] += 1;
      }
    return { posts: this.known.size, places, bytes };
  }

  /** Bits of finished segments that are others than when this was last asked. */
  changedBits(): [number: number, bits: Uint16Array][] {
    const changed = [...this.changed].flatMap((number): [number, Uint16Array][] => {
      const segment = this.sealed.get(number);
      return segment ? [[number, segment.bits]] : [];
    });
    this.changed.clear();
    return changed;
  }

  /** Posts that are kept only because they were read, what was read longest ago first. */
  onlyRead(): StatusId[] {
    const read = placeBit('read');
    return this.all()
      .toSorted((a, b) => a.number - b.number)
      .flatMap(({ ids, bits }) => ids.filter((_, row) => ((bits[row] ?? 0) & PLACE_BITS) === read));
  }

  /** All that are kept for a place. */
  idsIn(place: Place): StatusId[] {
    const bit = placeBit(place);
    return this.all().flatMap(({ ids, bits }) => ids.filter((_, row) => ((bits[row] ?? 0) & bit) !== 0));
  }

  /** Finished segments that have fewer posts left than `worth`, and which. */
  sparse(worth: number): { number: number; ordinals: number[] }[] {
    return [...this.sealed.values()].flatMap(({ number, ids, bits }) => {
      const rows = [...ids.keys()].filter((row) => ((bits[row] ?? 0) & PLACE_BITS) !== 0);
      return rows.length < worth ? [{ number, ordinals: rows.map((row) => number * SEGMENT + row) }] : [];
    });
  }

  /** A finished segment goes; its posts have other ordinals now. */
  forget(number: number): void {
    this.counted = null;
    const segment = this.sealed.get(number);
    if (segment) this.sealedBytes -= segmentBytes(segment);
    this.sealed.delete(number);
    this.changed.delete(number);
  }

  /** The first ordinal that no finished segment has. */
  get firstOpen(): number {
    return this.open.number * SEGMENT;
  }

  /** Ordinals only grow. Returns the segments that are finished now, to be kept. */
  add(ordinal: number, post: KeptPost): Segment[] {
    this.counted = null;
    const finished: Segment[] = [];
    const number = Math.floor(ordinal / SEGMENT);
    while (this.open.number < number) {
      const segment = this.open.seal();
      finished.push(segment);
      this.take(segment);
      this.open = new OpenSegment(segment.number + 1);
    }
    this.drop(post.id);
    this.open.add(ordinal % SEGMENT, post);
    this.known.set(post.id, ordinal);
    return finished;
  }

  /** Other places for a post whose words are the same; returns its ordinal. */
  replace(id: StatusId, places: readonly Place[]): number | undefined {
    const ordinal = this.known.get(id);
    if (ordinal === undefined) return undefined;
    this.counted = null;
    const columns = this.columnsOf(ordinal);
    const row = ordinal % SEGMENT;
    const kinds = (columns?.bits[row] ?? 0) & ~PLACE_BITS;
    if (columns) columns.bits[row] = places.reduce((bits, place) => bits | placeBit(place), kinds);
    const number = Math.floor(ordinal / SEGMENT);
    if (this.sealed.has(number)) this.changed.add(number);
    if (places.length === 0) this.known.delete(id);
    return ordinal;
  }

  /** Returns the ordinal that it had. */
  drop(id: StatusId): number | undefined {
    return this.replace(id, []);
  }

  find(query: Query): Candidates {
    const ordinals: number[] = [];
    const times: number[] = [];
    const collect = (number: number, columns: Columns, mark: Marker): void => {
      const rows = search(columns, mark, query);
      for (let row = 0; row < rows.length; row += 1) {
        if (rows[row] !== 1) continue;
        ordinals.push(number * SEGMENT + row);
        times.push(columns.times[row] ?? 0);
      }
    };
    for (const segment of this.sealed.values())
      collect(segment.number, segment, (term, isPrefix, rows) => markSealed(segment, term, isPrefix, rows));
    const { open } = this;
    collect(open.number, open.columns, (term, isPrefix, rows) => open.mark(term, isPrefix, rows));
    return { newest: new Newest(ordinals, times), isSure: query.clauses.every(isSure) };
  }

  private take(segment: Segment): void {
    this.sealed.set(segment.number, segment);
    this.sealedBytes += segmentBytes(segment);
  }

  private all(): (Columns & { number: number })[] {
    return [...this.sealed.values(), { ...this.open.columns, number: this.open.number }];
  }

  private columnsOf(ordinal: number): Columns | undefined {
    const number = Math.floor(ordinal / SEGMENT);
    return number === this.open.number ? this.open.columns : this.sealed.get(number);
  }
}

/** Bytes of a segment, as far as they can be told. */
const segmentBytes = ({ terms, starts, rows, ids }: Segment): number =>
  terms.reduce((sum, term) => sum + term.length + 4, 0) +
  starts.byteLength +
  rows.byteLength +
  ids.reduce((sum, id) => sum + id.length + 4, 0) +
  SEGMENT * 18;
