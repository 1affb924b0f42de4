import { memo, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import { EntryMemory } from '@/lib/entry-memory';
import { keepPlace, keptPlace, type Place } from '@/lib/entry-places';
import { historyEntry } from '@/lib/history-entry';
import { growth } from './growth';
import { settle } from './settle';
import styles from './virtual-list.module.css';

/** Rows kept ready beyond the window's edges, in pixels. */
const BUFFER = 400;
/** Of a post in a timeline, in pixels. */
const USUAL_HEIGHT = 200;
/** This near to the top the reader sees new rows arrive instead of being held in place (S1 §9). */
const AT_TOP = 15;

/** Where a row must begin to be seen whole (CONV-01). */
const BELOW_HEADERS = 100;

const measured = new EntryMemory<{ cache: CacheSnapshot; count: number }>();

export interface VirtualListProps {
  /** Keys of the rows in order. */
  ids: readonly string[];
  /** Draws one row; must not change between renders unless all rows shall be drawn again. */
  row: (id: string) => ReactElement;
  /** Accessible name of the feed. */
  label: string;
  /** Rows are being fetched. */
  busy?: boolean | undefined;
  /** Tells lists of one page apart; heights are remembered per history entry under this name. */
  name: string;
  /** The row that stands below the sticky headers at the first visit; the list begins at its start without. */
  startAt?: string | undefined;
  /** Rows that arrive never move what is being read, not even at the very top, nor the row `startAt`. */
  holdsPlace?: boolean | undefined;
  /** The list is what the reader scrolls through on this page: its place outlives a reload. */
  keepsPlace?: boolean | undefined;
  /** What a row is taken for until it is measured: with too little, rows are drawn that nobody sees. */
  usualHeight?: number | undefined;
  /** False puts every row into the page (for short lists and the preference `virtualScrolling`). */
  virtual?: boolean | undefined;
}

/**
 * A feed in the page's own scroll area of which only the rows near the window exist. Rows are drawn once
 * per id: the position that assistive technology reads is written to the row's `article` directly, so a
 * new post at the top draws one row and not all of them.
 */
export function VirtualList({
  ids,
  row,
  label,
  busy = false,
  name,
  virtual = true,
  usualHeight = USUAL_HEIGHT,
  startAt,
  holdsPlace = false,
  keepsPlace = false,
}: VirtualListProps): ReactElement {
  const feed = useRef<HTMLDivElement>(null);
  const [entry] = useState(historyEntry);
  const memoryKey = `${entry} ${name}`;
  const handle = useRef<WindowVirtualizerHandle>(null);
  const start = useStartingRow(memoryKey, keepsPlace ? entry : null, ids, startAt);
  const cache = useMeasuredHeights(handle, memoryKey, ids.length);
  const holds = useHold(handle, ids, holdsPlace ? startAt : undefined);
  const shift = useShift(ids, holdsPlace) && !holds;
  useStart(handle, feed, start);
  useKeptPlace(feed, keepsPlace ? entry : null);
  const leave = (): void => feed.current?.focus({ preventScroll: true });
  const rows = (id: string, index: number): ReactElement => (
    <Row key={id} id={id} row={row} index={index} size={ids.length} onFocusLost={leave} />
  );
  return (
    <div ref={feed} className={styles.feed} role="feed" aria-label={label} aria-busy={busy} tabIndex={-1}>
      {virtual ? (
        <WindowVirtualizer
          ref={handle}
          data={ids}
          shift={shift}
          bufferSize={BUFFER}
          itemSize={usualHeight}
          {...(cache ? { cache } : {})}
        >
          {rows}
        </WindowVirtualizer>
      ) : (
        ids.map(rows)
      )}
    </div>
  );
}

/** Heights measured at an earlier visit of this history entry, and their keeping for the next one. */
function useMeasuredHeights(
  handle: RefObject<WindowVirtualizerHandle | null>,
  key: string,
  count: number,
): CacheSnapshot | undefined {
  const [cache] = useState(() => {
    const known = measured.get(key);
    return known?.count === count ? known.cache : undefined;
  });
  const latest = useRef(count);
  useLayoutEffect(() => {
    latest.current = count;
  }, [count]);
  useLayoutEffect(() => {
    const list = handle.current;
    return () => {
      if (list) measured.set(key, { cache: list.cache, count: latest.current });
    };
  }, [handle, key]);
  return cache;
}

interface Start extends Place {
  index: number;
  /** The reader was there before the page was loaded anew. */
  again: boolean;
}

/** Which row the list begins at, and where in the window. Null at a return, which the page restores itself. */
function useStartingRow(
  key: string,
  entry: string | null,
  ids: readonly string[],
  startAt: string | undefined,
): Start | null {
  const [start] = useState(() => {
    if (measured.get(key)) return null;
    const kept = entry === null ? null : keptPlace(entry);
    const again = kept ? ids.indexOf(kept.row) : -1;
    if (kept && again >= 0) return { ...kept, index: again, again: true };
    const index = startAt === undefined ? -1 : ids.indexOf(startAt);
    return startAt !== undefined && index > 0
      ? { row: startAt, index, top: BELOW_HEADERS, again: false }
      : null;
  });
  return start;
}

function useStart(
  handle: RefObject<WindowVirtualizerHandle | null>,
  feed: RefObject<HTMLDivElement | null>,
  start: Start | null,
): void {
  useLayoutEffect(() => {
    if (start === null) return;
    if (handle.current) handle.current.scrollToIndex(start.index, { align: 'start', offset: -start.top });
    else {
      const row = feed.current?.children[start.index];
      if (row) window.scrollBy({ top: row.getBoundingClientRect().top - start.top });
    }
    return start.again ? settle(feed.current, start.row, start.top) : undefined;
  }, [handle, feed, start]);
}

/** Notes where the reader stands when the page or the list goes, for the time after a reload. */
function useKeptPlace(feed: RefObject<HTMLDivElement | null>, entry: string | null): void {
  useLayoutEffect(() => {
    if (entry === null) return;
    const list = feed.current;
    const keep = (): void => {
      for (const row of list?.querySelectorAll('[data-row]') ?? []) {
        const { top, bottom } = row.getBoundingClientRect();
        const name = row.getAttribute('data-row');
        if (bottom > BELOW_HEADERS && name !== null) return keepPlace(entry, { row: name, top });
      }
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [feed, entry]);
}

/** True for the commit that puts rows before the ones the reader looks at, so that those stay in place. */
function useShift(ids: readonly string[], always: boolean): boolean {
  const [seen, setSeen] = useState({ ids, shift: false });
  if (seen.ids === ids) return seen.shift;
  const shift = growth(seen.ids, ids) === 'before' && (always || window.scrollY > AT_TOP);
  setSeen({ ids, shift });
  return shift;
}

/**
 * Keeps one row where it stands in the window while rows come before and after it at once, which `shift`
 * cannot. Nothing is held while that row is out of sight.
 */
function useHold(
  handle: RefObject<WindowVirtualizerHandle | null>,
  ids: readonly string[],
  row: string | undefined,
): boolean {
  const [held, setHeld] = useState({ ids, index: -1, top: 0 });
  useLayoutEffect(() => {
    if (held.index >= 0) handle.current?.scrollToIndex(held.index, { align: 'start', offset: -held.top });
  }, [handle, held]);
  if (row === undefined || held.ids === ids) return held.index >= 0;
  const index = ids.indexOf(row);
  const top = document.querySelector(`[data-row="${CSS.escape(row)}"]`)?.getBoundingClientRect().top;
  const moves = top !== undefined && index !== held.ids.indexOf(row);
  setHeld({ ids, index: moves ? index : -1, top: top ?? 0 });
  return moves;
}

interface RowProps {
  id: string;
  index: number;
  size: number;
  row: (id: string) => ReactElement;
  onFocusLost: () => void;
}

function Row({ id, index, size, row, onFocusLost }: RowProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = box.current?.querySelector('article');
    article?.setAttribute('aria-posinset', String(index + 1));
    article?.setAttribute('aria-setsize', String(size));
  });
  const lost = useRef(onFocusLost);
  useLayoutEffect(() => {
    lost.current = onFocusLost;
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // The row scrolls out of existence with the focus in it: the feed takes it, so that Tab goes on here.
      if (element?.contains(document.activeElement)) lost.current();
    };
  }, []);
  return (
    <div ref={box} data-row={id}>
      <RowContent id={id} row={row} />
    </div>
  );
}

const RowContent = memo(function RowContent({
  id,
  row,
}: {
  id: string;
  row: (id: string) => ReactElement;
}): ReactElement {
  return row(id);
});
