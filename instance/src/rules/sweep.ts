import type { Instance } from '../lib/context.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { notify } from './notify.ts';
import { removeStatus } from './remove.ts';
import { publishDue } from './schedule.ts';

const PERIOD = 5000;

function dropExpired(inst: Instance): void {
  const rows = inst.db.all<StatusRow>('SELECT * FROM statuses WHERE expires_at <= ? LIMIT 50', inst.now());
  for (const row of rows) removeStatus(inst, row);
}

/** Tells the author and the voters of each poll that ended since the last time. */
function closePolls(inst: Instance): void {
  const ended = inst.db.all<{ id: number; status_id: string; account_id: string }>(
    `SELECT p.id, p.status_id, s.account_id FROM polls p JOIN statuses s ON s.id = p.status_id
     WHERE p.closed_notified = 0 AND p.expires_at <= ? LIMIT 50`,
    inst.now(),
  );
  for (const poll of ended) {
    inst.db.transaction(() => {
      inst.db.run('UPDATE polls SET closed_notified = 1 WHERE id = ?', poll.id);
      const voters = inst.db.all<{ id: string }>(
        'SELECT DISTINCT account_id AS id FROM poll_votes WHERE poll_id = ?',
        poll.id,
      );
      for (const accountId of new Set([poll.account_id, ...voters.map(({ id }) => id)])) {
        notify(inst, { accountId, type: 'poll', fromId: poll.account_id, statusId: poll.status_id });
      }
    });
  }
}

/** Does what is due: posts that delete themselves, polls that end, posts for later. */
export function sweep(inst: Instance, ownHost: string): void {
  dropExpired(inst);
  closePolls(inst);
  publishDue(inst, ownHost);
}

/** Sweeps every few seconds until the returned function is called. */
export function startSweeper(inst: Instance, ownHost: string): () => void {
  const timer = setInterval(() => {
    try {
      sweep(inst, ownHost);
    } catch (error) {
      inst.log(`error: sweep: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }, PERIOD);
  timer.unref();
  return () => clearInterval(timer);
}
