import type { Account } from '@/domain/account/account';
import type { ReportNote, ReportState, StaffReport } from '@/domain/instance/staff-report';
import { decodeAccount } from './account';
import { dto, id, list, text, time } from './shape';
import { decodeStatus, type StatusBundle } from './status';

/** A report with the people and posts that came inside it. */
export interface ReportBundle {
  report: StaffReport;
  accounts: readonly Account[];
  statuses: readonly StatusBundle[];
}

const STATES: readonly ReportState[] = ['open', 'resolved', 'closed'];

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

/** A report of Akkoma's and Pleroma's staff calls (api.md §12); null without an id or with a state of its own. */
export function decodeStaffReport(input: unknown): ReportBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  const state = STATES.find((known) => known === from.state);
  if (ownId === null || !state) return null;
  const account = decodeAccount(from.account)?.account ?? null;
  const actor = decodeAccount(from.actor)?.account ?? null;
  const accounts = [account, actor].filter((one) => one !== null);
  // Posts that are gone come as stumps: nobody can show them.
  const statuses = list(from.statuses, decodeStatus);
  const report: StaffReport = {
    id: ownId,
    state,
    accountId: account?.id ?? null,
    actorId: actor?.id ?? null,
    statusIds: statuses.map(({ status }) => status.id),
    content: text(from.content),
    notes: list(from.notes, (note) => decodeNote(note, accounts)),
    createdAt: time(from.created_at),
  };
  return { report, accounts, statuses };
}
