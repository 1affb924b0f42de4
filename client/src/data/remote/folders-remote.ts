import type { StatusBundle } from '@/api/decode/status';
import * as folders from '@/api/endpoints/bookmark-folders';
import type { Client } from '@/api/http';
import type { BookmarkFolder, FolderContent } from '@/domain/status/bookmark-folder';
import type { StatusId } from '@/domain/ids';

/** Folders of bookmarks, where the server has them. Every call throws ApiError. */
export interface FoldersRemote {
  all(): Promise<readonly BookmarkFolder[]>;
  create(content: FolderContent): Promise<BookmarkFolder>;
  change(id: string, content: FolderContent): Promise<BookmarkFolder>;
  remove(id: string): Promise<void>;
  /** Null: into none. */
  put(id: StatusId, folder: string | null): Promise<StatusBundle>;
}

export const createFoldersRemote = (client: Client): FoldersRemote => ({
  all: () => folders.fetchFolders(client),
  create: (content) => folders.createFolder(client, content),
  change: (id, content) => folders.changeFolder(client, id, content),
  remove: (id) => folders.deleteFolder(client, id),
  put: (id, folder) => folders.bookmarkInto(client, id, folder),
});
