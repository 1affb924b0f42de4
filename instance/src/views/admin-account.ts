import type { AdminAccount, AdminUser } from '@skein/wire';
import { textList } from '../lib/json.ts';
import { iso } from '../lib/time.ts';
import { absolute, withBase } from '../lib/urls.ts';
import type { ViewContext } from '../lib/view-context.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { renderAccounts } from './account.ts';

function emails(view: ViewContext, ids: readonly string[]): Map<string, string | null> {
  const rows = view.inst.db.all<{ id: string; email: string | null }>(
    'SELECT account_id AS id, email FROM credentials WHERE account_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Accounts as the admin API lists them, in the order of the rows. */
export function adminUsers(view: ViewContext, rows: readonly AccountRow[]): AdminUser[] {
  const mail = emails(
    view,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    nickname: row.acct,
    display_name: row.display_name === '' ? row.username : row.display_name,
    email: mail.get(row.id) ?? null,
    avatar: absolute(view.base, row.avatar ?? '/images/avi.png'),
    url: withBase(view.base, row.url),
    created_at: iso(row.created_at),
    actor_type: row.actor_type,
    local: row.host === null,
    is_active: row.is_active === 1,
    is_approved: row.is_approved === 1,
    is_confirmed: row.is_confirmed === 1,
    is_suggested: row.is_suggested === 1,
    registration_reason: row.registration_reason,
    roles: { admin: row.is_admin === 1, moderator: row.is_moderator === 1 },
    tags: textList(row.tags),
  }));
}

/** Accounts inside reports: the public shape and the admin one in one object. */
export function adminAccounts(view: ViewContext, rows: Iterable<AccountRow>): Map<string, AdminAccount> {
  const all = [...rows];
  const people = renderAccounts(view, all);
  const users = adminUsers(view, all);
  return new Map(
    users.flatMap((user) => {
      const account = people.get(user.id);
      return account ? [[user.id, { ...account, ...user }]] : [];
    }),
  );
}
