import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf } from './blocks';

const names = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(from - at));

test('blocks are the list, in order, each with the place of its first row', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (ids) => {
      const blocks = blocksOf(ids);
      expect(blocks.flatMap((block) => block.ids)).toEqual(ids);
      for (const { start, ids: rows } of blocks) expect(ids.slice(start, start + rows.length)).toEqual(rows);
      expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    }),
  );
});

test('a thousand rows are some hundred blocks, none of them long', () => {
  const blocks = blocksOf(names(900_000, 1000));
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.length).toBeLessThan(500);
  expect(Math.max(...blocks.map(({ ids }) => ids.length))).toBeLessThanOrEqual(12);
});

test('rows that come before or after change the first and the last block only', () => {
  const before = blocksOf(names(5000, 400));
  const after = new Map(
    blocksOf([...names(5005, 405), ...names(4600, 20)]).map((block) => [block.key, block]),
  );
  const kept = before.filter(({ key, ids }) => after.get(key)?.ids.join() === ids.join());
  expect(kept.length).toBeGreaterThanOrEqual(before.length - 2);
});
