import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** Read out, not shown. */
export function VisuallyHidden({
  children,
  id,
}: {
  children: ReactNode;
  id?: string | undefined;
}): ReactElement {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
