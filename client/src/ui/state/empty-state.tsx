import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import styles from './state.module.css';

/** Icon, title, one sentence and what can be done. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** Its button. */
  children?: ReactNode;
}): ReactElement {
  return (
    <div className={styles.empty}>
      <span className={styles.art}>
        <Icon name={icon} size="l" />
      </span>
      <p className={styles.emptyTitle}>{title}</p>
      {text !== undefined && <p className={styles.emptyText}>{text}</p>}
      {children !== undefined && <div className={styles.emptyAction}>{children}</div>}
    </div>
  );
}

/** The same shape for a failure: what failed, what the server said, "Try again" where that may help. */
export function FailedState({
  title,
  text,
  retryLabel,
  busy = false,
  onRetry,
  children,
}: {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  busy?: boolean | undefined;
  /** Left out where the next answer would be the same. */
  onRetry?: (() => void) | undefined;
  /** Another way out, beside it. */
  children?: ReactNode;
}): ReactElement {
  return (
    <div role="alert">
      <EmptyState icon="warn" title={title} text={text}>
        {onRetry && (
          <Button icon="refresh" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
