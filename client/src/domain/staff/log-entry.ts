import type { ReportState } from './staff-report';
import { tagOfWire, type AccountTag, type StaffRight } from './staff-user';

/** What a staff member did, as the moderation log of the server has it. */
export interface LogEntry {
  id: string;
  /** Unix milliseconds. */
  at: number | null;
  /** The server's own sentence. */
  message: string;
  /** The server's name for what was done, such as `deactivate`; empty when it gave none. */
  action: string;
  /** Nickname of who did it; empty when unknown. */
  actor: string;
  /** Whom it was done to, by nickname. */
  subjects: readonly string[];
  /** Which tags were put on or taken off, as on the wire. */
  tags: readonly string[];
  /** Which right was given or taken. */
  right: StaffRight | null;
  /** The report that was changed, and to what. */
  report: { id: string; state: ReportState } | null;
}

/** How a deed of the log is taken back; `on`: as it will be then. */
export type LogUndo =
  | { is: 'active'; names: readonly string[]; on: boolean }
  | { is: 'tags'; names: readonly string[]; on: boolean; tags: readonly AccountTag[] }
  | { is: 'right'; names: readonly string[]; on: boolean; right: StaffRight }
  | { is: 'reopen'; reportId: string };

/** Null where nothing takes it back, or the log does not tell how it was before (MOD-02). */
export function undoOf({ action, subjects: names, tags, right, report }: LogEntry): LogUndo | null {
  if (action === 'report_update')
    return report && report.state !== 'open' ? { is: 'reopen', reportId: report.id } : null;
  if (names.length === 0) return null;
  switch (action) {
    case 'activate':
    case 'deactivate':
      return { is: 'active', names, on: action === 'deactivate' };
    case 'tag':
    case 'untag': {
      const known = tags.flatMap((tag) => tagOfWire(tag) ?? []);
      return known.length === 0 ? null : { is: 'tags', names, on: action === 'untag', tags: known };
    }
    case 'grant':
    case 'revoke':
      return right && { is: 'right', names, on: action === 'revoke', right };
    default:
      return null;
  }
}
