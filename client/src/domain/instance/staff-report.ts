import type { AccountId, StatusId } from '@/domain/ids';

export type ReportState = 'open' | 'resolved' | 'closed';

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
  statusIds: readonly StatusId[];
  /** Words of who reports. */
  content: string;
  notes: readonly ReportNote[];
  createdAt: number | null;
}
