import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './composer.module.css';

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** Characters left, as a number and as a ring that fills; says aloud only that the text is too long. */
export function ComposeCounter({
  id,
  remaining,
  limit,
}: {
  id: string;
  remaining: number;
  limit: number;
}): ReactElement {
  const t = useT();
  const used = Math.min(1, Math.max(0, 1 - remaining / limit));
  return (
    <span className={styles.counter} data-over={remaining < 0 || undefined}>
      <span aria-hidden="true">{t('compose.count', { count: remaining })}</span>
      <svg className={styles.ring} viewBox="0 0 22 22" aria-hidden="true">
        <circle cx="11" cy="11" r={RADIUS} />
        <circle cx="11" cy="11" r={RADIUS} strokeDasharray={`${used * ROUND} ${ROUND}`} />
      </svg>
      <VisuallyHidden id={id}>
        {t('compose.characters_left', { count: Math.max(0, remaining) })}
      </VisuallyHidden>
      <span role="status">
        {remaining < 0 && (
          <VisuallyHidden>{t('compose.characters_over', { count: -remaining })}</VisuallyHidden>
        )}
      </span>
    </span>
  );
}
