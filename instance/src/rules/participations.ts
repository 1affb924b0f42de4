import type { Instance } from '../lib/context.ts';

/** Notes a direct post in the conversation lists of everybody here who takes part in it. */
export function noteDirect(
  inst: Instance,
  post: { id: string; authorId: string; conversationId: number },
  peopleIds: readonly string[],
): void {
  const people = [...new Set([post.authorId, ...peopleIds])];
  const local = inst.db.all<{ id: string }>(
    'SELECT id FROM accounts WHERE host IS NULL AND id IN (SELECT value FROM json_each(?))',
    JSON.stringify(people),
  );
  for (const { id } of local) {
    const row = inst.db.get<{ id: number }>(
      `INSERT INTO participations (account_id, conversation_id, last_status_id, unread, recipients, updated_at)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (account_id, conversation_id) DO UPDATE SET
         last_status_id = excluded.last_status_id, unread = excluded.unread, updated_at = excluded.updated_at
       RETURNING id`,
      id,
      post.conversationId,
      post.id,
      id === post.authorId ? 0 : 1,
      JSON.stringify(people),
      inst.now(),
    );
    if (!row) continue;
    inst.db.afterCommit(() =>
      inst.hub.publish({ type: 'conversation', accountId: id, participationId: row.id }),
    );
  }
}

/** After a deletion: conversations show the newest post that is left, empty ones disappear. */
export function repairParticipations(inst: Instance, conversationId: number): void {
  inst.db.run(
    `UPDATE participations SET last_status_id = (
       SELECT max(id) FROM statuses WHERE conversation_id = participations.conversation_id AND visibility = 'direct')
     WHERE conversation_id = ?`,
    conversationId,
  );
  inst.db.run(
    'DELETE FROM participations WHERE conversation_id = ? AND last_status_id IS NULL',
    conversationId,
  );
}
