import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { onPainted } from '@/lib/after-paint';
import { isRightToLeft, rovingTarget } from '@/ui/menu/roving';
import styles from './tabs.module.css';

export interface Tab<K extends string> {
  key: K;
  label: string;
  /** Such as a count, after the label. */
  end?: ReactNode;
}

/** How wide an end that goes on is faded out, in pixels; as in the style sheet. */
const FADE = 48;

/** Clear of the ends that fade. Scrolls the row alone: the page stays where it is. */
function showTab(row: HTMLElement | null, key: string): void {
  const tab = row?.querySelector(`[data-tab="${CSS.escape(key)}"]`);
  if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right - FADE) row.scrollLeft += inner.right - outer.right + FADE;
  else if (inner.left < outer.left + FADE) row.scrollLeft -= outer.left - inner.left + FADE;
}

/** Also when a count that comes later moves the tabs behind it. */
function useChosenInSight(row: RefObject<HTMLElement>, chosen: string): void {
  useEffect(() => {
    const show = (): void => showTab(row.current, chosen);
    const stop = onPainted(show);
    const sizes = new ResizeObserver(show);
    for (const tab of row.current?.children ?? []) sizes.observe(tab);
    return () => {
      stop();
      sizes.disconnect();
    };
  }, [row, chosen]);
}

/** A row of tabs and the panel of the chosen one. Arrows move and choose, Home and End jump. */
export function Tabs<K extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  tabs: readonly Tab<K>[];
  chosen: K;
  onChoose: (key: K) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
}): ReactElement {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useChosenInSight(row, chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const target = rovingTarget(event.key, at, tabs.length, 'horizontal', isRightToLeft());
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={row}
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            data-tab={tab.key}
            className={styles.tab}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.end}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </div>
    </>
  );
}
