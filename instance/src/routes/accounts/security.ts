import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppEnv, Instance } from '../../lib/context.ts';
import type { Input } from '../../lib/input.ts';
import { throttled } from '../../lib/throttle.ts';
import { deleteAccount, disableAccount } from '../../rules/close-account.ts';
import { checkOwnPassword } from '../../rules/own-password.ts';
import { changePassword } from '../../rules/password.ts';

/** Address, password and end of one's own account (api.md §9). What is refused comes with 200, as recorded. */
export const securityRoutes = new Hono<AppEnv>();

interface Step {
  inst: Instance;
  accountId: string;
  body: Input;
}

/** A step that the password confirms; `run` answers with words when it refuses. */
function step(name: string, run: (step: Step) => string | null): void {
  securityRoutes.post(`/api/pleroma/${name}`, async (c) => {
    const { accountId } = requireUser(c, 'write:accounts');
    const inst = c.get('inst');
    const body = await readBody(c);
    const checked = await checkOwnPassword(inst, accountId, body.needText('password'));
    if (checked === 'limited') throw throttled();
    const error = checked === 'wrong' ? 'Invalid password.' : run({ inst, accountId, body });
    return c.json(error === null ? { status: 'success' } : { error });
  });
}

step('change_email', ({ inst, accountId, body }) => {
  const email = body.needText('email').trim();
  if (email === '') return "Email can't be blank.";
  if (!/^[^\s@]+@[^\s@.][^\s@]*\.[^\s@.]+$/.test(email)) return 'Email has invalid format.';
  const taken = inst.db.get(
    'SELECT 1 FROM credentials WHERE email = ? AND account_id <> ?',
    email,
    accountId,
  );
  if (taken) return 'Email has already been taken.';
  inst.db.run('UPDATE credentials SET email = ? WHERE account_id = ?', email, accountId);
  return null;
});

step('change_password', ({ inst, accountId, body }) => {
  const password = body.needText('new_password');
  if (password.trim() === '') return "New password can't be blank.";
  if (password !== body.text('new_password_confirmation')) return 'New password does not match confirmation.';
  changePassword(inst, accountId, password);
  return null;
});

step('delete_account', ({ inst, accountId }) => {
  deleteAccount(inst, accountId);
  return null;
});

step('disable_account', ({ inst, accountId }) => {
  disableAccount(inst, accountId);
  return null;
});
