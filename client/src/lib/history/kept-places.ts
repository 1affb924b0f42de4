import { EntryMemory } from './entry-memory';

/** Where the reader was in the list of a page, told by the rows in the window and not by an offset. */
export interface KeptPlace {
  /** Rows in the window, from its top: key and distance of its content from the window's top in pixels. */
  rows: readonly (readonly [key: string, top: number])[];
  /** The first row of the list: what comes above it later is new to this reader. */
  first?: string | undefined;
  /** Measured heights of rows by key, in pixels. */
  heights: readonly (readonly [key: string, height: number])[];
}

// Written by this very page: then it has the shape.
const isPlace = (value: unknown): value is KeptPlace =>
  typeof value === 'object' && value !== null && 'rows' in value && 'heights' in value;

/** By history entry. A page that has one is scrolled by its list, any other by the app's scroll rules. */
export const keptPlaces = new EntryMemory<KeptPlace>('skein-places', isPlace);
