import { ApiError } from '@/domain/api-error';
import type { Sticker, StickerPack } from '@/domain/instance/sticker';
import { dto, list, text, wordsOrNull } from '../decode/shape';
import type { Client } from '../http';

const withSlash = (folder: string): string => (folder.endsWith('/') ? folder : `${folder}/`);

/** A path on this server: whatever an admin writes, no other host is asked and nothing climbs. */
const onServer = (path: string): string | null =>
  /^\/(?!\/)/.test(path) && !/(^|\/)\.\.(\/|$)|[?#\\]/.test(path) ? path : null;

function sticker(folder: string, file: unknown): Sticker | null {
  const path = onServer(folder + text(file));
  return path === null || text(file) === '' ? null : { name: text(file).replace(/\.\w+$/, ''), path };
}

function readPack(name: string, folder: string, body: unknown): StickerPack | null {
  const from = dto(body);
  const stickers = list(from['stickers'], (file) => sticker(folder, file));
  if (stickers.length === 0) return null;
  const icon = sticker(folder, from['tabIcon'])?.path ?? stickers[0]?.path ?? '';
  return { title: wordsOrNull(from['title']) ?? name, icon, stickers };
}

async function fetchPack(client: Client, name: string, folder: string): Promise<StickerPack | null> {
  try {
    const answer = await client.send({ path: `${folder}pack.json`, token: null });
    return readPack(name, folder, answer.body);
  } catch {
    // One pack that is not there takes no other with it.
    return null;
  }
}

/** Packs by title (static-files.md §2); none where the server has no stickers. */
export async function fetchStickers(client: Client): Promise<readonly StickerPack[]> {
  const body = await client.send({ path: '/static/stickers.json', token: null }).then(
    (answer) => answer.body,
    (thrown: unknown) => {
      // Unknown paths are answered with the page or 404: no stickers. All else may be tried again.
      if (thrown instanceof ApiError && ['nonsense', 'not-found'].includes(thrown.kind)) return {};
      throw thrown;
    },
  );
  const folders = Object.entries(dto(body)).flatMap(([name, folder]) => {
    const path = onServer(withSlash(text(folder)));
    return path === null || text(folder) === '' ? [] : [{ name, path }];
  });
  const packs = await Promise.all(folders.map(({ name, path }) => fetchPack(client, name, path)));
  return packs.filter((pack) => pack !== null).toSorted((a, b) => a.title.localeCompare(b.title));
}

/** The picture itself. */
export async function fetchStickerFile(client: Client, { path, name }: Sticker): Promise<File> {
  try {
    const answer = await fetch(client.base + path, { credentials: 'omit' });
    const blob = await answer.blob();
    if (!answer.ok || !blob.type.startsWith('image/')) throw new ApiError('nonsense');
    const ending = /\.\w+$/.exec(path)?.[0] ?? '';
    return new File([blob], name + ending, { type: blob.type });
  } catch (thrown) {
    throw thrown instanceof ApiError ? thrown : new ApiError('offline');
  }
}
