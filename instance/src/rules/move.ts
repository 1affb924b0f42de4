import type { Instance } from '../lib/context.ts';
import { ApiFailure } from '../lib/errors.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { follow, unfollow } from './follow.ts';
import { notify } from './notify.ts';

interface Follower {
  id: string;
  reblogs: number;
  goes: number;
}

/** One follower goes along; whom the new account has blocked stays behind. */
function takeAlong(inst: Instance, origin: AccountRow, target: AccountRow, follower: Follower): void {
  try {
    follow(inst, follower.id, target, { reblogs: follower.reblogs === 1, notify: undefined });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return;
  }
  unfollow(inst, follower.id, origin.id);
}

/**
 * Moves an account to another one that names it as an alias: followers who allow it follow the new one from now
 * on, all are told, and the old one says where it went. Posts stay where they are.
 */
export function moveAccount(inst: Instance, origin: AccountRow, target: AccountRow): void {
  const { db } = inst;
  db.transaction(() => {
    const followers = db.all<Follower>(
      `SELECT f.follower_id AS id, f.reblogs, a.allow_following_move AS goes
       FROM follows f JOIN accounts a ON a.id = f.follower_id
       WHERE f.followed_id = ? AND f.state = 'accepted' AND a.id <> ?`,
      origin.id,
      target.id,
    );
    db.run('UPDATE accounts SET moved_to_id = ? WHERE id = ?', target.id, origin.id);
    for (const follower of followers) {
      if (follower.goes === 1) takeAlong(inst, origin, target, follower);
      notify(inst, {
        accountId: follower.id,
        type: 'move',
        fromId: origin.id,
        targetAccountId: target.id,
      });
    }
  });
}
