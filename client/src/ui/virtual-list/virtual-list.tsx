import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type MutableRefObject,
  type RefObject,
} from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces, type KeptPlace } from '@/lib/history/kept-places';
import { usePainted } from '../late/use-painted';
import { growth } from './growth';
import { BELOW_HEADERS, findRow, heightsOf, heldRow, toCache, visibleRows, type Found } from './places';
import { settle, type Settling } from './settle';
import { useBelow } from './use-below';
import { useBuffer } from './use-buffer';
import styles from './virtual-list.module.css';

/** Of a post in a timeline, in pixels. */
const USUAL_HEIGHT = 300;
/** This near to the top the reader sees new rows arrive instead of being held in place (S1 §9). */
const AT_TOP = 15;

/** Told before the next screen is drawn; the first by the router. */
const LEAVING = ['pushState', 'popstate', 'pagehide'] as const;

export type ListHandle = WindowVirtualizerHandle;

export interface VirtualListProps {
  /** Keys of the rows in order. */
  ids: readonly string[];
  /** Draws one row; must not change between renders unless all rows shall be drawn again. */
  row: (id: string) => ReactElement;
  /** Accessible name of the feed. */
  label: string;
  /** Rows are being fetched. */
  busy?: boolean | undefined;
  /** The row that stands below the sticky headers at the first visit; the list begins at its start without. */
  startAt?: string | undefined;
  /** Rows that arrive never move what is being read, not even at the very top. */
  holdsPlace?: boolean | undefined;
  /** What a row is taken for until it is measured: with too little, rows are drawn that nobody sees. */
  usualHeight?: number | undefined;
  /** False puts every row into the page (for short lists and the preference `virtualScrolling`). */
  virtual?: boolean | undefined;
  /** The page's own list: going back brings the reader to where they were in it. */
  keepsPlace?: boolean | undefined;
  /** Brings a row into the window; null while every row is in the page. */
  handle?: RefObject<ListHandle>;
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
  virtual = true,
  usualHeight = USUAL_HEIGHT,
  startAt,
  holdsPlace = false,
  keepsPlace = false,
  handle: givenHandle,
}: VirtualListProps): ReactElement {
  const feed = useRef<HTMLDivElement>(null);
  const ownHandle = useRef<ListHandle>(null);
  const handle = givenHandle ?? ownHandle;
  const list: List = { handle, feed, way: useRef<Settling | null>(null) };
  const shift = useHold(list, ids, keepsPlace, holdsPlace);
  const cache = usePlace(list, ids, startAt, keepsPlace);
  const painted = usePainted();
  const buffer = Math.max(useBuffer(), useBelow(feed, painted));
  // Before the window is measured there are no rows.
  const isDrawing = virtual && !painted;
  // The row scrolls out of existence with the focus in it: the feed takes it, so that Tab goes on here.
  const leave = useCallback((): void => feed.current?.focus({ preventScroll: true }), []);
  const rows = (id: string, index: number): ReactElement => (
    <Row key={id} id={id} row={row} index={index} size={ids.length} onFocusLost={leave} />
  );
  return (
    <div
      ref={feed}
      className={styles.feed}
      role="feed"
      aria-label={label}
      aria-busy={busy || isDrawing}
      tabIndex={-1}
    >
      <Hearing before={shift ? ids : null} />
      {virtual ? (
        <WindowVirtualizer
          ref={handle}
          data={ids}
          shift={shift}
          bufferSize={buffer}
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

/**
 * The list makes up for new rows from where it last heard that the page was: of what moved in this frame, rows or a
 * row that turned out to be higher, it would know nothing. Stands before the list, so that it is told first.
 */
function Hearing({ before }: { before: readonly string[] | null }): null {
  useLayoutEffect(() => {
    if (before) window.dispatchEvent(new Event('scroll'));
  }, [before]);
  return null;
}

type Handle = RefObject<ListHandle>;

interface List {
  handle: Handle;
  feed: RefObject<HTMLDivElement>;
  /** What is being brought to its place, or was last. */
  way: MutableRefObject<Settling | null>;
}

/** The one row that is on its way to its place; none while the list is at rest. */
const headingOf = ({ current }: List['way']): Settling['to'][] => (current?.isUnderWay() ? [current.to] : []);

/** Brings a post to its distance from the window's top. */
function place({ handle, feed, way }: List, { id, index, top }: Found): () => void {
  const settling = settle(feed.current, id, top, () => {
    const start = feed.current?.getBoundingClientRect().top ?? 0;
    return handle.current && start + handle.current.getItemOffset(index);
  });
  way.current = settling;
  return settling.stop;
}

/**
 * Puts the reader where they were in this history entry, else at `startAt`, and notes their place when
 * they leave. Returns the heights of rows that were measured then.
 */
function usePlace(
  { handle, feed, way }: List,
  ids: readonly string[],
  startAt: string | undefined,
  keeps: boolean,
): CacheSnapshot | undefined {
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  }, [ids]);
  const [{ found, cache }] = useState(() => {
    const kept = keeps ? keptPlaces.get(historyEntry()) : undefined;
    const order = kept?.heights.map(([id]) => id);
    // The first row stands below the headers as it is.
    const first: KeptPlace['rows'] = startAt && startAt !== ids[0] ? [[startAt, BELOW_HEADERS]] : [];
    const found = findRow(kept?.rows ?? first, ids, order);
    return { found, cache: kept && toCache(kept.heights, ids) };
  });
  useLayoutEffect(() => {
    const stop = found ? place({ handle, feed, way }, found) : undefined;
    if (!keeps) return stop;
    // Not before: a list may be drawn before its page is shown.
    const entry = historyEntry();
    const list = handle.current;
    const note = (): void => {
      const [to] = headingOf(way);
      // Left before it stood where it was: what was kept still is the place.
      if (to && keptPlaces.get(entry)?.rows.some(([id, top]) => id === to[0] && top === to[1])) return;
      const seen = visibleRows(feed.current);
      // The others tell how far the list went on.
      const rows = to ? [to, ...seen.filter(([id]) => id !== to[0])] : seen;
      keptPlaces.set(entry, {
        rows,
        first: latest.current[0],
        heights: list ? heightsOf(list.cache, latest.current, rows) : [],
      });
    };
    const left = new AbortController();
    // Once React takes the screen away it is too late: what stood above the list may be gone before it.
    for (const name of LEAVING) window.addEventListener(name, note, { capture: true, signal: left.signal });
    return () => {
      stop?.();
      left.abort();
    };
  }, [handle, feed, way, found, keeps]);
  return cache;
}

/**
 * Keeps what is being read in its place while rows come or go. True for the commit that only puts rows
 * before all others, which the list itself makes up for; for anything else a row is put back where it was.
 */
function useHold(
  { handle, feed, way }: List,
  ids: readonly string[],
  isOfPage: boolean,
  always: boolean,
): boolean {
  const [seen, setSeen] = useState<{
    ids: readonly string[];
    shift: boolean;
    to: Found | null;
  }>({
    ids,
    shift: false,
    to: null,
  });
  useLayoutEffect(() => {
    return seen.to ? place({ handle, feed, way }, seen.to) : undefined;
  }, [handle, feed, way, seen]);
  if (seen.ids === ids) return seen.shift;
  // What scrolls within a panel is held by the browser, and must not move the page beside it.
  const how = isOfPage && (always || window.scrollY > AT_TOP) ? growth(seen.ids, ids) : 'after';
  const shift = how === 'before';
  // What has not come to its place yet is no sign of where the reader is: it goes on to there, in the new list.
  const to = findRow(headingOf(way), ids);
  const held = how === 'other' ? heldRow(feed.current, ids, seen.ids) : null;
  setSeen({ ids, shift, to: to ?? held });
  return shift;
}

function tell(article: Element, name: string, value: number): void {
  if (article.getAttribute(name) !== String(value)) article.setAttribute(name, String(value));
}

interface RowProps {
  id: string;
  index: number;
  size: number;
  row: (id: string) => ReactElement;
  /** It goes with the focus in it. */
  onFocusLost: (id: string) => void;
}

/** The list draws all of its rows for each that comes; most are as they were. */
export const Row = memo(function Row({ id, index, size, row, onFocusLost }: RowProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = box.current?.querySelector('article');
    if (!article) return;
    tell(article, 'aria-posinset', index + 1);
    tell(article, 'aria-setsize', size);
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost(id);
    };
  }, [id, onFocusLost]);
  return (
    <div ref={box} className={styles.row} data-row={id}>
      <RowContent id={id} row={row} />
    </div>
  );
});

const RowContent = memo(function RowContent({
  id,
  row,
}: {
  id: string;
  row: (id: string) => ReactElement;
}): ReactElement {
  return row(id);
});
