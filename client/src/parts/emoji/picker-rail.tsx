import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { rovingTarget } from '@/ui/menu/roving';
import { EmojiSign } from './emoji-cell';
import type { GridGroup } from './emoji-grid';
import styles from './emoji-picker.module.css';

export interface RailTab {
  id: string;
  title: string;
  sign: GridGroup['emoji'][number] | 'recent' | 'stickers';
}

const tabsIn = (rail: Element | null): readonly HTMLElement[] => [
  ...(rail?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** The rail of a server with many packs is longer than the picker is wide: the current tab comes into sight. */
function useShowsCurrent(list: RefObject<HTMLElement>, current: string | null): void {
  useEffect(() => {
    const rail = list.current;
    const tab = tabsIn(rail).find(({ dataset }) => dataset['tab'] === current);
    if (!tab || !rail) return;
    const { left, right } = tab.getBoundingClientRect();
    const edges = rail.getBoundingClientRect();
    if (left < edges.left) rail.scrollBy({ left: left - edges.left - 8 });
    else if (right > edges.right) rail.scrollBy({ left: right - edges.right + 8 });
  }, [list, current]);
}

/** One sign a section; pressing it brings its section up. */
export function PickerRail({
  tabs,
  current,
  panelId,
  label,
  onOpen,
}: {
  tabs: readonly RailTab[];
  current: string | null;
  panelId: string;
  label: string;
  onOpen: (id: string) => void;
}): ReactElement {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useShowsCurrent(list, current);
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = tabsIn(list.current);
    const index = all.findIndex((tab) => tab === document.activeElement);
    const target = rovingTarget(event.key, index, all.length, 'horizontal', t.dir === 'rtl');
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    all[target]?.focus();
    onOpen(tab.id);
  };
  const active = tabs.some(({ id }) => id === current) ? current : tabs[0]?.id;
  return (
    <div
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title, sign }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          className={styles.tab}
          aria-selected={id === current}
          aria-controls={panelId}
          aria-label={title}
          title={title}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {sign === 'recent' && <Icon name="clock" size="m" />}
          {sign === 'stickers' && <Icon name="sticker" size="m" />}
          {typeof sign === 'object' && <EmojiSign one={sign} tone={0} moving={false} />}
        </button>
      ))}
    </div>
  );
}
