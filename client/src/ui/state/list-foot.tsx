import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** What stands below the last row of a list: its end, a way to more, or why there is no more, which has a role. */
export function ListFoot({
  role,
  children,
}: {
  role?: 'alert' | 'status';
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.listFoot} role={role}>
      {children}
    </div>
  );
}
