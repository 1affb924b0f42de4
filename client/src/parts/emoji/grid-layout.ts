/** Pixels (COMP-11). */
export const TITLE_HEIGHT = 24;

export interface GridSection {
  id: string;
  count: number;
}

/** A line of cells; positions in pixels from the top of the grid, `from` and `to` count in the section. */
interface GridRow {
  section: number;
  from: number;
  to: number;
  top: number;
}

export interface GridLayout {
  /** Where each section (its title) begins, and how high it is. */
  sections: readonly { top: number; height: number }[];
  rows: readonly GridRow[];
  height: number;
}

/** Cells of a fixed size in lines of `columns`, each section below its title. */
export function gridLayout(
  sections: readonly GridSection[],
  columns: number,
  cell: number,
  titleHeight: number,
): GridLayout {
  const places: { top: number; height: number }[] = [];
  const rows: GridRow[] = [];
  let top = 0;
  for (const [section, { count }] of sections.entries()) {
    const lines = Math.ceil(count / columns);
    places.push({ top, height: titleHeight + lines * cell });
    for (let line = 0; line < lines; line += 1) {
      const from = line * columns;
      rows.push({
        section,
        from,
        to: Math.min(count, from + columns),
        top: top + titleHeight + line * cell,
      });
    }
    top += titleHeight + lines * cell;
  }
  return { sections: places, rows, height: top };
}

/** Rows that show between two heights. */
export const rowsBetween = (
  { rows }: GridLayout,
  top: number,
  bottom: number,
  cell: number,
): readonly number[] => rows.flatMap((row, index) => (row.top + cell > top && row.top < bottom ? index : []));

/** The section that stands at a height. */
export function sectionAt({ sections }: GridLayout, height: number): number {
  const found = sections.findLastIndex(({ top }) => top <= height);
  return Math.max(0, found);
}

/** A cell by its line and its place in it. */
export interface CellPlace {
  row: number;
  column: number;
}

export type GridMove =
  | 'next'
  | 'previous'
  | 'down'
  | 'up'
  | 'row-start'
  | 'row-end'
  | 'start'
  | 'end'
  | 'page-down'
  | 'page-up';

/** Lines that PageUp and PageDown move by. */
const PAGE = 5;

/** Where a key leads from a cell; null when it leads out at the top, the same cell at the other ends. */
export function moved({ rows }: GridLayout, from: CellPlace, move: GridMove): CellPlace | null {
  const lengthOf = (row: number): number => {
    const line = rows[row];
    return line ? line.to - line.from : 0;
  };
  const last = rows.length - 1;
  const inLine = (row: number, column: number): CellPlace => ({
    row,
    column: Math.max(0, Math.min(column, lengthOf(row) - 1)),
  });
  const { row, column } = from;
  switch (move) {
    case 'next':
      if (column + 1 < lengthOf(row)) return { row, column: column + 1 };
      return row < last ? { row: row + 1, column: 0 } : from;
    case 'previous':
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? inLine(row - 1, Infinity) : from;
    case 'down':
      return row < last ? inLine(row + 1, column) : from;
    case 'up':
      return row > 0 ? inLine(row - 1, column) : null;
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return inLine(row, Infinity);
    case 'start':
      return { row: 0, column: 0 };
    case 'end':
      return inLine(last, Infinity);
    case 'page-down':
      return inLine(Math.min(last, row + PAGE), column);
    case 'page-up':
      return inLine(Math.max(0, row - PAGE), column);
  }
}

/** What a key of the grid means; `rtl` turns left and right. */
export function moveOf(key: string, control: boolean, rtl: boolean): GridMove | null {
  switch (key) {
    case 'ArrowRight':
      return rtl ? 'previous' : 'next';
    case 'ArrowLeft':
      return rtl ? 'next' : 'previous';
    case 'ArrowDown':
      return 'down';
    case 'ArrowUp':
      return 'up';
    case 'Home':
      return control ? 'start' : 'row-start';
    case 'End':
      return control ? 'end' : 'row-end';
    case 'PageDown':
      return 'page-down';
    case 'PageUp':
      return 'page-up';
    default:
      return null;
  }
}
