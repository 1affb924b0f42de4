import type { Instance } from '../lib/context.ts';
import { insertRow } from '../storage/insert.ts';
import { getAccount } from '../storage/accounts.ts';

/** What was done, in the names that the real servers use. */
export type StaffAction =
  | 'activate'
  | 'approve'
  | 'deactivate'
  | 'delete'
  | 'disable_mfa'
  | 'force_password_reset'
  | 'grant'
  | 'report_note'
  | 'report_note_delete'
  | 'report_update'
  | 'revoke'
  | 'status_delete'
  | 'status_update'
  | 'tag'
  | 'untag';

export interface StaffDeed {
  action: StaffAction;
  /** What happened, without who did it: "closed @bob". */
  words: string;
  /** Nicknames, a report's or a post's id, and whatever else tells what happened. */
  data: Readonly<Record<string, unknown>>;
}

/** Writes down what a staff member did. */
export function logDeed(inst: Instance, actorId: string, { action, words, data }: StaffDeed): void {
  const actor = getAccount(inst.db, actorId);
  const nickname = actor?.acct ?? actorId;
  insertRow(inst.db, 'moderation_log', {
    actor_id: actorId,
    data: JSON.stringify({ ...data, action, actor: { id: actorId, nickname, type: 'user' } }),
    message: `@${nickname} ${words}`,
    created_at: inst.now(),
  });
}

/** `@ada, @bob` for a sentence of the log. */
export const namesOf = (nicknames: readonly string[]): string =>
  nicknames.map((nickname) => `@${nickname}`).join(', ');
