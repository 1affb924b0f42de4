import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useUsed } from '../late/use-used';
import { blocksOf } from './blocks';
import { useBuffer } from './use-buffer';
import { Row } from './virtual-list';
import styles from './virtual-list.module.css';

/** So many rows that join a list are drawn at once; of more, those at its top until it is known where the reader is. */
const FEW = 120;
/** Rows before and after the one with the focus that are there at once: keys go faster than a busy page finds out. */
const AHEAD = 16;

const CONTROLS = 'article, a[href], button, input, select, textarea';

/** The row that an element is in. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-row]');

export interface BlockListProps {
  /** Keys of the rows in order. */
  ids: readonly string[];
  /** Draws one row; must not change between renders unless all rows shall be drawn again. */
  row: (id: string) => ReactElement;
  /** Accessible name of the feed. */
  label: string;
  busy?: boolean;
  /** What a row is taken for until it is measured, in pixels. */
  usualHeight: number;
  /** A feed of articles that tell their places, or a list of items. */
  role?: 'feed' | 'list';
}

/**
 * A long list inside a scroll area of its own, or further down in a page: rows exist in blocks, those far from sight
 * are as much empty space as they took. For what the page is there for, and keeps the place in, there is VirtualList.
 */
export function BlockList({
  ids,
  row,
  label,
  busy = false,
  usualHeight,
  role = 'feed',
}: BlockListProps): ReactElement {
  const { feed, leave } = useFeed();
  const blocks = useMemo(() => blocksOf(ids), [ids]);
  const buffer = useBuffer();
  const watch = useMemo(() => createWatch(buffer), [buffer]);
  const few = useFew(ids);
  const [inWindow] = useState(() => window.innerHeight / usualHeight);
  const [used, setUsed] = useState<{ id: string; place: number } | null>(null);
  const usedAt = useMemo(() => {
    const place = used ? ids.indexOf(used.id) : -1;
    return place === -1 ? (used?.place ?? NaN) : place;
  }, [ids, used]);
  return (
    <div
      ref={feed}
      className={styles.feed}
      role={role}
      aria-label={label}
      aria-busy={busy}
      tabIndex={-1}
      onFocus={({ target }) => {
        const id = rowOf(target)?.dataset['row'];
        setUsed(id === undefined ? null : { id, place: ids.indexOf(id) });
      }}
    >
      {blocks.map((block) => (
        <BlockRows
          key={block.key}
          ids={block.ids}
          start={block.start}
          size={ids.length}
          row={row}
          watch={watch}
          isList={role === 'list'}
          atFirst={few || block.start < inWindow}
          isNext={usedAt >= block.start - AHEAD && usedAt < block.start + block.ids.length + AHEAD}
          usualHeight={usualHeight}
          onFocusLost={leave}
        />
      ))}
    </div>
  );
}

/**
 * For a row that goes with the focus in it: the list takes it, so that Tab goes on here. One that has only gone to
 * another block, because the list is sorted anew, has it again; the reader is not moved.
 */
function useFeed(): { feed: RefObject<HTMLDivElement>; leave: (id: string) => void } {
  const feed = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = left.current;
    left.current = null;
    if (id === null || document.activeElement !== feed.current) return;
    const row = feed.current?.querySelector(`[data-row=${CSS.escape(id)}]`);
    row?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  });
  const leave = useCallback((id: string): void => {
    left.current = id;
    feed.current?.focus({ preventScroll: true });
  }, []);
  return { feed, leave };
}

/**
 * Whether few rows have joined the list since the last time: then none of them waits for being measured. Those that a
 * page begins with do, until somebody uses it.
 */
function useFew(ids: readonly string[]): boolean {
  const used = useUsed();
  const [last, setLast] = useState({ ids, fresh: used ? ids.length : Infinity });
  if (last.ids !== ids) setLast({ ids, fresh: ids.length - last.ids.length });
  return last.fresh <= FEW;
}

/** Tells whether an element is near to what is seen of its scroll area; returns the way to stop. */
type Watch = (element: Element, tell: (near: boolean, height: number) => void) => () => void;

function scrollAreaOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY))
      return at === document.documentElement ? null : at;
  return null;
}

function createWatch(buffer: number): Watch {
  const listeners = new Map<Element, Parameters<Watch>[1]>();
  let observer: IntersectionObserver | null = null;
  const look = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      listeners.get(target)?.(isIntersecting, boundingClientRect.height);
  };
  return (element, tell) => {
    observer ??= new IntersectionObserver(look, {
      root: scrollAreaOf(element),
      rootMargin: `${buffer}px 0px`,
    });
    listeners.set(element, tell);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}

interface BlockRowsProps extends Pick<BlockListProps, 'ids' | 'row' | 'usualHeight'> {
  start: number;
  size: number;
  watch: Watch;
  isList: boolean;
  atFirst: boolean;
  /** The focus is in it or close to it. */
  isNext: boolean;
  onFocusLost: (id: string) => void;
}

const sameRows = (a: BlockRowsProps, b: BlockRowsProps): boolean =>
  a.start === b.start &&
  a.size === b.size &&
  a.row === b.row &&
  a.watch === b.watch &&
  a.isNext === b.isNext &&
  a.ids.length === b.ids.length &&
  a.ids.every((id, at) => id === b.ids[at]);

const BlockRows = memo(function BlockRows({
  ids,
  start,
  size,
  row,
  watch,
  isList,
  atFirst,
  isNext,
  usualHeight,
  onFocusLost,
}: BlockRowsProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atFirst);
  const [height, setHeight] = useState(usualHeight * ids.length);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return watch(element, (isNear, measured) => {
      // What is being used stays.
      if (!isNear && element.contains(document.activeElement)) return;
      if (!isNear && element.childElementCount > 0) setHeight(measured);
      setNear(isNear);
    });
  }, [watch]);
  const isDrawn = near || isNext;
  const drawn = (id: string, index: number): ReactElement => (
    <Row key={id} id={id} row={row} index={index} size={size} onFocusLost={onFocusLost} />
  );
  const itemOf = (id: string, index: number): ReactElement => (
    <div key={id} role="listitem" aria-posinset={index + 1} aria-setsize={size}>
      {drawn(id, index)}
    </div>
  );
  return (
    <div ref={box} role="presentation" style={isDrawn ? undefined : { height }}>
      {isDrawn && ids.map((id, at) => (isList ? itemOf : drawn)(id, start + at))}
    </div>
  );
}, sameRows);
