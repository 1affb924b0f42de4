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
 * opens. The menu's own code is fetched on the first opening.
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
  items: () => readonly MenuItem[];
  placement?: Placement | undefined;
  trigger: (props: MenuTriggerProps) => ReactElement;
}): ReactElement {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  const props: MenuTriggerProps = {
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    onClick: () => setOpen((now) => (now === null ? 'first' : null)),
    onKeyDown: (event) => {
      if (open !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
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
            items={items()}
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
