import type { Account, OwnAccountFacts, ProfileField, Role } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import { decodeEmoji } from './emoji';
import { roleOfPermissions } from './mastodon-role';
import { decodeRelationship } from './relationship';
import {
  count,
  countOrNull,
  dto,
  flag,
  id,
  isDto,
  link,
  linkOrNull,
  list,
  nameOrNull,
  text,
  texts,
  time,
  wordsOrNull,
  type Dto,
} from './shape';

export interface AccountBundle {
  account: Account;
  relationship: Relationship | null;
  /** The account this one moved to, when the server sends it whole. */
  moved: Account | null;
}

const decodeField = (input: unknown): ProfileField | null =>
  isDto(input)
    ? { name: text(input.name), value: text(input.value), verifiedAt: time(input.verified_at) }
    : null;

function decodeOwnFacts(from: Dto): OwnAccountFacts {
  const source = dto(from.source);
  const pleroma = dto(from.pleroma);
  const role = dto(from.role);
  const postDays = countOrNull(dto(from.akkoma).status_ttl_days);
  return {
    defaultVisibility: wordsOrNull(source.privacy),
    noteSource: text(source.note),
    followRequestsCount: countOrNull(from.follow_requests_count) ?? count(source.follow_requests_count),
    unreadNotificationsCount: countOrNull(pleroma.unread_notifications_count),
    allowFollowingMove: flag(pleroma.allow_following_move),
    settingsStore: dto(pleroma.settings_store),
    ...(postDays !== null && { postDays }),
    ...(role.permissions !== undefined && { role: roleOfPermissions(role.permissions) }),
  };
}

/** By the flags of Pleroma and Akkoma, or by the role that Mastodon tells its owner. */
function roleOf(pleroma: Dto, own: OwnAccountFacts | null): Role {
  if (flag(pleroma.is_admin)) return 'admin';
  return flag(pleroma.is_moderator) ? 'moderator' : (own?.role ?? 'member');
}

/** Host and software only: the whole nodeinfo that Akkoma repeats per account is not kept. */
function instanceOf(akkoma: Dto): Account['instance'] {
  const instance = dto(akkoma.instance);
  const host = text(instance.name);
  return host === '' ? null : { host, software: wordsOrNull(dto(dto(instance.nodeinfo).software).name) };
}

const pictures = (from: Dto): Pick<Account, 'avatar' | 'avatarStatic' | 'header' | 'headerStatic'> => ({
  avatar: link(from.avatar),
  avatarStatic: linkOrNull(from.avatar_static) ?? link(from.avatar),
  header: link(from.header),
  headerStatic: linkOrNull(from.header_static) ?? link(from.header),
});

const privacyFlags = (
  from: Dto,
  pleroma: Dto,
): Pick<Account, 'hideFollows' | 'hideFollowers' | 'hideFollowsCount' | 'hideFollowersCount'> => ({
  hideFollows: flag(pleroma.hide_follows) || flag(from.hide_collections),
  hideFollowers: flag(pleroma.hide_followers) || flag(from.hide_collections),
  hideFollowsCount: flag(pleroma.hide_follows_count),
  hideFollowersCount: flag(pleroma.hide_followers_count),
});

function decodeCore(ownId: string, username: string, from: Dto): Account {
  const pleroma = dto(from.pleroma);
  const akkoma = dto(from.akkoma);
  const acct = wordsOrNull(from.acct) ?? username;
  const movedTo = id(dto(from.moved).id);
  // Servers send `source.privacy` to the owner alone (entities.md §1).
  const own = typeof dto(from.source).privacy === 'string' ? decodeOwnFacts(from) : null;
  return {
    id: ownId,
    username,
    acct,
    displayName: nameOrNull(from.display_name) ?? username,
    note: text(from.note),
    url: link(from.url),
    ...pictures(from),
    background: link(pleroma.background_image),
    emojis: list(from.emojis, decodeEmoji),
    fields: list(from.fields, decodeField),
    isLocal: !acct.includes('@'),
    locked: flag(from.locked),
    bot: flag(from.bot),
    deactivated: flag(pleroma.deactivated) || pleroma.is_active === false || flag(from.suspended),
    role: roleOf(pleroma, own),
    createdAt: time(from.created_at),
    followersCount: count(from.followers_count),
    followingCount: count(from.following_count),
    statusesCount: count(from.statuses_count),
    ...privacyFlags(from, pleroma),
    tags: texts(pleroma.tags).map((tag) => tag.replace(/^mrf_tag:/, '')),
    favicon: linkOrNull(pleroma.favicon) ?? linkOrNull(dto(akkoma.instance).favicon),
    instance: instanceOf(akkoma),
    movedTo: movedTo === ownId ? null : movedTo,
    own,
  };
}

/** entities.md §1; null without an id and a name (Akkoma sends `{}` for accounts one may not see). */
export function decodeAccount(input: unknown): AccountBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  const username = text(from.username) || text(from.acct).split('@', 1)[0];
  if (ownId === null || !username) return null;
  const moved = dto(from.moved);
  const movedId = id(moved.id);
  const movedName = text(moved.username);
  return {
    account: decodeCore(ownId, username, from),
    relationship: decodeRelationship(dto(from.pleroma).relationship),
    moved: movedId !== null && movedId !== ownId && movedName ? decodeCore(movedId, movedName, moved) : null,
  };
}

/** An account as it came, without the nodeinfo that Akkoma repeats in it. */
export function slimAccount(input: unknown): Dto {
  const from = dto(input);
  const akkoma = dto(from.akkoma);
  if (!isDto(akkoma.instance)) return from;
  const { software } = dto(akkoma.instance.nodeinfo);
  return { ...from, akkoma: { ...akkoma, instance: { ...akkoma.instance, nodeinfo: { software } } } };
}
