import type { Instance } from '../lib/context.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { notify } from './notify.ts';

export interface NewReport {
  actorId: string;
  accountId: string;
  comment: string;
  statusIds: readonly string[];
  forward: boolean;
}

/** Files a report and tells every staff member; only posts of the reported account count. */
export function fileReport(inst: Instance, report: NewReport): string {
  const { db } = inst;
  return db.transaction(() => {
    const id = newId(inst.now());
    insertRow(db, 'reports', {
      id,
      account_id: report.accountId,
      actor_id: report.actorId,
      content: report.comment,
      forwarded: report.forward ? 1 : 0,
      created_at: inst.now(),
    });
    db.run(
      `INSERT INTO report_statuses (report_id, status_id, content)
       SELECT ?, id, content FROM statuses WHERE account_id = ? AND id IN (SELECT value FROM json_each(?))`,
      id,
      report.accountId,
      JSON.stringify(report.statusIds),
    );
    const staff = db.all<{ id: string }>(
      'SELECT id FROM accounts WHERE host IS NULL AND (is_admin = 1 OR is_moderator = 1)',
    );
    for (const { id: accountId } of staff) {
      notify(inst, { accountId, type: 'pleroma:report', fromId: report.actorId, reportId: id });
    }
    return id;
  });
}
