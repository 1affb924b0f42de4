import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import styles from './players.module.css';

/** A film or sound that this browser cannot play or the server does not give. */
export function PlayFailed({ url }: { url: string }): ReactElement {
  const t = useT();
  return (
    <p className={styles.failed} role="alert">
      {t('players.failed')}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('players.open_original')}
      </a>
    </p>
  );
}
