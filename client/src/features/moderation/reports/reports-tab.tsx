import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import type { ReportGroup, ReportFilter } from '@/domain/staff/group-reports';
import type { QueueState, QueueView } from '@/data/moderation/moderation';
import { useT } from '@/i18n/use-t';
import { FailedFoot } from '@/parts/account/failed-foot';
import { useModeration } from '@/parts/moderation/use-moderation';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/field/check';
import { EmptyState } from '@/ui/state/empty-state';
import { ListFoot } from '@/ui/state/list-foot';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { BlockList } from '@/ui/virtual-list/block-list';
import { backToList, goToModeration } from '../place';
import { StaffSignIn } from '../staff-sign-in';
import { BulkBar } from './bulk-bar';
import { GroupRow } from './group-row';
import { QueueFilter } from './queue-filter';
import { ReportPage } from './report-page';
import { useQueue } from './use-queue';
import { useFocusWithin } from './use-focus-within';
import { useQueueKeys } from './use-queue-keys';
import styles from '../moderation.module.css';

const START: ReportFilter = {
  grouping: 'account',
  sort: 'waiting',
  words: '',
  withNotes: false,
  forwardedOnly: false,
};
const ROW_HEIGHT = 64;

function QueueFoot({ view }: { view: QueueView }): ReactElement | null {
  const t = useT();
  const { queue, can } = useModeration();
  if (view.fetch.is === 'failed')
    return (
      <>
        <FailedFoot what={t('moderation.failed')} error={view.fetch.error} onRetry={() => queue.more()} />
        <StaffSignIn error={view.fetch.error} />
      </>
    );
  if (!view.hasMore) return null;
  return (
    <ListFoot>
      {can.counts && (
        <p role="status">{t('moderation.loaded', { loaded: view.reports.length, total: view.total })}</p>
      )}
      <Button small busy={view.fetch.is === 'loading'} onClick={() => queue.more()}>
        {t('moderation.more')}
      </Button>
    </ListFoot>
  );
}

/** `arriving`: the list is still loading; all of it is ticked as it comes, once that was wanted. */
function useChosen(groups: readonly ReportGroup[], arriving: boolean) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [wantsAll, setWantsAll] = useState(false);
  if (wantsAll) {
    if (groups.some(({ key }) => !keys.has(key))) setKeys(new Set(groups.map(({ key }) => key)));
    // What comes later nobody has asked for.
    if (!arriving) setWantsAll(false);
  }
  const chosen = useMemo(() => groups.filter(({ key }) => keys.has(key)), [groups, keys]);
  const choose = useCallback((key: string, on: boolean): void => {
    setWantsAll(false);
    setKeys((old) => {
      const next = new Set(old);
      if (on) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  return {
    chosen,
    keys,
    choose,
    all: (on: boolean): void => {
      setWantsAll(on);
      if (!on) setKeys(new Set());
    },
  };
}

/** The next of the list as it stood when the reader left it, or its first. */
function nextAfter(
  current: string,
  order: readonly string[],
  groups: readonly ReportGroup[],
): ReportGroup | undefined {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const later = order.slice(order.indexOf(current) + 1);
  return [...later, ...byKey.keys()]
    .map((key) => byKey.get(key))
    .find((group) => group && group.key !== current);
}

/** How many reports are in the list; all of the server while nothing narrows it, as some are not here yet. */
function countOf({ reports, total }: QueueView, groups: readonly ReportGroup[]): number {
  const listed = groups.reduce((sum, group) => sum + group.reports.length, 0);
  return listed === reports.length ? total : listed;
}

function ChooseAll({
  all,
  count,
  onChoose,
}: {
  all: boolean;
  count: number;
  onChoose: (on: boolean) => void;
}): ReactElement {
  const t = useT();
  const { can } = useModeration();
  return (
    <div className={styles.all}>
      <Checkbox label={t('moderation.select_all')} checked={all} onChange={onChoose} />
      {can.counts && <span className={styles.faint}>{t('moderation.reports', { count })}</span>}
    </div>
  );
}

function NoReports({ searched }: { searched: boolean }): ReactElement {
  const t = useT();
  return (
    <EmptyState
      icon="shield"
      title={t(searched ? 'moderation.queue_none_found' : 'moderation.queue_empty')}
      text={searched ? undefined : t('moderation.queue_empty_hint')}
    />
  );
}

interface ListProps {
  view: QueueView;
  groups: readonly ReportGroup[];
  filter: ReportFilter;
  onFilter: (filter: ReportFilter) => void;
  onOpen: (group: ReportGroup) => void;
}

function QueueList({ view, groups, filter, onFilter, onOpen }: ListProps): ReactElement {
  const t = useT();
  const { queue } = useModeration();
  const { chosen, keys, choose, all } = useChosen(groups, view.hasMore && view.fetch.is === 'loading');
  const byKey = useMemo(() => new Map(groups.map((group) => [group.key, group])), [groups]);
  const row = useCallback(
    (key: string): ReactElement => {
      const group = byKey.get(key);
      if (!group) return <></>;
      const isChosen = keys.has(key);
      return (
        <GroupRow
          group={group}
          chosen={isChosen}
          onChoose={(on) => choose(key, on)}
          onOpen={() => onOpen(group)}
        />
      );
    },
    [byKey, keys, choose, onOpen],
  );
  const ids = groups.map(({ key }) => key);
  const isFirst = view.reports.length === 0 && view.fetch.is === 'loading';
  return (
    <>
      <QueueFilter
        view={view}
        filter={filter}
        onFilter={onFilter}
        onState={(state) => {
          all(false);
          goToModeration({ tab: 'reports', item: null, state });
        }}
        onCheck={() => void queue.refresh()}
      />
      {groups.length > 0 && (
        <ChooseAll all={chosen.length === groups.length} count={countOf(view, groups)} onChoose={all} />
      )}
      <BulkBar groups={chosen} onDone={() => all(false)} />
      {isFirst && <SkeletonPosts label={t('moderation.loading')} />}
      {!isFirst &&
        groups.length === 0 &&
        view.fetch.is !== 'failed' &&
        (view.reports.length > 0 || !view.hasMore) && <NoReports searched={view.reports.length > 0} />}
      {ids.length > 0 && (
        <BlockList
          ids={ids}
          row={row}
          label={t('moderation.queue')}
          busy={view.fetch.is === 'loading'}
          usualHeight={ROW_HEIGHT}
        />
      )}
      <QueueFoot view={view} />
    </>
  );
}

function useOpening(
  filter: ReportFilter,
  onFilter: (filter: ReportFilter) => void,
  groups: readonly ReportGroup[],
) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const open = useCallback(
    (group: ReportGroup): void => {
      // A server is looked at account by account.
      if (group.key.startsWith('host:') && group.host !== null)
        return onFilter({ ...filter, grouping: 'account', words: group.host });
      const [first] = group.reports;
      setOrder(groups.map(({ key }) => key));
      if (first) goToModeration({ tab: 'reports', item: first.id });
    },
    [filter, onFilter, groups],
  );
  return { order, open };
}

/** MOD-02: the reports, in groups that are handled together. `item`: the report that is opened. */
export function ReportsTab({
  item,
  state = 'open',
}: {
  item: string | null;
  state?: QueueState | undefined;
}): ReactElement {
  const { queue, can } = useModeration();
  const [filter, setFilter] = useState(START);
  const { view, groups } = useQueue(filter);
  const { order, open } = useOpening(filter, setFilter, groups);
  const list = useRef<HTMLDivElement>(null);
  const shown = state === 'all' || can.states.includes(state) ? state : 'open';
  useEffect(() => {
    // Below a report its list stays as it is.
    if (item === null || queue.view.get().checkedAt === null) queue.show(shown);
  }, [queue, item, shown]);
  useQueueKeys(list);
  useFocusWithin(list, item);
  return (
    <div ref={list}>
      <div className={styles.list} hidden={item !== null}>
        <QueueList view={view} groups={groups} filter={filter} onFilter={setFilter} onOpen={open} />
      </div>
      {item !== null && (
        <ReportPage
          key={item}
          id={item}
          onBack={() => backToList('reports', queue.view.get().state)}
          nextAfter={(key) => {
            const next = nextAfter(key, order, groups);
            return next ? () => open(next) : null;
          }}
        />
      )}
    </div>
  );
}
