import type { Backup } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, invalidCredentials } from '../../lib/errors.ts';
import { iso } from '../../lib/time.ts';
import { absolute } from '../../lib/urls.ts';
import { backupsOf, startBackup, type BackupRow } from '../../rules/backup.ts';
import { getAccount } from '../../storage/accounts.ts';

/** All that an account has written, as a file. */
export const backupRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/backups';

const toView = (base: string, row: BackupRow): Backup => ({
  id: row.id,
  content_type: 'application/zip',
  url: absolute(base, row.path),
  file_size: row.size,
  processed: row.size > 0,
  inserted_at: iso(row.created_at),
});

const answer = (c: AppContext, accountId: string) =>
  c.json(backupsOf(c.get('inst'), accountId).map((row) => toView(c.get('base'), row)));

backupRoutes.get(PATH, (c) => answer(c, requireUser(c, 'read:backups').accountId));

backupRoutes.post(PATH, (c) => {
  const { accountId } = requireUser(c, 'read:backups');
  const inst = c.get('inst');
  const account = getAccount(inst.db, accountId);
  if (!account) throw invalidCredentials();
  if (!startBackup(inst, c.get('base'), account)) throw badRequest('Last export was less than 7 days ago');
  return answer(c, accountId);
});
