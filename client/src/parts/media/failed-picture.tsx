import '@/i18n/messages/en/late/viewer';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import styles from './media.module.css';

/** In the place of a picture that did not come: what it shows, and the way to it. */
export function FailedPicture({ url, name }: { url: string; name: string }): ReactElement {
  const t = useT();
  return (
    <div className={styles.failed}>
      <p dir="auto">{name}</p>
      <p>
        {t('viewer.picture_failed')}{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('viewer.open_original')}
        </a>
      </p>
    </div>
  );
}
