import '@/i18n/messages/en/late/feed-more';
import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useStatus } from '@/data/react/records';
import type { TimelineGap } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { compareIds, type StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { holdRow } from '@/ui/virtual-list/places';
import { classes } from '@/lib/classes';
import missing from '@/ui/state/gap.module.css';
import { focusNewRow } from './focus-row';
import styles from './gap-row.module.css';

/** How long a gap is, where the posts at its ends are known. */
function useGapWords({ above, since }: TimelineGap): string {
  const t = useT();
  const to = useStatus(above)?.createdAt ?? 0;
  const from = useStatus(since)?.createdAt ?? 0;
  if (from === 0 || to <= from) return t('feed_more.gap');
  return t('feed_more.gap_long', {
    duration: duration(t, from, to),
    from: absoluteTime(t, from),
    to: absoluteTime(t, to),
  });
}

interface GapRowProps {
  timelineKey: TimelineKey;
  rowId: StatusId;
  gap: TimelineGap;
}

/** Posts that were not fetched, above a row. Filled from above what follows moves down; from below nothing moves. */
export function GapRow({ timelineKey, rowId, gap }: GapRowProps): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const [state, setState] = useState({ busy: false, problem: '' });
  const words = useGapWords(gap);
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
    <div className={classes(missing.gap, styles.gap)} role="group" aria-label={words}>
      <p>{words}</p>
      <span className={styles.buttons}>
        <Button small busy={state.busy} onClick={({ currentTarget }) => void fill('above', currentTarget)}>
          {t('feed_more.gap_older')}
        </Button>
        <Button small busy={state.busy} onClick={({ currentTarget }) => void fill('below', currentTarget)}>
          {t('feed_more.gap_newer')}
        </Button>
        {timelineKey === 'home' && (
          <LinkButton small look="ghost" href={paths.catchUp}>
            {t('feed_more.catch_up')}
          </LinkButton>
        )}
      </span>
      {state.problem !== '' && (
        <p role="alert">
          {t('feed_more.gap_failed')} {state.problem}
        </p>
      )}
    </div>
  );
}
