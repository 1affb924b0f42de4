import type { BookmarkFolder, FolderContent } from '@/domain/status/bookmark-folder';
import { ApiError } from '@/domain/api-error';
import { dto, id, linkOrNull, list, text, wordsOrNull } from '../decode/shape';
import type { StatusBundle } from '../decode/status';
import { decoded, type Client } from '../http';
import { path } from '../path';
import { act } from './statuses';

function decodeFolder(input: unknown): BookmarkFolder | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const { emoji, emoji_url: url } = from;
  return { id: ownId, name: text(from.name), emoji: wordsOrNull(emoji), emojiUrl: linkOrNull(url) };
}

const ROOT = '/api/v1/pleroma/bookmark_folders';

/** All folders of the account (Pleroma 2.7 and newer; 404 elsewhere). */
export async function fetchFolders(client: Client): Promise<BookmarkFolder[]> {
  const { body } = await client.send({ path: ROOT });
  if (!Array.isArray(body)) throw new ApiError('nonsense');
  return list(body, decodeFolder);
}

/** Both are always said: what is left out would be taken away. */
const said = ({ name, emoji }: FolderContent): { name: string; emoji: string | null } => ({ name, emoji });

/** 422 where there is one of that name. */
export const createFolder = async (client: Client, content: FolderContent): Promise<BookmarkFolder> =>
  decoded(await client.send({ method: 'POST', path: ROOT, json: said(content) }), decodeFolder);

/** 403 for a folder that is not there. */
export const changeFolder = async (
  client: Client,
  folderId: string,
  content: FolderContent,
): Promise<BookmarkFolder> =>
  decoded(
    await client.send({
      method: 'PATCH',
      path: path`/api/v1/pleroma/bookmark_folders/${folderId}`,
      json: said(content),
    }),
    decodeFolder,
  );

export async function deleteFolder(client: Client, folderId: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/v1/pleroma/bookmark_folders/${folderId}` });
}

/** Bookmarks a post into a folder, or moves it there; null: into none. */
export const bookmarkInto = async (
  client: Client,
  statusId: string,
  folderId: string | null,
): Promise<StatusBundle> =>
  act(
    client,
    path`/api/v1/statuses/${statusId}/bookmark`,
    folderId === null ? undefined : { folder_id: folderId },
  );
