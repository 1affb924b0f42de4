import type { Instance } from '../lib/context.ts';
import { unprocessable } from '../lib/errors.ts';
import { insertRow } from '../storage/insert.ts';
import { type PollRow, votesOf } from '../storage/status-parts.ts';

function optionCount(poll: PollRow): number {
  const options: unknown = JSON.parse(poll.options);
  return Array.isArray(options) ? options.length : 0;
}

/** Votes. An ended poll and a second vote change nothing and are no error (recorded). */
export function vote(inst: Instance, accountId: string, poll: PollRow, choices: readonly number[]): void {
  if (poll.author_id === accountId) throw unprocessable("Poll's author can't vote");
  const chosen = [...new Set(choices)];
  if (poll.multiple === 0 && chosen.length > 1) throw unprocessable('Too many choices');
  const count = optionCount(poll);
  if (chosen.some((choice) => choice < 0 || choice >= count)) throw unprocessable('Invalid indices');
  inst.db.transaction(() => {
    const hasEnded = poll.expires_at !== null && poll.expires_at <= inst.now();
    if (hasEnded || votesOf(inst.db, [poll.id], accountId).length > 0) return;
    for (const position of chosen) {
      insertRow(inst.db, 'poll_votes', { poll_id: poll.id, account_id: accountId, position });
    }
  });
}
