import '@/i18n/messages/en/late/feed-more';
import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { TimelineGap } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { compareIds, type StatusId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { focusNewRow } from '@/parts/status/list/focus-row';
import { Button } from '@/ui/button/button';
import { holdRow } from '@/ui/virtual-list/places';
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
      {gap && <Gap key={`${gap.above} ${gap.since}`} timelineKey={timelineKey} rowId={rowId} gap={gap} />}
      {unread && <p className={styles.unread}>{t('feed_more.unread')}</p>}
    </>
  );
}

/** Posts that were not fetched. Filled from above what follows moves down; from below nothing moves. */
function Gap({
  timelineKey,
  rowId,
  gap,
}: Omit<RowAboveProps, 'unread' | 'gap'> & { gap: TimelineGap }): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const [state, setState] = useState({ busy: false, problem: '' });
  const fill = async (end: 'above' | 'below', button: Element): Promise<void> => {
    if (end === 'below') holdRow(rowId);
    setState({ busy: true, problem: '' });
    const error = await timelines.fillGap(timelineKey, gap, end);
    setState({ busy: false, problem: error ? errorWords(t, error) : '' });
    if (error) return;
    const { ids } = timelines.view(timelineKey).get();
    const below = ids.findIndex((id) => compareIds(id, gap.above) < 0);
    const first = end === 'above' ? ids[below] : ids[ids.indexOf(rowId) - 1];
    focusNewRow(button, first ?? rowId);
  };
  return (
    <div className={styles.gap} role="group" aria-label={t('feed_more.gap')}>
      <p>{t('feed_more.gap')}</p>
      <span className={styles.buttons}>
        <Button small busy={state.busy} onClick={({ currentTarget }) => void fill('above', currentTarget)}>
          {t('feed_more.gap_older')}
        </Button>
        <Button small busy={state.busy} onClick={({ currentTarget }) => void fill('below', currentTarget)}>
          {t('feed_more.gap_newer')}
        </Button>
      </span>
      {state.problem !== '' && (
        <p role="alert">
          {t('feed_more.gap_failed')} {state.problem}
        </p>
      )}
    </div>
  );
}
