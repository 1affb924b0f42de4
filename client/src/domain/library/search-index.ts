import type { StatusId } from '@/domain/ids';
import { PLACES, type KeptPost, type Place } from './kept-post';
import { Newest } from './newest';
import type { Query } from './query';
import { isSure, search, type Marker } from './search-rows';
import {
  markSealed,
  OpenSegment,
  PLACE_BITS,
  placeBit,
  SEGMENT,
  segmentBytes,
  type Columns,
  type Segment,
} from './segment';

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
