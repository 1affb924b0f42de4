import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { zip, type AsyncZippable } from 'fflate';
import type { Instance } from '../lib/context.ts';
import { findFile, safeSegments } from '../lib/files.ts';
import { randomSecret } from '../lib/secrets.ts';
import { iso } from '../lib/time.ts';
import { absolute, withBase } from '../lib/urls.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { insertRow } from '../storage/insert.ts';
import type { MediaRow } from '../storage/status-parts.ts';
import type { StatusRow } from '../storage/statuses.ts';

export interface BackupRow {
  id: number;
  /** On this server, beginning with `/media/`; there is a file once `size` is more than 0. */
  path: string;
  size: number;
  created_at: number;
}

const DAY = 86_400_000;
const SPAN = 7 * DAY;
/** No backup takes as long; one that is not done by then was cut off. */
const CUT_OFF = 600_000;
const CONTEXT = 'https://www.w3.org/ns/activitystreams';
const PUBLIC = `${CONTEXT}#Public`;
const pack = promisify(zip);

/** Newest first. One that ended with the process is forgotten, so that another can be asked for. */
export function backupsOf({ db, now }: Instance, accountId: string): BackupRow[] {
  db.run(
    'DELETE FROM backups WHERE account_id = ? AND size = 0 AND created_at < ?',
    accountId,
    now() - CUT_OFF,
  );
  return db.all<BackupRow>(
    'SELECT id, path, size, created_at FROM backups WHERE account_id = ? ORDER BY id DESC',
    accountId,
  );
}

const json = (value: object): Uint8Array => Buffer.from(JSON.stringify(value, null, 2));

/** A collection of ActivityStreams, as Akkoma names its files. */
const collection = (name: string, items: readonly unknown[]) =>
  json({
    '@context': CONTEXT,
    id: name,
    type: 'OrderedCollection',
    totalItems: items.length,
    orderedItems: items,
  });

const named = (path: string): string => `media/${basename(path)}`;

function actor(base: string, account: AccountRow): object {
  const picture = (path: string | null) =>
    path === null ? null : { type: 'Image', url: absolute(base, path), file: named(path) };
  return {
    '@context': CONTEXT,
    id: withBase(base, account.ap_id),
    type: account.actor_type,
    preferredUsername: account.username,
    name: account.display_name,
    summary: withBase(base, account.note),
    icon: picture(account.avatar),
    image: picture(account.header),
    published: iso(account.created_at),
    outbox: 'outbox.json',
    likes: 'likes.json',
    bookmarks: 'bookmarks.json',
  };
}

function audience(status: StatusRow, followers: string): { to: string[]; cc: string[] } {
  if (status.visibility === 'public') return { to: [PUBLIC], cc: [followers] };
  if (status.visibility === 'unlisted') return { to: [followers], cc: [PUBLIC] };
  return { to: status.visibility === 'private' ? [followers] : [], cc: [] };
}

function activity(base: string, account: AccountRow, status: StatusRow, media: readonly MediaRow[]): object {
  const actorId = withBase(base, account.ap_id);
  const id = withBase(base, status.uri);
  const common = {
    actor: actorId,
    published: iso(status.created_at),
    ...audience(status, `${actorId}/followers`),
  };
  return {
    ...common,
    id: `${id}/activity`,
    type: 'Create',
    object: {
      ...common,
      id,
      type: 'Note',
      summary: status.spoiler_text === '' ? null : status.spoiler_text,
      content: withBase(base, status.content),
      source: { content: status.source, mediaType: status.content_type },
      sensitive: status.sensitive === 1,
      attachment: media.map((file) => ({
        type: 'Document',
        mediaType: file.mime_type,
        name: file.description,
        url: absolute(base, file.path),
        file: named(file.path),
      })),
    },
  };
}

function uris(inst: Instance, base: string, table: 'favourites' | 'bookmarks', accountId: string): string[] {
  const rows = inst.db.all<{ uri: string }>(
    `SELECT s.uri FROM ${table} m JOIN statuses s ON s.id = m.status_id WHERE m.account_id = ? ORDER BY m.id`,
    accountId,
  );
  return rows.map(({ uri }) => withBase(base, uri));
}

/** Files that are on this server, by their names in the backup; packed as they are, for pictures shrink no further. */
async function files(inst: Instance, paths: readonly (string | null)[]): Promise<AsyncZippable> {
  const found: AsyncZippable = {};
  for (const path of new Set(paths)) {
    const segments = path?.startsWith('/media/') ? safeSegments(path) : null;
    const file = segments && (await findFile(inst.dataDir, segments));
    if (path && file) found[named(path)] = [await readFile(file.path), { level: 0 }];
  }
  return found;
}

async function contents(inst: Instance, base: string, account: AccountRow): Promise<AsyncZippable> {
  const { db } = inst;
  const posts = db.all<StatusRow>(
    'SELECT * FROM statuses WHERE account_id = ? AND reblog_of_id IS NULL ORDER BY id',
    account.id,
  );
  const media = db.all<MediaRow>(
    'SELECT * FROM media WHERE account_id = ? AND status_id IS NOT NULL ORDER BY position, id',
    account.id,
  );
  const byPost = new Map<string | null, MediaRow[]>();
  for (const file of media) byPost.set(file.status_id, [...(byPost.get(file.status_id) ?? []), file]);
  const outbox = posts.map((post) => activity(base, account, post, byPost.get(post.id) ?? []));
  return {
    'actor.json': json(actor(base, account)),
    'outbox.json': collection('outbox.json', outbox),
    'likes.json': collection('likes.json', uris(inst, base, 'favourites', account.id)),
    'bookmarks.json': collection('bookmarks.json', uris(inst, base, 'bookmarks', account.id)),
    ...(await files(inst, [account.avatar, account.header, ...media.map(({ path }) => path)])),
  };
}

async function write(inst: Instance, base: string, account: AccountRow, backup: BackupRow): Promise<void> {
  const bytes = await pack(await contents(inst, base, account));
  const path = join(inst.dataDir, ...backup.path.split('/'));
  await mkdir(join(inst.dataDir, 'media', 'backups'), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  const { changes } = inst.db.run('UPDATE backups SET size = ? WHERE id = ?', bytes.length, backup.id);
  if (changes === 0) await rm(path);
}

function giveUp(inst: Instance, backup: BackupRow, error: unknown): void {
  inst.log(`error: backup: ${error instanceof Error ? error.message : 'unknown'}`);
  inst.db.run('DELETE FROM backups WHERE id = ?', backup.id);
}

/** Begins a backup and makes it in the background; false when the last one is younger than a week. */
export function startBackup(inst: Instance, base: string, account: AccountRow): boolean {
  const [last] = backupsOf(inst, account.id);
  const at = inst.now();
  if (last && last.created_at > at - SPAN) return false;
  const time = iso(at).replaceAll(/[-:]|\.\d+Z/g, '');
  const path = `/media/backups/archive-${account.username}-${time}-${randomSecret()}.zip`;
  const id = insertRow(inst.db, 'backups', { account_id: account.id, path, created_at: at });
  const backup = { id, path, size: 0, created_at: at };
  write(inst, base, account, backup)
    .catch((error: unknown) => giveUp(inst, backup, error))
    // The server has closed its data in the meantime; the row is forgotten when it is open again.
    .catch(() => undefined);
  return true;
}
