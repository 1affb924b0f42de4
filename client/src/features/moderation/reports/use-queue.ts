import { useEffect, useMemo } from 'react';
import type { Moderation, QueueView } from '@/data/moderation/moderation';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import type { AccountId } from '@/domain/ids';
import {
  groupReports,
  type ReportFacts,
  type ReportGroup,
  type ReportFilter,
} from '@/domain/staff/group-reports';
import type { StaffReport } from '@/domain/staff/staff-report';
import { hostOf } from '@/domain/staff/staff-user';
import { useModeration } from '@/parts/moderation/use-moderation';

function factsOf(report: StaffReport, { records }: Realm, work: Moderation): ReportFacts {
  const users = work.users.get();
  const acctOf = (id: AccountId | null): string =>
    id === null ? '' : (users.get(id)?.acct ?? records.account(id).get()?.acct ?? '');
  const acct = acctOf(report.accountId);
  return {
    report,
    acct,
    name: users.get(report.accountId ?? '')?.displayName ?? '',
    host: hostOf(acct),
    reporter: acctOf(report.actorId),
    posts: report.statusIds
      .map((id) => records.status(id).get())
      .map((status) => (status ? `${status.spoilerText} ${status.text}` : ''))
      .join(' '),
  };
}

/** The queue through the filter, asked again every minute while it is shown. */
export function useQueue(filter: ReportFilter): { view: QueueView; groups: readonly ReportGroup[] } {
  const realm = useRealm();
  const work = useModeration();
  const view = useReadable(work.queue.view);
  useEffect(() => work.queue.watch(), [work]);
  const facts = useMemo(
    () => view.reports.map((report) => factsOf(report, realm, work)),
    [view.reports, realm, work],
  );
  const groups = useMemo(() => groupReports(facts, filter), [facts, filter]);
  return { view, groups };
}
