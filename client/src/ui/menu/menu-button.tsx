import type { Placement } from '@floating-ui/dom';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import type { MenuItem } from './menu-item';

const MenuPopup = lazy(() => import('./menu-popup').then((module) => ({ default: module.MenuPopup })));

/** What the button that opens a menu must carry. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A button with a menu. `trigger` draws the button with the given props; `items` is read when the menu
 * opens, and may come late. The menu's own code is fetched on the first opening.
 */
export function MenuButton({
  label,
  title,
  items,
  placement,
  trigger,
}: {
  /** Accessible name of the menu. */
  label: string;
  /** Small heading inside the menu. */
  title?: string | undefined;
  items: () => readonly MenuItem[] | Promise<readonly MenuItem[]>;
  placement?: Placement | undefined;
  trigger: (props: MenuTriggerProps) => ReactElement;
}): ReactElement {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const [rows, setRows] = useState<readonly MenuItem[]>([]);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  const show = async (startAt: 'first' | 'last'): Promise<void> => {
    setRows(await items());
    setOpen(startAt);
  };
  const props: MenuTriggerProps = {
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    // What does not come leaves the menu closed.
    onClick: () => (open === null ? void show('first').catch(close) : close()),
    onKeyDown: (event) => {
      if (open !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      void show(event.key === 'ArrowUp' ? 'last' : 'first').catch(close);
    },
  };
  return (
    <>
      {trigger(props)}
      {open !== null && (
        <Suspense fallback={null}>
          <MenuPopup
            label={label}
            title={title}
            items={rows}
            anchor={anchor}
            placement={placement}
            startAt={open}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
