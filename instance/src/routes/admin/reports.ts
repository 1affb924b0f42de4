import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { badRequest } from '../../lib/errors.ts';
import { ANY_LENGTH } from '../../lib/input.ts';
import { isLonger } from '../../lib/text.ts';
import { fileReport } from '../../rules/report.ts';
import { getAccount } from '../../storage/accounts.ts';

/** Telling the staff about somebody. */
export const reportRoutes = new Hono<AppEnv>();

const LONGEST = 1000;

reportRoutes.post('/api/v1/reports', async (c) => {
  const user = requireUser(c, 'write:reports');
  const input = await readBody(c);
  const accountId = input.needText('account_id');
  const comment = input.text('comment', ANY_LENGTH) ?? '';
  if (isLonger(comment, LONGEST)) throw badRequest(`Comment must be up to ${LONGEST} characters`);
  const inst = c.get('inst');
  if (!getAccount(inst.db, accountId)) throw badRequest('Account not found');
  const id = fileReport(inst, {
    actorId: user.accountId,
    accountId,
    comment,
    statusIds: input.list('status_ids'),
    forward: input.flag('forward') ?? false,
  });
  return c.json({ id, action_taken: false });
});
