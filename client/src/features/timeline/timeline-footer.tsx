import type { ReactElement } from 'react';
import type { TimelineView } from '@/data/realm';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { LoadingArea } from '@/ui/state/spinner';
import styles from './timeline.module.css';

interface TimelineFooterProps {
  older: TimelineView['older'];
  reachedEnd: boolean;
  onLoadOlder: () => void;
}

/** What stands below the last post (TL-06). */
export function TimelineFooter({ older, reachedEnd, onLoadOlder }: TimelineFooterProps): ReactElement {
  const t = useT();
  if (older.is === 'loading') return <LoadingArea label={t('feed.loading_older')} />;
  if (older.is === 'failed')
    return (
      <div className={styles.footer} role="alert">
        <p>
          {t('feed.older_failed')}. {errorWords(t, older.error)}
        </p>
        <Button small icon="refresh" onClick={onLoadOlder}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (reachedEnd) return <p className={styles.footer}>{t('feed.no_more')}</p>;
  return (
    <div className={styles.footer}>
      <Button small look="ghost" onClick={onLoadOlder}>
        {t('feed.load_older')}
      </Button>
    </div>
  );
}
