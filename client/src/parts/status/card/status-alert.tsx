import '@/i18n/messages/en/late/banner';
import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import styles from './status.module.css';

/** What went wrong with the last action on this post, until it is dismissed (ST-12). */
export function StatusAlert({ id, error }: { id: StatusId; error: ApiError }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  return (
    <div className={styles.error}>
      <Alert level="error" closeLabel={t('banner.dismiss')} onClose={() => notices.setForStatus(id, null)}>
        {errorWords(t, error)}
      </Alert>
    </div>
  );
}
