import type { Readable } from './readable';

/** Small view flags of rows (opened subject, shown media …): outlive unmounting, dropped with the status. */
export interface RowFlags {
  get(id: string, flag: string): Readable<boolean | undefined>;
  set(id: string, flag: string, value: boolean): void;
}
