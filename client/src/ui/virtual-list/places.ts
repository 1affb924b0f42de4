import type { CacheSnapshot } from 'virtua';
import type { KeptPlace } from '@/lib/history/kept-places';

/** Where a row must begin to be seen whole (CONV-01): below the sticky headers. */
export const BELOW_HEADERS = 100;

type Rows = KeptPlace['rows'];

/** Without those of a conversation that stands in a row. */
const rowsOf = (feed: HTMLElement | null): HTMLElement[] =>
  [...(feed?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    (row) => !row.parentElement?.closest('[data-row]'),
  );

const postIn = (row: HTMLElement): HTMLElement => row.querySelector('article') ?? row;

/** The post of a row; something else may stand above it there. */
export function postOf(feed: HTMLElement | null, id: string): Element | null {
  const row = rowsOf(feed).find(({ dataset }) => dataset['row'] === id);
  return row ? postIn(row) : null;
}

/** The rows in the window with the places of their posts. */
export function visibleRows(feed: HTMLElement | null): Rows {
  const rows: [string, number][] = [];
  for (const row of rowsOf(feed)) {
    const { bottom } = row.getBoundingClientRect();
    const { top } = postIn(row).getBoundingClientRect();
    if (bottom > BELOW_HEADERS && top < window.innerHeight) rows.push([row.dataset['row'] ?? '', top]);
  }
  return rows;
}

export interface Found {
  id: string;
  index: number;
  top: number;
}

/** So many rows before one tell whether it still stands behind them. */
const NEIGHBOURS = 5;

/**
 * Whether most of what stood beside a row stands on its other side now: it went up, as a group does that somebody
 * joins, or down, as a notification does that was read.
 */
function moved({ id, index }: Found, ids: readonly string[], order: readonly string[]): boolean {
  const was = order.indexOf(id);
  if (was < 0) return false;
  const crossed = (beside: readonly string[], side: 1 | -1): boolean => {
    const now = beside.map((each) => ids.indexOf(each)).filter((at) => at >= 0);
    return 2 * now.filter((at) => side * (at - index) > 0).length > now.length;
  };
  return (
    crossed(order.slice(Math.max(0, was - NEIGHBOURS), was), 1) ||
    crossed(order.slice(was + 1, was + 1 + NEIGHBOURS), -1)
  );
}

/**
 * The first of the rows that is in the list, as its index there and its place; null when none is. `order` is the list
 * as it was: a row that moved past others since is no sign of where the reader was, unless it is the only one.
 */
export function findRow(rows: Rows, ids: readonly string[], order: readonly string[] = []): Found | null {
  const found = rows
    .map(([id, top]) => ({ id, index: ids.indexOf(id), top }))
    .filter(({ index }) => index >= 0);
  return found.find((row) => !moved(row, ids, order)) ?? found[0] ?? null;
}

/** Only rows around the reader: the rest is measured again when it is seen. */
const KEPT_HEIGHTS = 300;

export function heightsOf([sizes]: CacheSnapshot, ids: readonly string[], rows: Rows): KeptPlace['heights'] {
  const from = Math.max(0, ids.indexOf(rows[0]?.[0] ?? '') - KEPT_HEIGHTS);
  return ids.slice(from, from + 2 * KEPT_HEIGHTS).flatMap((id, at) => {
    const height = sizes[from + at] ?? -1;
    return height < 0 ? [] : [[id, height] as const];
  });
}

/** The heights in the order of the list, -1 where one is not known. */
export function toCache(heights: KeptPlace['heights'], ids: readonly string[]): CacheSnapshot {
  const known = new Map(heights);
  return [ids.map((id) => known.get(id) ?? -1)];
}

/** The row that the reader has just asked something of stays where it is. The list that holds it looks here once. */
let asked: string | null = null;
export const holdRow = (id: string): void => {
  asked = id;
};
export function heldRow(
  feed: HTMLElement | null,
  ids: readonly string[],
  before: readonly string[],
): Found | null {
  const rows = visibleRows(feed);
  const wanted = rows.filter(([id]) => id === asked);
  asked = null;
  return findRow(wanted, ids) ?? findRow(rows, ids, before);
}
