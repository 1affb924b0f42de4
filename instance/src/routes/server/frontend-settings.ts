import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { failure, missingField, notFound, unprocessable } from '../../lib/errors.ts';
import { parseJson } from '../../lib/json.ts';

/** What clients keep about themselves with the account, by client and profile (api.md §13). */
export const frontendSettingsRoutes = new Hono<AppEnv>();

const CLIENT = '/api/v1/akkoma/frontend_settings/:client';
const PROFILE = `${CLIENT}/:profile`;
/** Characters of JSON. */
const LONGEST = 100_000;

interface Stored {
  version: number;
  settings: string;
}

interface Place {
  accountId: string;
  client: string;
  profile: string;
}

const placeOf = (c: AppContext, scope: string): Place => ({
  accountId: requireUser(c, scope).accountId,
  client: c.req.param('client') ?? '',
  profile: c.req.param('profile') ?? '',
});

const storedAt = (c: AppContext, { accountId, client, profile }: Place): Stored | undefined =>
  c
    .get('inst')
    .db.get<Stored>(
      'SELECT version, settings FROM frontend_settings WHERE account_id = ? AND client = ? AND profile = ?',
      accountId,
      client,
      profile,
    );

frontendSettingsRoutes.get(CLIENT, (c) => {
  const { accountId, client } = placeOf(c, 'read:accounts');
  const rows = c
    .get('inst')
    .db.all<{ name: string; version: number }>(
      'SELECT profile AS name, version FROM frontend_settings WHERE account_id = ? AND client = ? ORDER BY profile',
      accountId,
      client,
    );
  return c.json(rows);
});

frontendSettingsRoutes.get(PROFILE, (c) => {
  const stored = storedAt(c, placeOf(c, 'read:accounts'));
  if (!stored) throw notFound();
  return c.json({ version: stored.version, settings: parseJson(stored.settings) });
});

frontendSettingsRoutes.put(PROFILE, async (c) => {
  const place = placeOf(c, 'write:accounts');
  const body = await readBody(c);
  const version = body.int('version');
  if (version === undefined) throw missingField('version');
  if (!body.has('settings')) throw missingField('settings');
  const settings = JSON.stringify(body.raw('settings'));
  if (settings.length > LONGEST) throw unprocessable('is too long');
  const stored = storedAt(c, place);
  // The real server has no answer to a save that changes nothing, and fails (recorded).
  if (stored && (stored.settings === settings || stored.version === version)) {
    return c.json({ errors: { detail: 'Internal server error' } }, 500);
  }
  if (stored && version !== stored.version + 1) throw unprocessable('must be incremented by 1');
  if (version < 1) throw failure(422, 'must be greater than 0');
  c.get('inst').db.run(
    `INSERT INTO frontend_settings (account_id, client, profile, version, settings) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (account_id, client, profile) DO UPDATE SET version = excluded.version, settings = excluded.settings`,
    place.accountId,
    place.client,
    place.profile,
    version,
    settings,
  );
  return c.json(body.raw('settings'));
});

frontendSettingsRoutes.delete(PROFILE, (c) => {
  const { accountId, client, profile } = placeOf(c, 'write:accounts');
  const { changes } = c
    .get('inst')
    .db.run(
      'DELETE FROM frontend_settings WHERE account_id = ? AND client = ? AND profile = ?',
      accountId,
      client,
      profile,
    );
  if (changes === 0) throw notFound();
  return c.json({ deleted: 'ok' });
});
