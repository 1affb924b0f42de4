import type { Notification } from '@skein/wire';
import { absolute } from '../lib/urls.ts';
import { getAccounts } from '../storage/accounts.ts';
import type { NotificationRow } from '../storage/notifications.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { renderAccounts } from './account.ts';
import { reportViews } from './report.ts';
import { statusViews } from './status.ts';
import { iso } from '../lib/time.ts';

const present = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null);

function reaction(row: NotificationRow, base: string) {
  if (row.type !== 'pleroma:emoji_reaction') return {};
  return { emoji: row.emoji ?? '', emoji_url: row.emoji_url === null ? null : absolute(base, row.emoji_url) };
}

/** Notifications on the wire, in the order of the rows; those whose post can no longer be seen are left out. */
export function notificationViews(view: ViewContext, rows: readonly NotificationRow[]): Notification[] {
  const { db } = view.inst;
  const accountIds = rows.flatMap((row) => present([row.from_account_id, row.target_account_id]));
  const people = renderAccounts(view, getAccounts(db, accountIds).values());
  const statusIds = present(rows.map((row) => row.status_id));
  const statuses = new Map(statusViews(view, [...new Set(statusIds)]).map((status) => [status.id, status]));
  const reportIds = present(rows.map((row) => row.report_id));
  const reports = new Map(reportViews(view, reportIds).map((report) => [report.id, report]));
  return rows.flatMap((row): Notification[] => {
    const status = row.status_id === null ? undefined : statuses.get(row.status_id);
    const account = people.get(row.from_account_id);
    if (!account || (row.status_id !== null && !status)) return [];
    const target = row.target_account_id === null ? undefined : people.get(row.target_account_id);
    const report = row.report_id === null ? undefined : reports.get(row.report_id);
    return [
      {
        id: String(row.id),
        type: row.type,
        created_at: iso(row.created_at),
        account,
        pleroma: { is_seen: row.is_seen === 1, is_muted: row.is_muted === 1 },
        ...(status ? { status } : {}),
        ...(target ? { target } : {}),
        ...(report ? { report } : {}),
        ...reaction(row, view.base),
      },
    ];
  });
}
