import type { Instance } from '../lib/context.ts';
import { insertRow } from '../storage/insert.ts';
import { blockedEitherWay, getFollow, getMute } from '../storage/relations.ts';

type NotificationType =
  | 'mention'
  | 'status'
  | 'poll'
  | 'update'
  | 'favourite'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'move'
  | 'pleroma:emoji_reaction'
  | 'pleroma:report';

export interface Notice {
  /** Who is told. */
  accountId: string;
  type: NotificationType;
  /** Who did it. */
  fromId: string;
  statusId?: string;
  /** The new account of a move. */
  targetAccountId?: string;
  reportId?: string;
  /** A unicode emoji or `:shortcode:`, with `emojiUrl` for the latter. */
  emoji?: string;
  emojiUrl?: string;
}

function wanted(inst: Instance, notice: Notice): boolean {
  const { accountId, fromId, type } = notice;
  if (accountId === fromId) return type === 'poll';
  const local = inst.db.get<{ block_from_strangers: number }>(
    'SELECT block_from_strangers FROM accounts WHERE id = ? AND host IS NULL AND is_active = 1',
    accountId,
  );
  if (!local || blockedEitherWay(inst.db, accountId, fromId)) return false;
  if (getMute(inst.db, accountId, fromId, inst.now())?.notifications === 1) return false;
  if (local.block_from_strangers !== 1) return true;
  return getFollow(inst.db, accountId, fromId) !== undefined;
}

function threadMuted(inst: Instance, notice: Notice): boolean {
  if (notice.statusId === undefined) return false;
  const found = inst.db.get(
    `SELECT 1 FROM thread_mutes m JOIN statuses s ON s.conversation_id = m.conversation_id
     WHERE m.account_id = ? AND s.id = ? AND (m.expires_at IS NULL OR m.expires_at > ?)`,
    notice.accountId,
    notice.statusId,
    inst.now(),
  );
  return found !== undefined;
}

/**
 * Tells a local account that something happened, unless it does not want to know (blocks, mutes, muted
 * thread, strangers); returns the notification's id. Sockets hear of it once the transaction is on disk.
 */
export function notify(inst: Instance, notice: Notice): number | null {
  if (!wanted(inst, notice) || threadMuted(inst, notice)) return null;
  const id = insertRow(inst.db, 'notifications', {
    account_id: notice.accountId,
    type: notice.type,
    from_account_id: notice.fromId,
    status_id: notice.statusId,
    target_account_id: notice.targetAccountId,
    report_id: notice.reportId,
    emoji: notice.emoji,
    emoji_url: notice.emojiUrl,
    created_at: inst.now(),
  });
  inst.db.afterCommit(() =>
    inst.hub.publish({ type: 'notification', accountId: notice.accountId, notificationId: id }),
  );
  return id;
}

/** Takes back what an undone action told (an unfavourite, an unfollow). */
export function unnotify(
  inst: Instance,
  notice: Pick<Notice, 'accountId' | 'type' | 'fromId' | 'statusId'>,
): void {
  inst.db.run(
    'DELETE FROM notifications WHERE account_id = ? AND type = ? AND from_account_id = ? AND status_id IS ?',
    notice.accountId,
    notice.type,
    notice.fromId,
    notice.statusId ?? null,
  );
}
