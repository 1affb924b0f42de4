import type { Account } from '@/domain/account/account';
import type { ReportNote, ReportState, StaffReport } from '@/domain/staff/staff-report';
import type { StaffUser } from '@/domain/staff/staff-user';
import { decodeAccount } from './account';
import { decodeStaffUser } from './staff-user';
import { dto, id, list, text, time } from './shape';
import { decodeStatus, type StatusBundle } from './status';

/** A report with the people and posts that came inside it. */
export interface ReportBundle {
  report: StaffReport;
  accounts: readonly Account[];
  statuses: readonly StatusBundle[];
  /** The reported account and who reports, as the staff sees them. */
  users: readonly StaffUser[];
}

export const REPORT_STATES: readonly ReportState[] = ['open', 'resolved', 'closed'];

function decodeNote(input: unknown, accounts: Account[]): ReportNote | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const author = decodeAccount(from.user)?.account ?? null;
  if (author) accounts.push(author);
  return {
    id: ownId,
    authorId: author?.id ?? null,
    content: text(from.content),
    createdAt: time(from.created_at),
  };
}

/** The first of each id. */
function once<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item);
  return [...first.values()];
}

/** A post that is deleted: its words when it was reported, under an id of no post, and with the reporter as its author. */
const isStandIn = ({ status }: StatusBundle): boolean => status.id.startsWith('pleroma:fake');

/** Those that are there, and what was said in those that are deleted. */
export function reportedStatuses(input: unknown): {
  statuses: readonly StatusBundle[];
  gone: readonly string[];
} {
  const sent = Array.isArray(input) ? input : [];
  const decoded = list(sent, decodeStatus);
  const words = decoded.filter(isStandIn).map(({ status }) => status.text);
  // Others come as stumps, which nobody can read.
  const stumps = Array<string>(sent.length - decoded.length).fill('');
  const here = decoded.filter((bundle) => !isStandIn(bundle));
  return { statuses: once(here, ({ status }) => status.id), gone: [...words, ...stumps] };
}

/** A report of Akkoma's and Pleroma's staff calls (api.md §12); null without an id or with a state of its own. */
export function decodeStaffReport(input: unknown): ReportBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  const state = REPORT_STATES.find((known) => known === from.state);
  if (ownId === null || !state) return null;
  const account = decodeAccount(from.account)?.account ?? null;
  const actor = decodeAccount(from.actor)?.account ?? null;
  const accounts = [account, actor].filter((one) => one !== null);
  const { statuses, gone } = reportedStatuses(from.statuses);
  const report: StaffReport = {
    id: ownId,
    state,
    accountId: account?.id ?? null,
    actorId: actor?.id ?? null,
    assignedId: null,
    statusIds: statuses.map(({ status }) => status.id),
    goneStatuses: gone,
    content: text(from.content),
    category: null,
    rules: [],
    forwarded: false,
    notes: once(
      list(from.notes, (note) => decodeNote(note, accounts)),
      (note) => note.id,
    ),
    createdAt: time(from.created_at),
  };
  const users = [from.account, from.actor].map(decodeStaffUser).filter((one) => one !== null);
  return { report, accounts, statuses, users };
}
