import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useImperativeHandle,
} from 'react';
import { useT } from '@/i18n/use-t';
import { EmojiSign } from './emoji-cell';
import {
  gridLayout,
  moved,
  moveOf,
  rowsBetween,
  sectionAt,
  TITLE_HEIGHT,
  type CellPlace,
} from './grid-layout';
import type { PickerEmoji } from './picker-emoji';
import styles from './emoji-picker.module.css';

export interface GridGroup {
  id: string;
  title: string;
  emoji: readonly PickerEmoji[];
}

export interface GridHandle {
  showSection: (index: number) => void;
  focus: () => void;
}

interface EmojiGridProps {
  groups: readonly GridGroup[];
  label: string;
  tone: number;
  handle: Ref<GridHandle>;
  onPick: (emoji: PickerEmoji) => void;
  /** ArrowUp in the first line. */
  onLeave: () => void;
  /** The pointer or the focus is on it. */
  onLook: (emoji: PickerEmoji) => void;
  onSection: (index: number) => void;
}

/** Lines kept ready beyond the edges, in pixels. */
const BUFFER = 120;
/** Before it was measured. */
const START = { width: 352, height: 320 };
const PADDING = 12;

/** Size of the area, kept up to date. */
function useSize(box: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState(START);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return size;
}

const isCoarse = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Thousands of emoji in sections with sticky titles, of which only the lines near the window exist. The
 * arrow keys move in two directions; one cell is in the tab order.
 */
export function EmojiGrid({
  groups,
  label,
  tone,
  handle,
  onPick,
  onLeave,
  onLook,
  onSection,
}: EmojiGridProps): ReactElement {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [top, setTop] = useState(0);
  const [current, setCurrent] = useState<CellPlace>({ row: 0, column: 0 });
  const [wanted, setWanted] = useState(0);
  const cell = isCoarse() ? 44 : 40;
  const columns = Math.max(1, Math.floor((size.width - PADDING) / cell));
  const layout = useMemo(
    () =>
      gridLayout(
        groups.map((group) => ({ id: group.id, count: group.emoji.length })),
        columns,
        cell,
        TITLE_HEIGHT,
      ),
    [groups, columns, cell],
  );
  const scrollTo = (height: number): void => {
    if (box.current) box.current.scrollTop = height;
    setTop(height);
  };
  const go = (place: CellPlace): void => {
    const row = layout.rows[place.row];
    if (!row) return;
    if (row.top - TITLE_HEIGHT < top) scrollTo(row.top - TITLE_HEIGHT);
    else if (row.top + cell > top + size.height) scrollTo(row.top + cell - size.height);
    setCurrent(place);
    setWanted((count) => count + 1);
  };
  useImperativeHandle(handle, () => ({
    showSection: (index) => scrollTo(layout.sections[index]?.top ?? 0),
    focus: () => go(layout.rows[current.row] ? current : { row: 0, column: 0 }),
  }));
  useEffect(() => {
    if (wanted > 0)
      box.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }, [wanted]);
  const section = sectionAt(layout, top + TITLE_HEIGHT);
  const tell = useRef(onSection);
  useEffect(() => {
    tell.current = onSection;
  });
  useEffect(() => tell.current(section), [section]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveOf(event.key, event.ctrlKey || event.metaKey, t.dir === 'rtl');
    if (move === null) return;
    event.preventDefault();
    const next = moved(layout, current, move);
    if (next) go(next);
    else onLeave();
  };
  const visible = rowsBetween(layout, top - BUFFER, top + size.height + BUFFER, cell);
  // The line with the focus stays, wherever the area is scrolled.
  const shown = visible.includes(current.row) ? visible : [current.row, ...visible];
  const inSection = (index: number): readonly number[] =>
    shown.filter((row) => layout.rows[row]?.section === index);
  return (
    <div
      ref={box}
      className={styles.cells}
      role="grid"
      aria-label={label}
      aria-rowcount={layout.rows.length}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div className={styles.space} role="presentation" style={{ blockSize: layout.height }}>
        {groups.map((group, index) => {
          const place = layout.sections[index];
          const rows = inSection(index);
          if (!place || rows.length === 0) return null;
          return (
            <div
              key={group.id}
              role="rowgroup"
              aria-label={group.title}
              className={styles.section}
              style={{ insetBlockStart: place.top, blockSize: place.height }}
            >
              <div className={styles.title} aria-hidden="true">
                {group.title}
              </div>
              {rows.map((row) => {
                const line = layout.rows[row];
                return (
                  line && (
                    <Line
                      key={`${id}${row}`}
                      emoji={group.emoji}
                      from={line.from}
                      to={line.to}
                      row={row}
                      top={line.top - place.top}
                      size={cell}
                      tone={tone}
                      column={current.row === row ? current.column : -1}
                      onPick={onPick}
                      onLook={onLook}
                      onCurrent={setCurrent}
                    />
                  )
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface LineProps {
  emoji: readonly PickerEmoji[];
  from: number;
  to: number;
  row: number;
  top: number;
  size: number;
  tone: number;
  /** Which cell is in the tab order; -1 is none of this line. */
  column: number;
  onPick: (emoji: PickerEmoji) => void;
  onLook: (emoji: PickerEmoji) => void;
  onCurrent: (place: CellPlace) => void;
}

const Line = memo(function Line({
  emoji,
  from,
  to,
  row,
  top,
  size,
  tone,
  column,
  onPick,
  onLook,
  onCurrent,
}: LineProps): ReactElement {
  return (
    <div className={styles.line} role="row" aria-rowindex={row + 1} style={{ insetBlockStart: top }}>
      {emoji.slice(from, to).map((one, at) => (
        <div key={`${one.emoji === null ? '' : ':'}${one.name}`} role="gridcell">
          <Cell
            one={one}
            size={size}
            tone={tone}
            isCurrent={at === column}
            onPick={onPick}
            onLook={onLook}
            onFocus={() => onCurrent({ row, column: at })}
          />
        </div>
      ))}
    </div>
  );
});

function Cell({
  one,
  size,
  tone,
  isCurrent,
  onPick,
  onLook,
  onFocus,
}: {
  one: PickerEmoji;
  size: number;
  tone: number;
  isCurrent: boolean;
  onPick: (emoji: PickerEmoji) => void;
  onLook: (emoji: PickerEmoji) => void;
  onFocus: () => void;
}): ReactElement {
  const [moving, setMoving] = useState(false);
  const look = (): void => {
    setMoving(true);
    onLook(one);
  };
  return (
    <button
      type="button"
      className={styles.cell}
      style={{ inlineSize: size, blockSize: size }}
      aria-label={one.label}
      title={one.label}
      tabIndex={isCurrent ? 0 : -1}
      onPointerEnter={look}
      onPointerLeave={() => setMoving(false)}
      onFocus={() => {
        look();
        onFocus();
      }}
      onBlur={() => setMoving(false)}
      onClick={() => onPick(one)}
    >
      <EmojiSign one={one} tone={tone} moving={moving} />
    </button>
  );
}
