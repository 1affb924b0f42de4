import type { ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { dateTime } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import styles from './as-of.module.css';

/**
 * Without a server: how old is what stands below. `at` in Unix milliseconds; unless told, as old as the server's last
 * word; null where nothing stands there. Takes no room of its own in a head, so that no post moves.
 */
export function AsOf({
  at,
  narrow = false,
  className = narrow ? styles.narrow : styles.asOf,
}: {
  at?: number | null | undefined;
  /** In the head of a column, which has no room beside the title. */
  narrow?: boolean;
  className?: string | undefined;
}): ReactElement | null {
  const t = useT();
  const { reach } = useRealm();
  if (useReadable(reach.state) === 'here' || at === null) return null;
  return (
    <span className={className}>
      {t('feed.as_of', { time: dateTime(t.locale).format(at || reach.heardAt()) })}
    </span>
  );
}
