import type { Instance } from '../lib/context.ts';
import { takeAttempt } from '../lib/attempts.ts';
import { verifyPassword } from '../lib/secrets.ts';
import { credentialsOf } from './sign-in.ts';

/** Checks the password that a signed-in person confirms a step with; tries that go wrong are counted. */
export async function checkOwnPassword(
  inst: Instance,
  accountId: string,
  password: string,
): Promise<'right' | 'wrong' | 'limited'> {
  const giveBack = takeAttempt(inst.attempts, [['ownPassword', accountId]]);
  if (!giveBack) return 'limited';
  const credentials = credentialsOf(inst, accountId);
  if (!credentials || !(await verifyPassword(password, credentials.password_hash))) return 'wrong';
  giveBack();
  return 'right';
}
