import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** What stands below the last row of a list: its end, a way to more, or (`failed`) why there is no more. */
export function ListFoot({
  failed = false,
  children,
}: {
  failed?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.listFoot} role={failed ? 'alert' : undefined}>
      {children}
    </div>
  );
}
