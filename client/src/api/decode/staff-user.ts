import type { StaffUser } from '@/domain/staff/staff-user';
import { dto, flag, flagOrNull, id, link, nameOrNull, textOrNull, texts, time, wordsOrNull } from './shape';

/** An account of the staff calls, also as it stands inside reports; null without an id or a name. */
export function decodeStaffUser(input: unknown): StaffUser | null {
  const from = dto(input);
  const ownId = id(from.id);
  const acct = wordsOrNull(from.nickname) ?? wordsOrNull(from.acct);
  if (ownId === null || acct === null) return null;
  const roles = dto(from.roles);
  return {
    id: ownId,
    acct,
    displayName: nameOrNull(from.display_name) ?? acct,
    avatar: link(from.avatar),
    email: wordsOrNull(from.email),
    createdAt: time(from.created_at),
    isLocal: flagOrNull(from.local) ?? !acct.includes('@'),
    // What is not said is as it is for most.
    isActive: flagOrNull(from.is_active) ?? from.deactivated !== true,
    isConfirmed: flagOrNull(from.is_confirmed) ?? true,
    isApproved: flagOrNull(from.is_approved) ?? true,
    reason: textOrNull(from.registration_reason) ?? '',
    isAdmin: flag(roles.admin),
    isModerator: flag(roles.moderator),
    tags: texts(from.tags),
  };
}
