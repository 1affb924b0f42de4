import type { ComponentProps, ReactElement } from 'react';
import styles from './lines.module.css';

/** Lines of a panel: each `li` has something at its start and what can be done about it at its end. */
export const Lines = (props: ComponentProps<'ul'>): ReactElement => (
  <ul {...props} className={styles.lines} />
);
