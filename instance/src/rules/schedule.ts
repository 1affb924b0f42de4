import type { Instance } from '../lib/context.ts';
import { unprocessable } from '../lib/errors.ts';
import { insertRow } from '../storage/insert.ts';
import type { Draft } from './draft.ts';
import { publishStatus } from './publish.ts';

export const SHORTEST_WAIT = 5 * 60_000;
const PER_DAY = 25;
const TOTAL = 300;
const DAY = 86_400_000;

export interface ScheduledRow {
  id: number;
  account_id: string;
  /** JSON of a Draft. */
  params: string;
  scheduled_at: number;
}

/** The stored draft; it was written by this server. */
export function draftOf(row: ScheduledRow): Draft {
  const draft: Draft = { text: '', ...JSON.parse(row.params), accountId: row.account_id };
  return draft;
}

/** Ends with 422 when the time is too near or the account has too many posts waiting. */
export function checkSchedule(inst: Instance, accountId: string, at: number): void {
  if (at < inst.now() + SHORTEST_WAIT) throw unprocessable('must be at least 5 minutes from now');
  const dayStart = at - (at % DAY);
  const count = (sql: string, ...params: number[]) =>
    inst.db.get<{ count: number }>(
      `SELECT count(*) AS count FROM scheduled_statuses WHERE account_id = ?${sql}`,
      accountId,
      ...params,
    )?.count ?? 0;
  if (count(' AND scheduled_at >= ? AND scheduled_at < ?', dayStart, dayStart + DAY) >= PER_DAY) {
    throw unprocessable('daily limit exceeded');
  }
  if (count('') >= TOTAL) throw unprocessable('total limit exceeded');
}

/** Keeps a draft for later; returns the id of the scheduled post. */
export function schedule(inst: Instance, draft: Draft, at: number): number {
  checkSchedule(inst, draft.accountId, at);
  return insertRow(inst.db, 'scheduled_statuses', {
    account_id: draft.accountId,
    params: JSON.stringify(draft),
    scheduled_at: at,
    created_at: inst.now(),
  });
}

/** Posts what is due. A draft that is no longer possible is dropped. */
export function publishDue(inst: Instance, ownHost: string): void {
  const due = inst.db.all<ScheduledRow>(
    'SELECT * FROM scheduled_statuses WHERE scheduled_at <= ? LIMIT 20',
    inst.now(),
  );
  for (const row of due) {
    const forget = () => inst.db.run('DELETE FROM scheduled_statuses WHERE id = ?', row.id);
    try {
      inst.db.transaction(() => {
        forget();
        publishStatus(inst, draftOf(row), ownHost);
      });
    } catch (error) {
      forget();
      inst.log(`scheduled post ${row.id} dropped: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
