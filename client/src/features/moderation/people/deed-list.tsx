import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useWork } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { TextButton } from '@/ui/button/text-button';
import { Moment } from '@/ui/time/moment';
import styles from '../moderation.module.css';

/** What was done here, and can be taken back (MOD-02). */
export function DeedList({ accountIds }: { accountIds: readonly string[] }): ReactElement | null {
  const t = useT();
  const now = useNow();
  const { deeds } = useModeration();
  const work = useWork();
  const own = useReadable(deeds).filter((deed) => deed.accountIds.some((id) => accountIds.includes(id)));
  if (own.length === 0) return null;
  return (
    <div className={styles.part} role="group" aria-label={t('moderation.deeds')}>
      <h4>{t('moderation.deeds')}</h4>
      <ul className={styles.deeds}>
        {own.map(({ id, messageKey, messageArgs, at, undo }) => (
          <li key={id}>
            {t.dynamic(messageKey, messageArgs)} <Moment at={at}>{longTime(t, at, now)}</Moment>
            {undo && (
              <TextButton onClick={() => void work.run(t('moderation.undo'), undo)}>
                {t('moderation.undo')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <WorkOutcome work={work} />
    </div>
  );
}
