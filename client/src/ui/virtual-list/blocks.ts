/** Rows that come and go together. */
export interface Block {
  /** The same as long as the block ends where it ended. */
  key: string;
  /** Index of its first row in the whole list. */
  start: number;
  ids: readonly string[];
}

/** On average a block has as many rows. */
const USUAL = 4;
const MOST = 12;

const hash = (id: string): number => {
  let sum = 7;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 65_521;
  return sum;
};

/**
 * Cuts a list into blocks. Where one ends depends on the ids there and on nothing else, so rows that come
 * before or after leave the other blocks as they are.
 */
export function blocksOf(ids: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let rows: string[] = [];
  ids.forEach((id, at) => {
    rows.push(id);
    const isEdge = hash(id) % USUAL === 0 || rows.length === MOST;
    if (!isEdge && at < ids.length - 1) return;
    blocks.push({ key: isEdge ? id : ' rest', start: at + 1 - rows.length, ids: rows });
    rows = [];
  });
  return blocks;
}
