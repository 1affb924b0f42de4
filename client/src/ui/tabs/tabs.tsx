import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { isRightToLeft, rovingTarget } from '@/ui/menu/roving';
import styles from './tabs.module.css';

export interface Tab<K extends string> {
  key: K;
  label: string;
  /** Such as a count, after the label. */
  end?: ReactNode;
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
      <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
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
