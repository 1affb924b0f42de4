import type { Placement } from '@floating-ui/dom';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { Popover } from '@/ui/popover/popover';
import type { MenuItem } from './menu-item';
import { MenuRow } from './menu-row';
import { isRightToLeft, rovingTarget, typeAheadTarget } from './roving';
import styles from './menu.module.css';

/** Letters typed within this time count as one word. */
const TYPE_AHEAD_MS = 600;

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

export interface MenuPopupProps {
  label: string;
  title?: string | undefined;
  items: readonly MenuItem[];
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement | undefined;
  /** Where the focus starts: the last entry after ArrowUp on the button. */
  startAt?: 'first' | 'last' | undefined;
  onClose: () => void;
}

/** The open menu: focus on one row, arrows wrap, Home/End, type-ahead, Tab and Escape close. */
export function MenuPopup({
  label,
  title,
  items,
  anchor,
  placement,
  startAt,
  onClose,
}: MenuPopupProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    const all = rowsOf(list.current);
    (startAt === 'last' ? all.at(-1) : all[0])?.focus({ preventScroll: true });
  }, [startAt]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = rowsOf(list.current);
    const index = all.findIndex((row) => row === document.activeElement);
    let target = rovingTarget(event.key, index, all.length, 'vertical', isRightToLeft());
    if (event.key === 'Tab') onClose();
    else if (target === null && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      if (event.key === ' ' && typed.current.text === '') return;
      const fresh = event.timeStamp - typed.current.at > TYPE_AHEAD_MS;
      typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
      target = typeAheadTarget(
        typed.current.text,
        index,
        items.map((item) => item.label),
      );
    }
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      placement={placement ?? 'bottom-start'}
      role="menu"
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <div ref={list} role="presentation">
        {title !== undefined && (
          <div className={styles.title} role="presentation">
            {title}
          </div>
        )}
        {items.map((item) => (
          <MenuRow key={item.id} item={item} onDone={onClose} />
        ))}
      </div>
    </Popover>
  );
}
