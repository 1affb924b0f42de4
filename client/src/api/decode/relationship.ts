import type { Relationship } from '@/domain/account/relationship';
import { dto, flag, id, text } from './shape';

/** entities.md §2; null without an id (Akkoma embeds an empty object when none was asked for). */
export function decodeRelationship(input: unknown): Relationship | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  return {
    id: ownId,
    following: flag(from.following),
    followedBy: flag(from.followed_by),
    requested: flag(from.requested),
    requestedBy: flag(from.requested_by),
    blocking: flag(from.blocking),
    blockedBy: flag(from.blocked_by),
    muting: flag(from.muting),
    mutingNotifications: flag(from.muting_notifications),
    domainBlocking: flag(from.domain_blocking),
    showingReblogs: from.showing_reblogs !== false,
    subscribing: flag(from.subscribing) || flag(from.notifying),
    note: text(from.note),
    changing: null,
  };
}
