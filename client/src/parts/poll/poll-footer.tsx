import type { ReactElement, ReactNode } from 'react';
import { areTotalsHidden, isPollOver, type Poll } from '@/domain/status/poll';
import { duration, longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import styles from './poll.module.css';

/** "412 people · 3 hours left"; moves on once a minute. `children` stand before it. */
export function PollFooter({ poll, children }: { poll: Poll; children?: ReactNode }): ReactElement {
  const t = useT();
  const now = useNow();
  const counted =
    poll.votersCount === null
      ? t('voting.votes', { count: poll.votesCount })
      : t('voting.people', { count: poll.votersCount });
  // Where the numbers are hidden, none is not one of them.
  const told = poll.votesCount > 0 || !areTotalsHidden(poll);
  const { expiresAt } = poll;
  let end: string | null = null;
  if (isPollOver(poll, now))
    end = expiresAt === null ? t('voting.closed') : t('voting.ended', { time: longTime(t, expiresAt, now) });
  else if (expiresAt !== null) end = t('voting.left', { time: duration(t, expiresAt, now) });
  return (
    <div className={styles.footer}>
      {children}
      {told && <span>{counted}</span>}
      {end !== null && (
        <span>
          {told && '· '}
          {end}
        </span>
      )}
    </div>
  );
}
