import '@/i18n/messages/en/late/feed-more';
import type { ReactElement } from 'react';
import type { TimelineGap } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { GapRow } from '@/parts/status/list/gap-row';
import { Link } from '@/ui/link/link';
import styles from './row-above.module.css';

interface RowAboveProps {
  timelineKey: TimelineKey;
  rowId: StatusId;
  gap: TimelineGap | undefined;
  unread: boolean;
}

/** Stands above a post: a gap to fill, the line below what is new. */
export function RowAbove({ timelineKey, rowId, gap, unread }: RowAboveProps): ReactElement {
  const t = useT();
  return (
    <>
      {gap && <GapRow key={`${gap.above} ${gap.since}`} timelineKey={timelineKey} rowId={rowId} gap={gap} />}
      {unread && (
        <p className={styles.unread}>
          {t('feed_more.unread')}
          {timelineKey === 'home' && <Link href={paths.catchUp}>{t('feed_more.catch_up')}</Link>}
        </p>
      )}
    </>
  );
}
