import type { Instance } from '../lib/context.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { repairParticipations } from './participations.ts';

/** Deletes a post with all that hangs on it. Its files stay, so that they can be posted again. */
export function removeStatus(inst: Instance, row: StatusRow): void {
  inst.db.transaction(() => {
    const named = inst.db.all<{ id: string }>(
      'SELECT account_id AS id FROM mentions WHERE status_id = ?',
      row.id,
    );
    const repeats = inst.db.all<StatusRow>('SELECT * FROM statuses WHERE reblog_of_id = ?', row.id);
    inst.db.run('UPDATE media SET status_id = NULL WHERE status_id = ?', row.id);
    inst.db.run('DELETE FROM statuses WHERE id = ?', row.id);
    if (row.visibility === 'direct') repairParticipations(inst, row.conversation_id);
    inst.db.afterCommit(() => {
      for (const gone of [row, ...repeats]) {
        inst.hub.publish({
          type: 'delete',
          statusId: gone.id,
          authorId: gone.account_id,
          visibility: gone.visibility,
          audience: named.map(({ id }) => id),
        });
      }
    });
  });
}
