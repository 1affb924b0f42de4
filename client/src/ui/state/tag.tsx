import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

export type TagTone = 'neutral' | 'accent' | 'green' | 'red' | 'blue' | 'orange';

/** A word or two about a thing: "Bot", "Follows you", "Edited". */
export function Tag({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: TagTone;
  title?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <span className={styles.tag} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
