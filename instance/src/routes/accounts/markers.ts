import type { Marker } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { isoBare } from '../../lib/time.ts';

/** How far a person has read. */
export const markerRoutes = new Hono<AppEnv>();

const TIMELINES = ['home', 'notifications'] as const;

interface MarkerRow {
  timeline: string;
  last_read_id: string;
  version: number;
  updated_at: number;
}

function unread(c: AppContext, accountId: string, row: MarkerRow): number {
  if (row.timeline !== 'notifications') return 0;
  const found = c
    .get('inst')
    .db.get<{ n: number }>(
      'SELECT count(*) AS n FROM notifications WHERE account_id = ? AND is_seen = 0',
      accountId,
    );
  return found?.n ?? 0;
}

function answerMarkers(c: AppContext, accountId: string, wanted: readonly string[]) {
  const rows = c
    .get('inst')
    .db.all<MarkerRow>('SELECT * FROM markers WHERE account_id = ? ORDER BY timeline', accountId);
  const entries = rows
    .filter((row) => wanted.includes(row.timeline))
    .map((row): [string, Marker] => [
      row.timeline,
      {
        last_read_id: row.last_read_id,
        version: row.version,
        updated_at: isoBare(row.updated_at),
        pleroma: { unread_count: unread(c, accountId, row) },
      },
    ]);
  return c.json(Object.fromEntries(entries));
}

markerRoutes.get('/api/v1/markers', (c) => {
  const me = requireUser(c, 'read:statuses');
  return answerMarkers(c, me.accountId, readQuery(c).list('timeline'));
});

markerRoutes.post('/api/v1/markers', async (c) => {
  const me = requireUser(c, 'write:statuses');
  const { db, now } = c.get('inst');
  const body = await readBody(c);
  const sent = TIMELINES.map((timeline) => [timeline, body.inner(timeline)?.text('last_read_id')] as const);
  db.transaction(() => {
    for (const [timeline, id] of sent) {
      if (id === undefined) continue;
      db.run(
        `INSERT INTO markers (account_id, timeline, last_read_id, updated_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (account_id, timeline) DO UPDATE SET
           last_read_id = excluded.last_read_id, version = version + 1, updated_at = excluded.updated_at`,
        me.accountId,
        timeline,
        id,
        now(),
      );
    }
  });
  return answerMarkers(
    c,
    me.accountId,
    sent.filter(([, id]) => id !== undefined).map(([name]) => name),
  );
});
