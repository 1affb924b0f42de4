import type { ReactElement } from 'react';
import { useDetails } from '@/data/react/use-details';
import type { StatusId } from '@/domain/ids';
import '@/i18n/messages/en/late/history';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { Dialog } from '@/ui/dialog/dialog';
import { LoadingArea } from '@/ui/state/spinner';
import { Version } from './version';
import styles from './history.module.css';

/** All versions of a post, the newest first, with the number of edits in the title (ACT-05). */
export function HistoryDialog({
  statusId,
  onClose,
}: {
  statusId: StatusId;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const [answer, again] = useDetails(statusId, (details) => details.history(statusId));
  const count = answer.is === 'here' ? Math.max(0, answer.value.length - 1) : 0;
  return (
    <Dialog
      title={t('history.title', { count })}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="wide"
      textOnly
    >
      {answer.is === 'waiting' && <LoadingArea label={t('history.loading')} />}
      {answer.is === 'failed' && (
        <FailedPage title={t('history.failed')} error={answer.error} onRetry={again} />
      )}
      {answer.is === 'here' && (
        <ol className={styles.versions} reversed>
          {answer.value
            .map((version, index) => (
              <Version
                key={`${index} ${version.createdAt}`}
                version={version}
                name={`${statusId} version ${index}`}
                place={index === 0 ? 'first' : index === answer.value.length - 1 ? 'last' : index + 1}
              />
            ))
            .reverse()}
        </ol>
      )}
    </Dialog>
  );
}
