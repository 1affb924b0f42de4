import type { AccountId, StatusId } from '@/domain/ids';

export type ReportState = 'open' | 'resolved' | 'closed';

/** What people can say a report is about, where the server asks them; it has no word for the rest. */
export const REPORT_CATEGORIES = ['spam', 'legal', 'violation'] as const;
type ReportCategory = (typeof REPORT_CATEGORIES)[number];

export interface ReportNote {
  id: string;
  authorId: AccountId | null;
  content: string;
  /** Unix milliseconds. */
  createdAt: number | null;
}

/** A report as the staff see it (entities.md, MOD-02). */
export interface StaffReport {
  id: string;
  state: ReportState;
  /** Who is reported; null when the account is gone. */
  accountId: AccountId | null;
  /** Who reports. */
  actorId: AccountId | null;
  /** Which moderator has taken it; null where nobody has, or the server does not know of that. */
  assignedId: AccountId | null;
  statusIds: readonly StatusId[];
  /** The words of each reported post that is deleted, as it was when it was reported; empty where nobody kept them. */
  goneStatuses: readonly string[];
  /** Words of who reports. */
  content: string;
  category: ReportCategory | null;
  /** Words of the rules that it names. */
  rules: readonly string[];
  /** Sent to the server of the reported account as well; false where this one does not tell. */
  forwarded: boolean;
  notes: readonly ReportNote[];
  createdAt: number | null;
}
