import { useCallback, useRef, type ReactElement } from 'react';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import { useSlowWords } from '@/ui/state/slow';
import styles from './button.module.css';

const lateBubble = late(() => import('./slow-bubble').then((module) => module.SlowBubble));

/** Comes after a button that is busy, and says of a long wait what it is; no row has to have room for it. */
export function BusyNote(): ReactElement {
  const button = useRef<Element | null>(null);
  const here = useCallback((note: Element | null) => {
    button.current = note?.previousElementSibling ?? null;
  }, []);
  const words = useSlowWords();
  const bubble = useLate(lateBubble, words);
  return (
    <span ref={here} className={styles.waits} aria-live="polite">
      {bubble && words !== '' && <bubble.Part button={button} words={words} />}
    </span>
  );
}
