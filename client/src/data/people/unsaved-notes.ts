import type { AccountId } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { Core } from '@/data/core';

type Stored = Readonly<Record<string, unknown>>;

/** Private notes that the server has not confirmed yet, kept in this browser until it does. */
export interface UnsavedNotes {
  get(id: AccountId): string | null;
  keep(id: AccountId, words: string): void;
  /** The server has these words; later ones stay. */
  drop(id: AccountId, words: string): void;
}

export function createUnsavedNotes({ platform: { storage }, key }: Core): UnsavedNotes {
  const place = `skein.notes:${key}`;
  const read = (): Stored => {
    const parsed = parseJson(storage.get(place) ?? '');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  };
  const get = (id: AccountId): string | null => {
    const words = read()[id];
    return typeof words === 'string' ? words : null;
  };
  const write = (notes: Stored): void => {
    if (Object.keys(notes).length === 0) storage.remove(place);
    else storage.set(place, JSON.stringify(notes));
  };
  return {
    get,
    keep: (id, words) => write({ ...read(), [id]: words }),
    drop(id, words) {
      if (get(id) !== words) return;
      const { [id]: _, ...others } = read();
      write(others);
    },
  };
}
