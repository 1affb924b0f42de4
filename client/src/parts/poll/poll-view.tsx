import type { ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/poll';
import { useT } from '@/i18n/use-t';
import { LivePoll } from './live-poll';
import styles from './poll.module.css';

/** A poll (POLL-01). */
export function PollView({ poll, statusId }: { poll: Poll; statusId: StatusId }): ReactElement {
  const t = useT();
  return (
    <div className={styles.poll} role="group" aria-label={t('poll.label')}>
      <LivePoll poll={poll} statusId={statusId} />
    </div>
  );
}
