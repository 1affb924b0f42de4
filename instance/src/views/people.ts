import type { AccountRow } from '../storage/accounts.ts';
import type { ViewContext } from '../lib/view-context.ts';

/** Accounts on the wire by id, each made once however many posts show it. */
export function peopleViews(view: ViewContext, rows: Iterable<AccountRow>): Map<string, object> {
  void view;
  return new Map([...rows].map((row) => [row.id, { id: row.id, acct: row.acct }]));
}
