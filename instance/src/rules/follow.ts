import type { Instance } from '../lib/context.ts';
import { badRequest, forbidden } from '../lib/errors.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { insertRow } from '../storage/insert.ts';
import { follows, getFollow, isBlocking } from '../storage/relations.ts';
import { notify, unnotify } from './notify.ts';

export interface FollowOptions {
  /** Show the other's repeats. */
  reblogs: boolean;
  /** Tell about every post of the other; undefined leaves it as it is. */
  notify: boolean | undefined;
}

type FollowState = 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';

function announce(inst: Instance, state: FollowState, followerId: string, followedId: string): void {
  inst.db.afterCommit(() => inst.hub.publish({ type: 'follow', state, followerId, followedId }));
}

/** A locked account decides itself, unless it lets those in whom it follows. */
function needsConsent(inst: Instance, followerId: string, target: AccountRow): boolean {
  if (target.locked !== 1) return false;
  return !(target.permit_followback === 1 && follows(inst.db, target.id, followerId));
}

export function subscribe(inst: Instance, accountId: string, targetId: string, wanted: boolean): void {
  inst.db.run(
    wanted
      ? 'INSERT OR IGNORE INTO subscriptions (account_id, target_id) VALUES (?, ?)'
      : 'DELETE FROM subscriptions WHERE account_id = ? AND target_id = ?',
    accountId,
    targetId,
  );
}

/** Follows, or asks a locked account to be let in; on one followed already it changes the options. */
export function follow(inst: Instance, followerId: string, target: AccountRow, options: FollowOptions): void {
  const { db } = inst;
  if (followerId === target.id) throw badRequest('Can not follow yourself');
  if (target.is_active !== 1 || isBlocking(db, target.id, followerId)) throw forbidden('rejected');
  db.transaction(() => {
    if (options.notify !== undefined) subscribe(inst, followerId, target.id, options.notify);
    const known = getFollow(db, followerId, target.id);
    if (known) {
      db.run('UPDATE follows SET reblogs = ? WHERE id = ?', options.reblogs ? 1 : 0, known.id);
      return;
    }
    const pending = needsConsent(inst, followerId, target);
    insertRow(db, 'follows', {
      follower_id: followerId,
      followed_id: target.id,
      state: pending ? 'pending' : 'accepted',
      reblogs: options.reblogs ? 1 : 0,
      created_at: inst.now(),
    });
    const type = pending ? 'follow_request' : 'follow';
    notify(inst, { accountId: target.id, type, fromId: followerId });
    announce(inst, pending ? 'follow_pending' : 'follow_accept', followerId, target.id);
  });
}

/** Ends a follow or takes back a request; what it told goes too. */
export function unfollow(inst: Instance, followerId: string, followedId: string): void {
  inst.db.transaction(() => {
    const { changes } = inst.db.run(
      'DELETE FROM follows WHERE follower_id = ? AND followed_id = ?',
      followerId,
      followedId,
    );
    if (changes > 0) announce(inst, 'unfollow', followerId, followedId);
    subscribe(inst, followerId, followedId, false);
    unnotify(inst, { accountId: followedId, type: 'follow', fromId: followerId });
    unnotify(inst, { accountId: followedId, type: 'follow_request', fromId: followerId });
  });
}

/** Answers a request; false when there was none. */
export function answerRequest(inst: Instance, ownId: string, followerId: string, accept: boolean): boolean {
  return inst.db.transaction(() => {
    const pending = getFollow(inst.db, followerId, ownId);
    if (pending?.state !== 'pending') return false;
    inst.db.run(
      accept ? "UPDATE follows SET state = 'accepted' WHERE id = ?" : 'DELETE FROM follows WHERE id = ?',
      pending.id,
    );
    // What told of the request tells of the follow from now on, under its own id and time.
    if (accept)
      inst.db.run(
        "UPDATE notifications SET type = 'follow' WHERE account_id = ? AND type = 'follow_request' AND from_account_id = ?",
        ownId,
        followerId,
      );
    else unnotify(inst, { accountId: ownId, type: 'follow_request', fromId: followerId });
    announce(inst, accept ? 'follow_accept' : 'follow_reject', followerId, ownId);
    return true;
  });
}

/** A block ends both follows. */
export function block(inst: Instance, accountId: string, targetId: string): void {
  inst.db.transaction(() => {
    unfollow(inst, accountId, targetId);
    unfollow(inst, targetId, accountId);
    inst.db.run(
      'INSERT OR IGNORE INTO blocks (account_id, target_id, created_at) VALUES (?, ?, ?)',
      accountId,
      targetId,
      inst.now(),
    );
  });
}

export interface MuteOptions {
  notifications: boolean;
  /** Seconds; 0 = for good. */
  seconds: number;
}

/** Mutes, or changes how. */
export function mute(inst: Instance, accountId: string, targetId: string, options: MuteOptions): void {
  inst.db.run(
    `INSERT INTO mutes (account_id, target_id, notifications, expires_at, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (account_id, target_id)
     DO UPDATE SET notifications = excluded.notifications, expires_at = excluded.expires_at`,
    accountId,
    targetId,
    options.notifications ? 1 : 0,
    options.seconds > 0 ? inst.now() + options.seconds * 1000 : null,
    inst.now(),
  );
}
