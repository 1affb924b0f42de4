import type { ReactElement } from 'react';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import type { MenuItem } from './menu-item';
import styles from './menu.module.css';

const roleOf = (item: MenuItem): 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' =>
  item.checked === undefined ? 'menuitem' : item.radio ? 'menuitemradio' : 'menuitemcheckbox';

function RowContent({ item }: { item: MenuItem }): ReactElement {
  return (
    <>
      {item.icon && <Icon name={item.icon} size="m" />}
      <span className={styles.label}>{item.label}</span>
      {item.checked && <Icon name="check" size="s" className={styles.tick} />}
      {item.external && <Icon name="ext" size="xs" />}
    </>
  );
}

/** One row; its menu closes before it acts, so that the focus is back when a dialog opens. */
export function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }): ReactElement {
  const select = (): void => {
    onDone();
    item.onSelect?.();
  };
  const shared = {
    role: roleOf(item),
    'aria-checked': item.checked,
    className: styles.row,
    'data-danger': item.danger || undefined,
    tabIndex: -1,
  };
  let row = (
    <button
      {...shared}
      type="button"
      aria-disabled={item.disabled || undefined}
      onClick={item.disabled ? undefined : select}
    >
      <RowContent item={item} />
    </button>
  );
  if (item.href !== undefined && !item.disabled) {
    row = item.external ? (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" onClick={select}>
        <RowContent item={item} />
      </a>
    ) : (
      <Link {...shared} href={item.href} onClick={select}>
        <RowContent item={item} />
      </Link>
    );
  }
  return (
    <>
      {item.startsGroup && <hr className={styles.line} />}
      {row}
    </>
  );
}
