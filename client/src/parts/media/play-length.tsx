import type { ReactElement } from 'react';
import styles from './media.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** 3:07, 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = two(whole % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** How long a film or sound lasts. */
export function PlayLength({ seconds }: { seconds: number }): ReactElement {
  return <span className={styles.length}>{clock(seconds)}</span>;
}
