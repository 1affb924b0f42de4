import type { AccountId } from '@/domain/ids';
import type { StaffReport } from './staff-report';

export type ReportGrouping = 'account' | 'host';
export type ReportSort = 'waiting' | 'reports' | 'newest';

/** What a queue can be searched by; names are empty where nothing is known. */
export interface ReportFacts {
  report: StaffReport;
  /** Of the reported account. */
  acct: string;
  name: string;
  /** The server of the reported account; null for this one. */
  host: string | null;
  /** Of who reports. */
  reporter: string;
  /** Words of the reported posts. */
  posts: string;
}

export interface ReportFilter {
  grouping: ReportGrouping;
  sort: ReportSort;
  /** Words, each of which must be found somewhere. */
  words: string;
  withNotes: boolean;
  forwardedOnly: boolean;
}

/** Reports that are handled together: those of one account, or of all accounts of one server. */
export interface ReportGroup {
  /** `account:ID` or `host:NAME` (empty name: this server). */
  key: string;
  /** Null when grouped by host, or when the account is gone. */
  accountId: AccountId | null;
  host: string | null;
  /** Oldest first. */
  reports: readonly StaffReport[];
  accountIds: readonly AccountId[];
  /** How many people reported. */
  reporters: number;
  notes: number;
  /** Unix milliseconds of the report that waits longest. */
  oldest: number;
  newest: number;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search is found in a report, its people, its posts or its notes. */
function fits({ report, acct, name, host, reporter, posts }: ReportFacts, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const notes = report.notes.map(({ content }) => content).join(' ');
  const all = fold([acct, name, host ?? '', reporter, posts, report.content, notes].join(' '));
  return words.every((word) => all.includes(word));
}

const keyOf = ({ report, host }: ReportFacts, grouping: ReportGrouping): string =>
  grouping === 'host' ? `host:${host ?? ''}` : `account:${report.accountId ?? report.id}`;

const timeOf = ({ createdAt }: StaffReport): number => createdAt ?? 0;

function groupOf(
  key: string,
  grouping: ReportGrouping,
  [first, ...rest]: [ReportFacts, ...ReportFacts[]],
): ReportGroup {
  const reports = [first, ...rest].map(({ report }) => report).toSorted((a, b) => timeOf(a) - timeOf(b));
  const times = reports.map(timeOf);
  return {
    key,
    accountId: grouping === 'account' ? first.report.accountId : null,
    host: first.host,
    reports,
    accountIds: [...new Set(reports.flatMap(({ accountId }) => accountId ?? []))],
    reporters: new Set(reports.map(({ actorId, id }) => actorId ?? `report ${id}`)).size,
    notes: reports.reduce((sum, { notes }) => sum + notes.length, 0),
    oldest: Math.min(...times),
    newest: Math.max(...times),
  };
}

const ORDER: Readonly<Record<ReportSort, (a: ReportGroup, b: ReportGroup) => number>> = {
  waiting: (a, b) => a.oldest - b.oldest,
  reports: (a, b) => b.reports.length - a.reports.length || a.oldest - b.oldest,
  newest: (a, b) => b.newest - a.newest,
};

/** The queue through the filter: every fitting report is in exactly one group (MOD-02). */
export function groupReports(
  facts: readonly ReportFacts[],
  { grouping, sort, words, withNotes, forwardedOnly }: ReportFilter,
): readonly ReportGroup[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const groups = new Map<string, [ReportFacts, ...ReportFacts[]]>();
  for (const one of facts) {
    if (withNotes && one.report.notes.length === 0) continue;
    if (forwardedOnly && !one.report.forwarded) continue;
    if (!fits(one, wanted)) continue;
    const key = keyOf(one, grouping);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups]
    .map(([key, members]) => groupOf(key, grouping, members))
    .toSorted((a, b) => ORDER[sort](a, b) || a.key.localeCompare(b.key));
}
