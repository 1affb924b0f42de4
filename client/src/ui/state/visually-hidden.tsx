import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** Read out, not shown. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  id,
}: {
  as?: 'span' | 'h1';
  children: ReactNode;
  id?: string | undefined;
}): ReactElement {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}
