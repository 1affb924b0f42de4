import type { ReactElement } from 'react';
import styles from './media.module.css';

/** What is longer is a stream without an end. */
const DAY = 86_400;

/** How long a film or sound lasts: 03:07, 01:02:03. */
export function PlayLength({ seconds }: { seconds: number | null }): ReactElement | null {
  if (seconds === null || !(seconds < DAY)) return null;
  return (
    <span className={styles.length}>
      {new Date(seconds * 1000).toISOString().slice(seconds < 3600 ? 14 : 11, 19)}
    </span>
  );
}
