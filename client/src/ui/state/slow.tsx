import { createContext, useContext, useEffect, useState, type ReactElement } from 'react';
import styles from './state.module.css';

/** Milliseconds of waiting after which the reader is told. */
const SLOW_MS = 10_000;

/** The words for it, given once by the app. */
export const SlowWords = createContext('');

/** The words once the wait has become long; empty before. */
export function useSlowWords(): string {
  const words = useContext(SlowWords);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? words : '';
}

/** Says in words that a wait has become long; stands inside the `status` of what is waited for. */
export function SlowNote(): ReactElement | null {
  const words = useSlowWords();
  return words === '' ? null : <span className={styles.slow}>{words}</span>;
}
