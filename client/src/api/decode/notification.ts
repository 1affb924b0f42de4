import type { Account } from '@/domain/account/account';
import { NEEDS_STATUS, type Notification, type NotificationKind } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import { decodeAccount } from './account';
import { withoutColons } from './emoji';
import { dto, flag, flagOrNull, id, linkOrNull, text, time } from './shape';
import { decodeStatus } from './status';

export interface NotificationBundle {
  notification: Notification;
  statuses: Status[];
  accounts: Account[];
  relationships: Relationship[];
}

const KINDS: ReadonlyMap<string, NotificationKind> = new Map([
  ['mention', 'mention'],
  ['status', 'status'],
  ['favourite', 'favourite'],
  ['reblog', 'reblog'],
  ['follow', 'follow'],
  ['follow_request', 'follow_request'],
  ['move', 'move'],
  ['pleroma:emoji_reaction', 'reaction'],
  ['emoji_reaction', 'reaction'],
  ['reaction', 'reaction'],
  ['poll', 'poll'],
  ['update', 'update'],
  ['pleroma:report', 'report'],
  ['admin.report', 'report'],
]);

/** entities.md §4; null without id and account, or without the post that its kind is about (S2 §5). */
export function decodeNotification(input: unknown): NotificationBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  const actor = decodeAccount(from.account);
  if (ownId === null || !actor) return null;
  const type = text(from.type);
  const kind = KINDS.get(type) ?? 'unknown';
  const post = decodeStatus(from.status);
  if (!post && NEEDS_STATUS.has(kind)) return null;
  const report = dto(from.report);
  const target = decodeAccount(from.target ?? report.account ?? report.target_account);
  const reportId = kind === 'report' ? id(report.id) : null;
  const pleroma = dto(from.pleroma);
  const relationship = actor.relationship ? [actor.relationship] : [];
  return {
    notification: {
      id: ownId,
      kind,
      type,
      createdAt: time(from.created_at) ?? 0,
      accountId: actor.account.id,
      statusId: post?.status.id ?? null,
      targetId: target?.account.id ?? null,
      ...(reportId !== null && { reportId }),
      emoji: withoutColons(text(from.emoji)) || null,
      emojiUrl: linkOrNull(from.emoji_url),
      seen: flagOrNull(pleroma.is_seen),
      muted: flag(pleroma.is_muted),
    },
    statuses: post ? [...post.statuses, post.status] : [],
    accounts: [...(post?.accounts ?? []), actor.account, ...(target ? [target.account] : [])],
    relationships: [...(post?.relationships ?? []), ...relationship],
  };
}
