import { badRequest } from '../lib/errors.ts';
import { isRecord, parseJson } from '../lib/json.ts';
import { randomSecret } from '../lib/secrets.ts';
import type { Db } from '../lib/db.ts';
import { getMeta, setMeta } from '../storage/settings.ts';

type InviteKind = 'one_time' | 'reusable' | 'date_limited' | 'reusable_date_limited';

export interface Invite {
  id: number;
  token: string;
  used: boolean;
  uses: number;
  /** Null: once when it is `one_time`, else without end. */
  max_use: number | null;
  /** The last day on which it is good (`YYYY-MM-DD`). */
  expires_at: string | null;
  invite_type: InviteKind;
}

export interface InviteTerms {
  maxUse: number | null;
  expiresAt: string | null;
}

const keyOf = (token: string): string => `invite ${token}`;

function isInvite(kept: unknown): kept is Invite {
  return isRecord(kept) && typeof kept['token'] === 'string' && typeof kept['used'] === 'boolean';
}

function findInvite(db: Db, token: string): Invite | null {
  const kept = parseJson(getMeta(db, keyOf(token)) ?? 'null');
  return isInvite(kept) ? kept : null;
}

const keep = (db: Db, invite: Invite): void => setMeta(db, keyOf(invite.token), JSON.stringify(invite));

function kindOf({ maxUse, expiresAt }: InviteTerms): InviteKind {
  if (expiresAt === null) return maxUse === null ? 'one_time' : 'reusable';
  return maxUse === null ? 'date_limited' : 'reusable_date_limited';
}

/** An invitation: good once, or as often and as long as asked. */
export function newInvite(db: Db, terms: InviteTerms = { maxUse: null, expiresAt: null }): Invite {
  const id = Number(getMeta(db, 'invites') ?? 0) + 1;
  setMeta(db, 'invites', String(id));
  const invite: Invite = {
    id,
    token: randomSecret(9),
    used: false,
    uses: 0,
    max_use: terms.maxUse,
    expires_at: terms.expiresAt,
    invite_type: kindOf(terms),
  };
  keep(db, invite);
  return invite;
}

/** Every invitation ever made, newest first. */
export function allInvites(db: Db): Invite[] {
  return db
    .all<{ value: string }>("SELECT value FROM meta WHERE key LIKE 'invite %'")
    .map(({ value }) => parseJson(value))
    .filter(isInvite)
    .toSorted((a, b) => b.id - a.id);
}

/** Nobody registers with it any more; null when there is none of that name. */
export function revokeInvite(db: Db, token: string): Invite | null {
  const invite = findInvite(db, token);
  if (!invite) return null;
  const revoked = { ...invite, used: true };
  keep(db, revoked);
  return revoked;
}

const DAY = 86_400_000;

/** Ends with 400 in the recorded words unless the invitation opens the door. `now`: ms. */
export function checkInvite(db: Db, token: string | null, now: number): void {
  if (token === null) throw badRequest('Expired token');
  const invite = findInvite(db, token);
  if (!invite) throw badRequest('Invalid token');
  const isOver = invite.expires_at !== null && Date.parse(invite.expires_at) + DAY <= now;
  if (invite.used || isOver) throw badRequest('Expired token');
}

export function spendInvite(db: Db, token: string): void {
  const invite = findInvite(db, token);
  if (!invite) return;
  const uses = invite.uses + 1;
  const isOnce = invite.invite_type === 'one_time';
  keep(db, { ...invite, uses, used: isOnce || (invite.max_use !== null && uses >= invite.max_use) });
}
