import {
  memo,
  useEffect,
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
  type GridLayout,
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

/** The pointer moves over one or the focus came to it; null when it has left. */
export type Look = (by: 'pointer' | 'focus', emoji: PickerEmoji | null) => void;

interface EmojiGridProps {
  groups: readonly GridGroup[];
  label: string;
  tone: number;
  handle: Ref<GridHandle>;
  onPick: (emoji: PickerEmoji) => void;
  /** ArrowUp in the first line. */
  onLeave: () => void;
  onLook: Look;
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

/** The lines of the grid, which of them are near the window, and what brings others there. */
function useGridWindow(groups: readonly GridGroup[], cell: number) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [top, setTop] = useState(0);
  const columns = Math.max(1, Math.floor((size.width - PADDING) / cell));
  const layout = useMemo(() => {
    const sections = groups.map((group) => ({ id: group.id, count: group.emoji.length }));
    return gridLayout(sections, columns, cell, TITLE_HEIGHT);
  }, [groups, columns, cell]);
  const scrollTo = (height: number): void => {
    if (box.current) box.current.scrollTop = height;
    setTop(height);
  };
  return {
    box,
    layout,
    section: sectionAt(layout, top + TITLE_HEIGHT),
    visible: rowsBetween(layout, top - BUFFER, top + size.height + BUFFER, cell),
    setTop,
    showSection: (index: number): void => scrollTo(layout.sections[index]?.top ?? 0),
    showRow: (row: { top: number }): void => {
      if (row.top - TITLE_HEIGHT < top) scrollTo(row.top - TITLE_HEIGHT);
      else if (row.top + cell > top + size.height) scrollTo(row.top + cell - size.height);
    },
  };
}

type GridWindow = ReturnType<typeof useGridWindow>;

/** The cell in the tab order; `go` brings another one into sight and gives it the focus. */
function useCurrentCell({ box, layout, showRow }: GridWindow) {
  const [current, setCurrent] = useState<CellPlace>({ row: 0, column: 0 });
  const [wanted, setWanted] = useState(0);
  const go = (place: CellPlace): void => {
    const row = layout.rows[place.row];
    if (!row) return;
    showRow(row);
    setCurrent(place);
    setWanted((count) => count + 1);
  };
  useEffect(() => {
    if (wanted > 0)
      box.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }, [box, wanted]);
  return { current, setCurrent, go };
}

/** Tells which section stands at the top, now and whenever that changes. */
function useTellsSection(section: number, onSection: (index: number) => void): void {
  const tell = useRef(onSection);
  useEffect(() => {
    tell.current = onSection;
  });
  useEffect(() => tell.current(section), [section]);
}

/**
 * Thousands of emoji in sections with sticky titles, of which only the lines near the window exist. The
 * arrow keys move in two directions; one cell is in the tab order.
 */
export function EmojiGrid(props: EmojiGridProps): ReactElement {
  const { groups, label, tone, handle, onPick, onLeave, onLook, onSection } = props;
  const t = useT();
  const cell = isCoarse() ? 44 : 40;
  const view = useGridWindow(groups, cell);
  const { box, layout, visible } = view;
  const { current, setCurrent, go } = useCurrentCell(view);
  useImperativeHandle(handle, () => ({
    showSection: view.showSection,
    focus: () => go(layout.rows[current.row] ? current : { row: 0, column: 0 }),
  }));
  useTellsSection(view.section, onSection);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveOf(event.key, event.ctrlKey || event.metaKey, t.dir === 'rtl');
    if (move === null) return;
    event.preventDefault();
    const next = moved(layout, current, move);
    if (next) go(next);
    else onLeave();
  };
  // The line with the focus stays, wherever the area is scrolled.
  const shown = visible.includes(current.row) ? visible : [current.row, ...visible];
  return (
    <div
      ref={box}
      className={styles.cells}
      role="grid"
      aria-label={label}
      aria-rowcount={layout.rows.length}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onScroll={(event) => view.setTop(event.currentTarget.scrollTop)}
    >
      <div className={styles.space} role="presentation" style={{ blockSize: layout.height }}>
        {groups.map((group, index) => (
          <Section
            key={group.id}
            group={group}
            place={layout.sections[index]}
            rows={shown.filter((row) => layout.rows[row]?.section === index)}
            layout={layout}
            current={current}
            line={{ size: cell, tone, onPick, onLook, onCurrent: setCurrent }}
          />
        ))}
      </div>
    </div>
  );
}

interface SectionProps {
  group: GridGroup;
  place: GridLayout['sections'][number] | undefined;
  /** Of its lines those that exist. */
  rows: readonly number[];
  layout: GridLayout;
  current: CellPlace;
  /** What all lines share. */
  line: Pick<LineProps, 'size' | 'tone' | 'onPick' | 'onLook' | 'onCurrent'>;
}

function Section({ group, place, rows, layout, current, line }: SectionProps): ReactElement | null {
  if (!place || rows.length === 0) return null;
  return (
    <div
      role="rowgroup"
      aria-label={group.title}
      className={styles.section}
      style={{ insetBlockStart: place.top, blockSize: place.height }}
    >
      <div className={styles.title} aria-hidden="true">
        {group.title}
      </div>
      {rows.map((row) => {
        const at = layout.rows[row];
        return (
          at && (
            <Line
              key={row}
              {...line}
              emoji={group.emoji}
              from={at.from}
              to={at.to}
              row={row}
              top={at.top - place.top}
              column={current.row === row ? current.column : -1}
            />
          )
        );
      })}
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
  onLook: Look;
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
  onLook: Look;
  onFocus: () => void;
}): ReactElement {
  const [moving, setMoving] = useState(false);
  const look = (by: 'pointer' | 'focus', on: boolean): void => {
    setMoving(on);
    onLook(by, on ? one : null);
  };
  return (
    <button
      type="button"
      className={styles.cell}
      style={{ inlineSize: size, blockSize: size }}
      aria-label={one.label}
      title={one.label}
      tabIndex={isCurrent ? 0 : -1}
      // One that came under a pointer at rest is not what somebody looks at.
      onPointerMove={() => look('pointer', true)}
      onPointerLeave={() => look('pointer', false)}
      onFocus={() => {
        look('focus', true);
        onFocus();
      }}
      onBlur={() => look('focus', false)}
      onClick={() => onPick(one)}
    >
      <EmojiSign one={one} tone={tone} moving={moving} />
    </button>
  );
}
