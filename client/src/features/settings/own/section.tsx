import type { ReactElement, ReactNode } from 'react';
import { useShown } from '../use-shown';
import styles from './own.module.css';

/** A part of a tab that has an address of its own (`#name`); the one that was asked for is marked. */
export function Section({
  name,
  title,
  hint,
  marked,
  children,
}: {
  name: string;
  title: string;
  hint?: string | undefined;
  marked: string | undefined;
  children: ReactNode;
}): ReactElement {
  const isMarked = marked === name;
  const ref = useShown<HTMLElement>(isMarked, 'start');
  return (
    <section ref={ref} className={styles.section} aria-labelledby={`own-${name}`}>
      <h4 className={styles.heading} id={`own-${name}`}>
        {title}
      </h4>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.box} data-marked={isMarked || undefined}>
        {children}
      </div>
    </section>
  );
}
