import type { Placement } from '@floating-ui/dom';
import { useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { late } from '@/lib/late';
import type { MenuItem } from './menu-item';

const latePopup = late(() => import('./menu-popup').then((module) => module.MenuPopup));

interface Opened {
  rows: readonly MenuItem[];
  startAt: 'first' | 'last';
  Popup: NonNullable<ReturnType<typeof latePopup.get>>;
}

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
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpened(null);
  const show = async (startAt: 'first' | 'last'): Promise<void> => {
    const [rows, Popup] = await Promise.all([items(), latePopup.load()]);
    setOpened({ rows, startAt, Popup });
  };
  const props: MenuTriggerProps = {
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    // What does not come leaves the menu closed.
    onClick: () => (opened === null ? void show('first').catch(close) : close()),
    onKeyDown: (event) => {
      if (opened !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      void show(event.key === 'ArrowUp' ? 'last' : 'first').catch(close);
    },
  };
  return (
    <>
      {trigger(props)}
      {opened !== null && (
        <opened.Popup
          label={label}
          title={title}
          items={opened.rows}
          anchor={anchor}
          placement={placement}
          startAt={opened.startAt}
          onClose={close}
        />
      )}
    </>
  );
}
