import { Hono } from 'hono';
import type { BookmarkFolder } from '@skein/wire';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import type { Db } from '../../lib/db.ts';
import { forbidden, notFound, unprocessable } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { isEmoji } from '../../rules/react.ts';
import { emojiView, findEmoji } from '../../storage/emojis.ts';
import { newId } from '../../storage/ids.ts';
import { getSettings } from '../../storage/settings.ts';

/** Folders of bookmarks, as Pleroma has them since 2.7 and Akkoma has not: only where the settings say so. */
export const bookmarkFolderRoutes = new Hono<AppEnv>();

interface FolderRow {
  id: string;
  name: string;
  emoji: string | null;
}

const LONGEST = 255;

export const hasFolders = (c: AppContext): boolean => getSettings(c.get('inst').db).bookmarkFolders;

export const findFolder = (db: Db, accountId: string, id: string): FolderRow | undefined =>
  db.get('SELECT id, name, emoji FROM bookmark_folders WHERE account_id = ? AND id = ?', accountId, id);

/** Who asks, where there are folders at all. */
function requireFolders(c: AppContext, scope: string): string {
  if (!hasFolders(c)) throw notFound('Not found');
  return requireUser(c, scope).accountId;
}

/** Another's folder, and one that is not there: the same answer. */
function requireFolder(c: AppContext): FolderRow {
  const accountId = requireFolders(c, 'write:bookmarks');
  const folder = findFolder(c.get('inst').db, accountId, c.req.param('id') ?? '');
  if (!folder) throw forbidden('Access denied');
  return folder;
}

function view(c: AppContext, { id, name, emoji }: FolderRow): BookmarkFolder {
  const own = emoji?.startsWith(':') ? findEmoji(c.get('inst').db, emoji.replaceAll(':', '')) : undefined;
  return { id, name, emoji, emoji_url: own ? emojiView(c.get('base'), own).url : null };
}

/** An emoji, or one of this server's own by its name. */
function emojiOf(db: Db, written: string | undefined): string | null {
  if (written === undefined || written === '') return null;
  if (isEmoji(written)) return written;
  const code = written.replace(/^:(.*):$/, '$1');
  if (!findEmoji(db, code)) throw unprocessable('Invalid emoji');
  return `:${code}:`;
}

function contentOf(db: Db, body: Input): Omit<FolderRow, 'id'> {
  const name = body.needText('name', LONGEST);
  if (name.trim() === '') throw unprocessable("Name can't be blank");
  return { name, emoji: emojiOf(db, body.text('emoji')) };
}

function refuseTaken(db: Db, accountId: string, name: string, id: string): void {
  const known = db.get<{ id: string }>(
    'SELECT id FROM bookmark_folders WHERE account_id = ? AND name = ?',
    accountId,
    name,
  );
  if (known && known.id !== id) throw unprocessable('User has already been taken');
}

bookmarkFolderRoutes.get('/api/v1/pleroma/bookmark_folders', (c) => {
  const accountId = requireFolders(c, 'read:bookmarks');
  const rows = c
    .get('inst')
    .db.all<FolderRow>('SELECT id, name, emoji FROM bookmark_folders WHERE account_id = ?', accountId);
  return c.json(rows.map((row) => view(c, row)));
});

bookmarkFolderRoutes.post('/api/v1/pleroma/bookmark_folders', async (c) => {
  const accountId = requireFolders(c, 'write:bookmarks');
  const { db, now } = c.get('inst');
  const { name, emoji } = contentOf(db, await readBody(c));
  const id = newId(now());
  refuseTaken(db, accountId, name, id);
  db.run(
    'INSERT INTO bookmark_folders (id, account_id, name, emoji) VALUES (?, ?, ?, ?)',
    id,
    accountId,
    name,
    emoji,
  );
  return c.json(view(c, { id, name, emoji }));
});

bookmarkFolderRoutes.patch('/api/v1/pleroma/bookmark_folders/:id', async (c) => {
  const { id } = requireFolder(c);
  const { db } = c.get('inst');
  // What is not said is taken away, as Pleroma does.
  const { name, emoji } = contentOf(db, await readBody(c));
  refuseTaken(db, requireFolders(c, 'write:bookmarks'), name, id);
  db.run('UPDATE bookmark_folders SET name = ?, emoji = ? WHERE id = ?', name, emoji, id);
  return c.json(view(c, { id, name, emoji }));
});

bookmarkFolderRoutes.delete('/api/v1/pleroma/bookmark_folders/:id', (c) => {
  const folder = requireFolder(c);
  const { db } = c.get('inst');
  db.transaction(() => {
    db.run('UPDATE bookmarks SET folder_id = NULL WHERE folder_id = ?', folder.id);
    db.run('DELETE FROM bookmark_folders WHERE id = ?', folder.id);
  });
  return c.json(view(c, folder));
});
