import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { forbidden, missingField, notFound, tooLarge, unprocessable } from '../../lib/errors.ts';
import { ANY_LENGTH } from '../../lib/input.ts';
import { LIMITS } from '../../lib/limits.ts';
import { isLonger } from '../../lib/text.ts';
import { BrokenImage } from '../../media/image.ts';
import { storeMedia } from '../../media/store.ts';
import { addMedia } from '../../storage/media.ts';
import { type MediaRow, mediaRow } from '../../storage/status-parts.ts';
import { attachmentView } from '../../views/attachment.ts';

/** Uploads, before they hang on a post. */
export const mediaRoutes = new Hono<AppEnv>();

function describe(text: string): string {
  if (isLonger(text, LIMITS.description)) throw unprocessable('Description is too long');
  return text;
}

/** `x,y` from -1 to 1 on both axes; anything else is the middle. */
function focusFrom(text: string | undefined): string | null {
  const [x, y, ...more] = (text ?? '').split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (x === undefined || y === undefined || more.length > 0) return null;
  return Math.abs(x) <= 1 && Math.abs(y) <= 1 ? `${x},${y}` : null;
}

async function store(c: AppContext, file: File) {
  try {
    return await storeMedia(c.get('inst').dataDir, Buffer.from(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof BrokenImage) throw unprocessable('The picture cannot be read');
    throw error;
  }
}

async function upload(c: AppContext, user: User): Promise<MediaRow> {
  const input = await readBody(c);
  const file = input.file('file');
  if (!file) throw missingField('file');
  if (file.size > LIMITS.upload) throw tooLarge();
  const description = describe(input.text('description', ANY_LENGTH) ?? '');
  const stored = await store(c, file);
  const { db, now } = c.get('inst');
  const focus = focusFrom(input.text('focus'));
  return addMedia(db, { ...stored, accountId: user.accountId, description, focus, at: now() });
}

mediaRoutes.post('/api/v1/media', async (c) =>
  c.json(attachmentView(await upload(c, requireUser(c, 'write:media')), c.get('base'))),
);

mediaRoutes.post('/api/v2/media', async (c) =>
  c.json(attachmentView(await upload(c, requireUser(c, 'write:media')), c.get('base')), 202),
);

function ownMedia(c: AppContext, user: User): MediaRow {
  const row = mediaRow(c.get('inst').db, c.req.param('id') ?? '');
  if (!row) throw notFound();
  if (row.account_id !== user.accountId) throw forbidden('Access denied');
  return row;
}

mediaRoutes.get('/api/v1/media/:id', (c) =>
  c.json(attachmentView(ownMedia(c, requireUser(c, 'read:media')), c.get('base'))),
);

mediaRoutes.put('/api/v1/media/:id', async (c) => {
  const row = ownMedia(c, requireUser(c, 'write:media'));
  // A later description may be longer than the first (recorded).
  const input = await readBody(c);
  const description = input.text('description') ?? row.description ?? '';
  const focusText = input.text('focus');
  const focus = focusText === undefined ? row.focus : focusFrom(focusText);
  const { db } = c.get('inst');
  db.run('UPDATE media SET description = ?, focus = ? WHERE id = ?', description, focus, row.id);
  return c.json(attachmentView({ ...row, description, focus }, c.get('base')));
});
