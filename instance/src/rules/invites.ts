import { badRequest } from '../lib/errors.ts';
import { isRecord, parseJson } from '../lib/json.ts';
import { randomSecret } from '../lib/secrets.ts';
import type { Db } from '../storage/db.ts';
import { getMeta, setMeta } from '../storage/settings.ts';

export interface Invite {
  id: number;
  token: string;
  used: boolean;
  uses: number;
  max_use: number | null;
  expires_at: string | null;
  invite_type: 'one_time';
}

const keyOf = (token: string): string => `invite ${token}`;

function findInvite(db: Db, token: string): Record<string, unknown> | null {
  const kept = parseJson(getMeta(db, keyOf(token)) ?? 'null');
  return isRecord(kept) ? kept : null;
}

/** An invitation that is good once. */
export function newInvite(db: Db): Invite {
  const id = Number(getMeta(db, 'invites') ?? 0) + 1;
  setMeta(db, 'invites', String(id));
  const token = randomSecret(9);
  const invite: Invite = {
    id,
    token,
    used: false,
    uses: 0,
    max_use: null,
    expires_at: null,
    invite_type: 'one_time',
  };
  setMeta(db, keyOf(token), JSON.stringify(invite));
  return invite;
}

/** Ends with 400 in the recorded words unless the invitation opens the door. */
export function checkInvite(db: Db, token: string | null): void {
  if (token === null) throw badRequest('Expired token');
  const invite = findInvite(db, token);
  if (!invite) throw badRequest('Invalid token');
  if (invite['used'] === true) throw badRequest('Expired token');
}

export function spendInvite(db: Db, token: string): void {
  const invite = findInvite(db, token);
  if (invite) setMeta(db, keyOf(token), JSON.stringify({ ...invite, used: true, uses: 1 }));
}
