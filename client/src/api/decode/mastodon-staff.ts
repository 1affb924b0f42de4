import type { Role } from '@/domain/account/account';
import { REPORT_CATEGORIES, type StaffReport } from '@/domain/staff/staff-report';
import { wireTag, type AccountTag, type StaffUser } from '@/domain/staff/staff-user';
import { decodeAccount } from './account';
import { roleOfPermissions } from './mastodon-role';
import { dto, flag, flagOrNull, id, list, text, textOrNull, time, wordsOrNull } from './shape';
import { reportedStatuses, type ReportBundle } from './staff-report';

/** An account with its server, as Mastodon writes them apart. */
function acctOf(input: unknown): string | null {
  const from = dto(input);
  const name = wordsOrNull(from.username);
  const host = wordsOrNull(from.domain);
  return name === null ? null : host === null ? name : `${name}@${host}`;
}

const LIMITS: readonly (readonly [flag: string, tag: AccountTag])[] = [
  ['sensitized', 'media-force-nsfw'],
  ['silenced', 'limit'],
];

/** `Admin::Account` of Mastodon; null without an id or a name. */
export function decodeMastodonUser(input: unknown): StaffUser | null {
  const from = dto(input);
  const ownId = id(from.id);
  const acct = acctOf(from);
  if (ownId === null || acct === null) return null;
  const account = decodeAccount(from.account)?.account;
  const role: Role = roleOfPermissions(dto(from.role).permissions);
  return {
    id: ownId,
    acct,
    displayName: account?.displayName ?? acct,
    avatar: account?.avatar ?? '',
    email: wordsOrNull(from.email),
    createdAt: time(from.created_at),
    isLocal: !acct.includes('@'),
    isActive: !flag(from.suspended) && !flag(from.disabled),
    // People of other servers have no address here.
    isConfirmed: flagOrNull(from.confirmed) ?? true,
    isApproved: flagOrNull(from.approved) ?? true,
    reason: textOrNull(from.invite_request) ?? '',
    isAdmin: role === 'admin',
    isModerator: role === 'moderator',
    tags: LIMITS.filter(([name]) => flag(from[name])).map(([, tag]) => wireTag(tag)),
  };
}

/** `Admin::Report` of Mastodon, with the people and posts inside it; null without an id. */
export function decodeMastodonReport(input: unknown): ReportBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const people = [from.target_account, from.account, from.assigned_account].map(dto);
  const [target, actor, assigned] = people.map((person) => decodeAccount(person.account)?.account ?? null);
  const { statuses, gone } = reportedStatuses(from.statuses);
  const report: StaffReport = {
    id: ownId,
    state: flag(from.action_taken) ? 'resolved' : 'open',
    accountId: target?.id ?? null,
    actorId: actor?.id ?? null,
    assignedId: assigned?.id ?? null,
    statusIds: statuses.map(({ status }) => status.id),
    goneStatuses: gone,
    content: text(from.comment),
    category: REPORT_CATEGORIES.find((known) => known === from.category) ?? null,
    rules: list(from.rules, (rule) => wordsOrNull(dto(rule).text)),
    forwarded: flag(from.forwarded),
    notes: [],
    createdAt: time(from.created_at),
  };
  const accounts = [target, actor, assigned].filter((one) => one !== null && one !== undefined);
  const users = people
    .slice(0, 2)
    .map(decodeMastodonUser)
    .filter((one) => one !== null);
  return { report, accounts, statuses, users };
}
