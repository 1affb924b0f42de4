import type { Instance } from '../lib/context.ts';
import { endSessions } from './password.ts';

/** Deletes an account with all it has written and done; its open connections end. */
export function deleteAccount(inst: Instance, accountId: string): void {
  inst.db.transaction(() => {
    endSessions(inst, accountId);
    inst.db.run('DELETE FROM accounts WHERE id = ?', accountId);
  });
}

/** Closes an account: nobody sees it and nobody signs in, until the staff opens it again. */
export function disableAccount(inst: Instance, accountId: string): void {
  inst.db.transaction(() => {
    endSessions(inst, accountId);
    inst.db.run('UPDATE accounts SET is_active = 0 WHERE id = ?', accountId);
  });
}
