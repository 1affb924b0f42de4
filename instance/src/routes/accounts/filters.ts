import type { Filter } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { missingField, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { textList } from '../../lib/json.ts';
import { isoOrNull } from '../../lib/time.ts';
import { insertRow } from '../../storage/insert.ts';

/** Phrases that a person does not want to read (v1). */
export const filterRoutes = new Hono<AppEnv>();

interface FilterRow {
  id: number;
  phrase: string;
  context: string;
  whole_word: number;
  irreversible: number;
  expires_at: number | null;
}

function toView(row: FilterRow): Filter {
  return {
    id: String(row.id),
    phrase: row.phrase,
    context: textList(row.context),
    whole_word: row.whole_word === 1,
    expires_at: isoOrNull(row.expires_at),
    irreversible: row.irreversible === 1,
  };
}

function ownFilter(c: AppContext, accountId: string): FilterRow {
  const id = Number.parseInt(c.req.param('id') ?? '', 10) || 0;
  const row = c
    .get('inst')
    .db.get<FilterRow>('SELECT * FROM filters WHERE id = ? AND account_id = ?', id, accountId);
  if (!row) throw notFound();
  return row;
}

function columnsOf(c: AppContext, body: Input) {
  const context = body.list('context');
  if (context.length === 0) throw missingField('context');
  const seconds = body.int('expires_in');
  return {
    phrase: body.needText('phrase'),
    context: JSON.stringify(context),
    whole_word: body.flag('whole_word') === false ? 0 : 1,
    irreversible: body.flag('irreversible') ? 1 : 0,
    expires_at: seconds ? c.get('inst').now() + seconds * 1000 : null,
  };
}

filterRoutes.get('/api/v1/filters', (c) => {
  const me = requireUser(c, 'read:filters');
  const { db, now } = c.get('inst');
  const rows = db.all<FilterRow>(
    'SELECT * FROM filters WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id',
    me.accountId,
    now(),
  );
  return c.json(rows.map(toView));
});

filterRoutes.post('/api/v1/filters', async (c) => {
  const me = requireUser(c, 'write:filters');
  const columns = columnsOf(c, await readBody(c));
  const id = insertRow(c.get('inst').db, 'filters', { account_id: me.accountId, ...columns });
  return c.json(toView({ id, ...columns }));
});

filterRoutes.get('/api/v1/filters/:id', (c) => {
  const me = requireUser(c, 'read:filters');
  return c.json(toView(ownFilter(c, me.accountId)));
});

filterRoutes.put('/api/v1/filters/:id', async (c) => {
  const me = requireUser(c, 'write:filters');
  const { id } = ownFilter(c, me.accountId);
  const columns = columnsOf(c, await readBody(c));
  c.get('inst').db.run(
    'UPDATE filters SET phrase = ?, context = ?, whole_word = ?, irreversible = ?, expires_at = ? WHERE id = ?',
    columns.phrase,
    columns.context,
    columns.whole_word,
    columns.irreversible,
    columns.expires_at,
    id,
  );
  return c.json(toView({ id, ...columns }));
});

filterRoutes.delete('/api/v1/filters/:id', (c) => {
  const me = requireUser(c, 'write:filters');
  c.get('inst').db.run('DELETE FROM filters WHERE id = ?', ownFilter(c, me.accountId).id);
  return c.json({});
});
