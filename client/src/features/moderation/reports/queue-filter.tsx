import type { ReactElement } from 'react';
import type { QueueState, QueueView } from '@/data/moderation/moderation';
import type { ReportGrouping, ReportSort, ReportFilter } from '@/domain/staff/group-reports';
import { longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';
import { IconButton } from '@/ui/button/icon-button';
import { Checkbox, Radio } from '@/ui/field/check';
import { Select } from '@/ui/field/select';
import { FilterRow } from '../filter-row';
import styles from '../moderation.module.css';

const GROUPINGS: readonly ReportGrouping[] = ['account', 'host'];
const SORTS: readonly ReportSort[] = ['waiting', 'reports', 'newest'];

function Checked({ view, onCheck }: { view: QueueView; onCheck: () => void }): ReactElement {
  const t = useT();
  const now = useNow();
  return (
    <span className={styles.checked}>
      {view.checkedAt !== null &&
        t('moderation.checked', { time: longTime(t, Math.min(view.checkedAt, now), now) })}
      <IconButton
        icon="refresh"
        label={t('moderation.check')}
        aria-busy={view.fetch.is === 'loading'}
        onClick={onCheck}
      />
    </span>
  );
}

interface Filtering {
  filter: ReportFilter;
  onFilter: (filter: ReportFilter) => void;
}

/** Leaves out the others, where the server tells them apart. */
function Only({ filter, onFilter }: Filtering): ReactElement {
  const t = useT();
  const { can } = useModeration();
  return (
    <>
      {can.notes && (
        <Checkbox
          label={t('moderation.with_notes')}
          checked={filter.withNotes}
          onChange={(withNotes) => onFilter({ ...filter, withNotes })}
        />
      )}
      {can.forwarded && (
        <Checkbox
          label={t('moderation.forwarded_only')}
          checked={filter.forwardedOnly}
          onChange={(forwardedOnly) => onFilter({ ...filter, forwardedOnly })}
        />
      )}
    </>
  );
}

/** Which reports are shown, and in which order. */
export function QueueFilter({
  view,
  filter,
  onFilter,
  onState,
  onCheck,
}: Filtering & {
  view: QueueView;
  onState: (state: QueueState) => void;
  onCheck: () => void;
}): ReactElement {
  const t = useT();
  const { can } = useModeration();
  const states: readonly QueueState[] = [...can.states, 'all'];
  return (
    <div className={styles.filters}>
      <div className={styles.states} role="radiogroup" aria-label={t('moderation.state')}>
        {states.map((state) => (
          <Radio
            key={state}
            name="report-state"
            label={t(`moderation.state_${state}`)}
            checked={view.state === state}
            onChange={() => onState(state)}
          />
        ))}
        <Checked view={view} onCheck={onCheck} />
      </div>
      <FilterRow
        label={t('moderation.search')}
        words={filter.words}
        onWords={(words) => onFilter({ ...filter, words })}
      >
        <Select
          aria-label={t('moderation.group')}
          data-key="g"
          value={filter.grouping}
          options={GROUPINGS.map((value) => ({ value, label: t(`moderation.group_${value}`) }))}
          onChange={(grouping) => onFilter({ ...filter, grouping })}
        />
        <Select
          aria-label={t('moderation.sort')}
          data-key="s"
          value={filter.sort}
          options={SORTS.map((value) => ({ value, label: t(`moderation.sort_${value}`) }))}
          onChange={(sort) => onFilter({ ...filter, sort })}
        />
        <Only filter={filter} onFilter={onFilter} />
      </FilterRow>
    </div>
  );
}
