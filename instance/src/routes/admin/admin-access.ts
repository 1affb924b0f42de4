import { covers, type User } from '../../lib/auth.ts';
import type { AppContext } from '../../lib/context.ts';
import { forbidden, invalidCredentials } from '../../lib/errors.ts';

/** A staff member whose token may do staff work; the order of the checks decides the text (recorded). */
export function requireStaffMember(c: AppContext, who: 'admin' | 'staff'): User {
  const viewer = c.get('viewer');
  if (!viewer || viewer.accountId === null) throw invalidCredentials();
  if (!viewer.isAdmin && !viewer.isModerator) throw forbidden('User is not a staff member.');
  if (who === 'admin' && !viewer.isAdmin) throw forbidden('User is not an admin.');
  if (!viewer.scopes.some((scope) => covers([scope], 'admin') || scope.startsWith('admin:'))) {
    throw forbidden('Insufficient permissions: admin.');
  }
  return { ...viewer, accountId: viewer.accountId };
}
