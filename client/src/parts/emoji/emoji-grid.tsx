import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { EmojiImage } from '@/parts/rich-text/emoji-image';
import type { PickerEmoji } from './emoji-groups';
import styles from './emoji-picker.module.css';

const cellsOf = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('button')];

/** Cells in the first line: as many as stand at the height of the first one. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.offsetTop;
  const second = cells.findIndex((cell) => cell.offsetTop !== top);
  return second > 0 ? second : Math.max(1, cells.length);
}

function step(key: string, rtl: boolean, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return rtl ? -1 : 1;
    case 'ArrowLeft':
      return rtl ? 1 : -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return null;
  }
}

/** Cells of which one is in the tab order; the arrow keys move in two directions. */
export function EmojiGrid({
  label,
  emoji,
  onPick,
  onLeave,
}: {
  label: string;
  emoji: readonly PickerEmoji[];
  onPick: (emoji: PickerEmoji) => void;
  /** ArrowUp in the first line. */
  onLeave: () => void;
}): ReactElement {
  const t = useT();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!grid.current) return;
    const cells = cellsOf(grid.current);
    const index = cells.findIndex((cell) => cell === document.activeElement);
    const by = step(event.key, t.dir === 'rtl', columnsOf(cells));
    let target = by === null ? -1 : index + by;
    if (event.key === 'Home') target = 0;
    else if (event.key === 'End') target = cells.length - 1;
    else if (by === null) return;
    event.preventDefault();
    if (target < 0) onLeave();
    else cells[target]?.focus();
  };
  return (
    <div className={styles.grid} role="group" aria-label={label} ref={grid}>
      {emoji.map((one, index) => (
        <button
          key={`${one.emoji === null ? '' : ':'}${one.name}`}
          type="button"
          className={styles.cell}
          aria-label={one.label}
          title={one.label}
          tabIndex={index === Math.min(current, emoji.length - 1) ? 0 : -1}
          onKeyDown={onKeyDown}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(one)}
        >
          {one.emoji === null ? one.name : <EmojiImage emoji={one.emoji} />}
        </button>
      ))}
    </div>
  );
}
