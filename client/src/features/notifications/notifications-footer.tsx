import type { ReactElement } from 'react';
import { useNotifications } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Spinner } from '@/ui/state/spinner';
import styles from './notifications.module.css';

/** Load older, what became of it, or that there is no more (NOTIF-02). */
export function NotificationsFooter(): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const { older, reachedEnd } = useNotifications();
  if (older.is === 'loading')
    return (
      <p className={styles.footer} role="status">
        <Spinner /> {t('notifications.loading')}
      </p>
    );
  if (reachedEnd) return <p className={styles.footer}>{t('notifications.no_more')}</p>;
  return (
    <div className={styles.footer}>
      {older.is === 'failed' && <p role="alert">{errorWords(t, older.error)}</p>}
      <TextButton onClick={() => void notifications.showMore()}>
        {t(older.is === 'failed' ? 'common.retry' : 'notifications.load_older')}
      </TextButton>
    </div>
  );
}
