import type { Client } from '../http';

export interface Report {
  accountId: string;
  statusIds: readonly string[];
  comment: string;
  /** Tell the staff of the account's own server, too. */
  forward: boolean;
}

/** `invalid` for a comment over 1,000 characters. */
export async function sendReport(client: Client, report: Report): Promise<void> {
  const { accountId, statusIds, comment, forward } = report;
  await client.send({
    method: 'POST',
    path: '/api/v1/reports',
    json: { account_id: accountId, status_ids: statusIds, comment, forward },
  });
}
