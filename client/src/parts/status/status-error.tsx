import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useStatusError } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import styles from './status.module.css';

/** What went wrong with the last action on this post, until it is dismissed (ST-12). */
export function StatusError({ id }: { id: StatusId }): ReactElement | null {
  const t = useT();
  const { notices } = useRealm();
  const error = useStatusError(id);
  if (!error) return null;
  return (
    <div className={styles.error}>
      <Alert
        level="error"
        closeLabel={t('status.dismiss_error')}
        onClose={() => notices.setForStatus(id, null)}
      >
        {errorWords(t, error)}
      </Alert>
    </div>
  );
}
