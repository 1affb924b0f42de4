import type { Attachment } from '@/domain/status/attachment';
import { isViewable } from './attachment-facts';

/** How the files of a post are laid out (behaviour.md §7, design language §7). */
export interface GalleryLayout {
  /** Pictures and films that are shown. */
  tiles: readonly Attachment[];
  /** Lengths of the rows of tiles: up to four tiles make one block instead. */
  rows: readonly number[];
  /** Files with a line of their own that are shown. */
  lines: readonly Attachment[];
  /** Files of a long set that wait to be asked for. */
  hidden: number;
  hiddenTiles: number;
}

/** A long set of lines (S2 §9: above 8 where media are hidden). */
const MANY_LINES = 8;
const AUDIO_SCORE = 1 / 4;
const LINE_SCORE = 1 / 8;

/** Rows of three; a single one left over joins the row before it, and two left over lead. */
export function rowsOf(count: number): readonly number[] {
  const rows = Array.from({ length: Math.floor(count / 3) }, () => 3);
  const rest = count % 3;
  if (rest === 1 && rows.length > 0) return [...rows.slice(0, -1), 4];
  return rest === 0 ? rows : [rest, ...rows];
}

/** Height of a row in widths of the gallery. */
const rowHeight = (count: number): number => 1 / (count + 0.6);

/** Above 1 the set is long. Rows come first, then lines. */
function shownWithin(
  rows: readonly number[],
  lines: readonly Attachment[],
): { rows: readonly number[]; lines: readonly Attachment[] } {
  let score = 0;
  const fits = (height: number): boolean => {
    score += height;
    return score <= 1;
  };
  const shownRows = rows.filter((count, index) => fits(rowHeight(count)) || index === 0);
  const shownLines = lines.filter(({ kind }) => fits(kind === 'audio' ? AUDIO_SCORE : LINE_SCORE));
  return {
    rows: shownRows,
    lines: shownRows.length + shownLines.length === 0 ? lines.slice(0, 1) : shownLines,
  };
}

/** `whole`: the reader asked for all of a long set. */
export function layGallery(attachments: readonly Attachment[], whole: boolean): GalleryLayout {
  const tiles = attachments.filter(isViewable);
  const lines = attachments.filter((attachment) => !isViewable(attachment));
  const all = { rows: rowsOf(tiles.length), lines };
  const shown = whole ? all : shownWithin(all.rows, lines);
  const shownTiles = tiles.slice(
    0,
    shown.rows.reduce((sum, count) => sum + count, 0),
  );
  return {
    tiles: shownTiles,
    rows: shown.rows,
    lines: shown.lines,
    hidden: attachments.length - shownTiles.length - shown.lines.length,
    hiddenTiles: tiles.length - shownTiles.length,
  };
}

/** The same for files that are all shown as lines. */
export const layLines = (attachments: readonly Attachment[], whole: boolean): readonly Attachment[] =>
  whole || attachments.length <= MANY_LINES ? attachments : attachments.slice(0, MANY_LINES);
