import type { ReactElement, ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './panel.module.css';

/** A bordered surface of the page. With `label` it is a landmark region. */
export function Panel({
  label,
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={classes(styles.panel, className)} aria-label={label}>
      {children}
    </section>
  );
}

/**
 * The 48 px head of a panel. `main` heads are sticky below the top bar and carry the page's `h1`. `title`
 * may be words or a whole title control (then it brings its own heading); `children` stand at the end.
 */
export function PanelHeader({
  title,
  level = 2,
  sticky = false,
  children,
}: {
  title: ReactNode;
  level?: 1 | 2;
  sticky?: boolean;
  children?: ReactNode;
}): ReactElement {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.head} data-sticky={sticky || undefined}>
      {typeof title === 'string' ? <Heading className={styles.title}>{title}</Heading> : title}
      <span className={styles.gap} />
      {children}
    </div>
  );
}
