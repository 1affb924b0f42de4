import type { ReactElement } from 'react';
import { classes } from '@/lib/classes';
import styles from './state.module.css';

/** A count. `neutral` is for counts that ask for no action. */
export function Badge({
  text,
  neutral = false,
  silent,
  className,
}: {
  text: string;
  neutral?: boolean | undefined;
  /** What it stands on tells the count in words. */
  silent?: boolean | undefined;
  className?: string | undefined;
}): ReactElement {
  return (
    <span
      className={classes(styles.badge, className)}
      data-neutral={neutral || undefined}
      aria-hidden={silent}
    >
      {text}
    </span>
  );
}
