import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { failure, missingField, tooLarge } from '../../lib/errors.ts';
import { LIMITS } from '../../lib/limits.ts';
import { storeMedia } from '../../media/store.ts';
import { addMedia } from '../../storage/media.ts';
import { getAccount } from '../../storage/accounts.ts';
import { mediaRow } from '../../storage/status-parts.ts';
import { attachmentView } from '../../views/attachment.ts';

/** A picture that clients may show beside what one writes. */
export const mascotRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/mascot';
const DEFAULT = {
  id: 'default-mascot',
  url: '/images/avi.png',
  preview_url: '/images/avi.png',
  pleroma: { mime_type: 'image/png' },
};

mascotRoutes.get(PATH, (c) => {
  const me = requireUser(c, 'read:accounts');
  const { db } = c.get('inst');
  const id = getAccount(db, me.accountId)?.mascot_media_id ?? null;
  const row = id === null ? undefined : mediaRow(db, String(id));
  return c.json(row ? attachmentView(row, c.get('base')) : DEFAULT);
});

mascotRoutes.put(PATH, async (c) => {
  const me = requireUser(c, 'write:accounts');
  const { db, dataDir, now } = c.get('inst');
  const file = (await readBody(c)).file('file');
  if (!file) throw missingField('file');
  if (file.size > LIMITS.upload) throw tooLarge();
  const stored = await storeMedia(dataDir, Buffer.from(await file.arrayBuffer())).catch(() => null);
  if (stored?.type !== 'image') throw failure(415, 'mascots can only be images');
  const row = db.transaction(() => {
    const made = addMedia(db, {
      ...stored,
      accountId: me.accountId,
      description: '',
      focus: null,
      at: now(),
    });
    db.run('UPDATE accounts SET mascot_media_id = ? WHERE id = ?', made.id, me.accountId);
    return made;
  });
  return c.json(attachmentView(row, c.get('base')));
});
