import type { StaffAbilities } from '@/domain/staff/staff-abilities';
import type { StaffUser } from '@/domain/staff/staff-user';
import type { Core } from '@/data/core';
import type { ModerationRemote } from '@/data/remote/moderation-remote';
import type { Deed } from './moderation';
import type { QueueKeeper } from './report-queue';

/** Asks the server; whatever goes wrong is an ApiError. */
export type AskStaff = <T>(question: (calls: ModerationRemote) => Promise<T>) => Promise<T>;

/** What every piece of the work stands on. */
export interface StaffContext {
  core: Core;
  ask: AskStaff;
  queue: QueueKeeper;
  can: StaffAbilities;
  keepUsers: (users: readonly StaffUser[]) => void;
  /** Writes down what was done, and offers for ten seconds to take it back. */
  did: (deed: Omit<Deed, 'id' | 'at'>) => void;
}
