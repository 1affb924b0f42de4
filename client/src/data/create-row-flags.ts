import type { Readable } from './readable';
import type { RowFlags } from './row-flags';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';

export interface RowFlagTable extends RowFlags {
  /** The rows of these posts are gone for good. */
  drop(ids: Iterable<string>): void;
}

/** Flags live beside the records, so that a refresh does not fold a post that the reader has opened. */
export function createRowFlags(batch: Batch): RowFlagTable {
  const rows = new Map<string, Map<string, Cell<boolean | undefined>>>();
  const cellOf = (id: string, flag: string): Cell<boolean | undefined> => {
    const row = rows.get(id) ?? new Map<string, Cell<boolean | undefined>>();
    rows.set(id, row);
    const cell = row.get(flag) ?? createCell<boolean | undefined>(batch, undefined);
    row.set(flag, cell);
    return cell;
  };
  return {
    get: (id, flag): Readable<boolean | undefined> => cellOf(id, flag),
    set: (id, flag, value) => cellOf(id, flag).set(value),
    drop(ids) {
      for (const id of ids) rows.delete(id);
    },
  };
}
