import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import styles from './alert.module.css';
import { leaveFocus } from './leave-focus';

export type AlertLevel = 'info' | 'success' | 'warning' | 'error';

const ICONS: Readonly<Record<AlertLevel, IconName>> = {
  info: 'info',
  success: 'checkc',
  warning: 'warn',
  error: 'warn',
};

/** A sentence about what happened. Errors and warnings interrupt (`alert`), the rest waits its turn. */
export function Alert({
  level,
  floating = false,
  closeLabel,
  onClose,
  children,
}: {
  level: AlertLevel;
  /** Looks like a toast: on a popover surface with a shadow. */
  floating?: boolean | undefined;
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}): ReactElement {
  const urgent = level === 'error' || level === 'warning';
  return (
    <div
      className={styles.alert}
      data-level={level}
      data-floating={floating || undefined}
      role={urgent ? 'alert' : 'status'}
    >
      <Icon name={ICONS[level]} size="s" />
      <span className={styles.text}>{children}</span>
      {onClose && closeLabel !== undefined && (
        <IconButton
          icon="x"
          iconSize="s"
          small
          label={closeLabel}
          className={styles.close}
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget);
            onClose();
          }}
        />
      )}
    </div>
  );
}
