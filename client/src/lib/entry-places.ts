import { createStorage } from './storage';

/**
 * Where the reader stood in a list, by history entry, for the time after a reload: offsets and heights are
 * of another document then, so the place is a row and its distance to the window's top in pixels.
 */
export interface Place {
  row: string;
  top: number;
}

const storage = createStorage(() => sessionStorage);
const nameOf = (entry: string): string => `skein:place:${entry}`;

export function keepPlace(entry: string, { row, top }: Place): void {
  storage.set(nameOf(entry), `${top} ${row}`);
}

export function keptPlace(entry: string): Place | null {
  const [, top, row] = /^(-?[\d.]+) (.+)$/s.exec(storage.get(nameOf(entry)) ?? '') ?? [];
  return row === undefined ? null : { row, top: Number(top) };
}
