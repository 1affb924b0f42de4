import type { StatusId } from '@/domain/ids';
import type { KeptPost } from '@/domain/library/kept-post';
import type { Segment } from '@/domain/library/segment';

export interface Change {
  puts: readonly (readonly [ordinal: number, post: KeptPost])[];
  drops: readonly number[];
  segments: readonly Segment[];
  /** Segments of which nothing is left. */
  dropped: readonly number[];
  /** Places of finished segments that are others now, by number. */
  bits: readonly (readonly [number: number, bits: Uint16Array])[];
}

/** Where posts and segments are kept. None of the calls rejects. */
export interface PostStore {
  /** Finished segments in the order of their numbers; null where the browser keeps nothing. */
  segments(): Promise<readonly Segment[] | null>;
  read(ordinals: readonly number[]): Promise<readonly (KeptPost | undefined)[]>;
  /** All of it or nothing. */
  change(change: Change): Promise<'yes' | 'full' | 'refused'>;
  /** Notes ids that a way through a list has come by; `first`: of a new way, and those of the last are forgotten. */
  see(ids: readonly StatusId[], first: boolean): Promise<void>;
  seen(): Promise<readonly StatusId[]>;
  /** So many at most, from this ordinal on. */
  walk(from: number, count: number): Promise<readonly (readonly [ordinal: number, post: KeptPost])[]>;
}
