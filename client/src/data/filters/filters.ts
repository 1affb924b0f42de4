import type { RealmKey } from '@/domain/ids';
import type { Filter, FilterPlace, FilterContent } from '@/domain/filter/filter';
import type { FilterFact } from '@/domain/filter/not-kept';
import type { PostFilters } from '@/domain/filter/filter-index';
import type { Readable } from '@/data/readable';

/** The reader's filters as far as they are known; mute words are a preference and not among them. */
export interface KnownFilters {
  /** Null until the server has told them once in this browser; empty where it keeps none. */
  server: readonly Filter[] | null;
  browser: readonly Filter[];
}

/** The filters of the reader, ready to be applied to what is shown. */
export interface Filters {
  known: Readable<KnownFilters>;
  /** All that hold now, mute words among them. */
  active: Readable<PostFilters>;
}

/** Who keeps new filters: `v1` has a phrase each and can only warn or drop; null: not known yet. */
export type FilterKeeper = 'v2' | 'v1' | 'browser';

export interface SavedFilter {
  id: string;
  kept: Filter['kept'];
  /** What the server answered 200 to and did not keep. */
  lost: readonly FilterFact[];
}

/** Filters as the reader changes them; comes late. Promises reject with ApiError. */
export interface FilterWork {
  /** Asks the server for its filters; resolves with who keeps new ones. */
  refresh(): Promise<FilterKeeper>;
  /** Where a filter of this keeper can hold. */
  places(keeper: FilterKeeper): readonly FilterPlace[];
  /** Makes a filter (`null`), or changes one wherever it is kept. */
  save(before: Filter | null, content: FilterContent): Promise<SavedFilter>;
  remove(filter: Filter): Promise<void>;
  /** Gives other accounts of this browser the filters that it keeps, beside their own. */
  copyTo(others: readonly RealmKey[]): void;
}
