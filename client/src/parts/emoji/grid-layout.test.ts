import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridLayout, moved, rowsBetween, sectionAt, type GridMove } from './grid-layout';

const sections = [
  { id: 'recent', count: 3 },
  { id: 'pack', count: 20 },
];
const layout = gridLayout(sections, 8, 40, 24);

describe('the grid', () => {
  it('puts lines of cells below titles', () => {
    expect(layout.sections).toEqual([
      { top: 0, height: 64 },
      { top: 64, height: 144 },
    ]);
    expect(layout.rows.map(({ top }) => top)).toEqual([24, 88, 128, 168]);
    expect(layout.rows.at(-1)).toEqual({ section: 1, from: 16, to: 20, top: 168 });
    expect(layout.height).toBe(208);
  });

  it('draws only the lines that show', () => {
    expect(rowsBetween(layout, 0, 88, 40)).toEqual([0]);
    expect(rowsBetween(layout, 100, 140, 40)).toEqual([1, 2]);
  });

  it('knows the section at a height', () => {
    expect(sectionAt(layout, 0)).toBe(0);
    expect(sectionAt(layout, 64)).toBe(1);
    expect(sectionAt(layout, 5000)).toBe(1);
  });

  it('holds every emoji exactly once, whatever the sections and columns', () => {
    const counts = fc.array(fc.nat({ max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 20 }), (all, columns) => {
        const { rows, height } = gridLayout(
          all.map((count, index) => ({ id: String(index), count })),
          columns,
          40,
          24,
        );
        for (const [index, count] of all.entries()) {
          const own = rows.filter(({ section }) => section === index);
          expect(
            own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
          ).toEqual(Array.from({ length: count }, (_, at) => at));
        }
        expect(rows.every(({ top }) => top + 40 <= height)).toBe(true);
      }),
    );
  });
});

describe('keys', () => {
  it('lead through the sections, and out at the top', () => {
    expect(moved(layout, { row: 0, column: 2 }, 'next')).toEqual({ row: 1, column: 0 });
    expect(moved(layout, { row: 1, column: 0 }, 'previous')).toEqual({ row: 0, column: 2 });
    expect(moved(layout, { row: 1, column: 7 }, 'up')).toEqual({ row: 0, column: 2 });
    expect(moved(layout, { row: 0, column: 1 }, 'up')).toBeNull();
    expect(moved(layout, { row: 3, column: 3 }, 'next')).toEqual({ row: 3, column: 3 });
    expect(moved(layout, { row: 0, column: 0 }, 'end')).toEqual({ row: 3, column: 3 });
  });

  it('never lead to a cell that is not there', () => {
    const moves: GridMove[] = [
      'next',
      'previous',
      'down',
      'up',
      'row-start',
      'row-end',
      'page-down',
      'page-up',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves)), (keys) => {
        let at = { row: 0, column: 0 };
        for (const key of keys) at = moved(layout, at, key) ?? at;
        const row = layout.rows[at.row];
        expect(row && at.column < row.to - row.from).toBe(true);
      }),
    );
  });
});
