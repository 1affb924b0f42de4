import type { AdminAccount } from './account.ts';
import type { DateTime, Html, Id } from './basics.ts';
import type { Status } from './status.ts';

/** A report as staff see it. */
export interface Report {
  id: Id;
  state: 'open' | 'closed' | 'resolved';
  content: Html | null;
  created_at: DateTime;
  /** Who is reported. */
  account: AdminAccount;
  /** Who reports. */
  actor: AdminAccount;
  statuses: Status[];
  notes: { id: number; content: string; created_at: DateTime; user: AdminAccount }[];
}

/** The answer to one's own report. */
export interface ReportReceipt {
  id: Id;
  action_taken: boolean;
}
