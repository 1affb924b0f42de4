import type { Core } from '@/data/core';
import type { Readable } from '@/data/readable';
import { ApiError, toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { BookmarkFolder, FolderContent } from '@/domain/status/bookmark-folder';
import type { FoldersRemote } from '@/data/remote/folders-remote';
import type { Kept, Library } from './library';

/**
 * Folders of bookmarks: the server's where it has them, else this browser's, which are kept with the library. A bookmark
 * is in one at most. Calls reject with ApiError, and then nothing has changed here.
 */
export interface Folders {
  keeper(): 'server' | 'browser';
  /** False where this browser is to keep them and no library is on. */
  canKeep(): boolean;
  /** As they are known; null until `load` has told. */
  list: Readable<readonly BookmarkFolder[] | null>;
  load(): Promise<readonly BookmarkFolder[]>;
  create(content: FolderContent): Promise<BookmarkFolder>;
  change(id: string, content: FolderContent): Promise<void>;
  /** Its bookmarks stay, in no folder. */
  remove(id: string): Promise<void>;
  /** The folder that a post is in; null: in none, or in one that is not there any more. */
  folderOf(id: StatusId): Promise<string | null>;
  /** Bookmarks a post into a folder, or moves it there; null: into none. */
  put(id: StatusId, folder: string | null): Promise<Kept>;
}

type Tools = Pick<Core, 'remote' | 'ingest' | 'store' | 'server'>;

/** What the two keepers do differently. */
type Keeper = Pick<Folders, 'load' | 'create' | 'change' | 'remove' | 'folderOf' | 'put'>;

/** Where there is one of that name already: as servers say it. */
const taken = (): ApiError => new ApiError('invalid', { status: 422, identifier: 'name-taken' });

function serverKeeper({ remote, ingest, store }: Tools, library: Library): Keeper {
  const ask = async <T>(question: (calls: FoldersRemote) => Promise<T>): Promise<T> => {
    try {
      return await question(await (await remote.screens()).folders());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const known = (): readonly BookmarkFolder[] => library.folders.get() ?? [];
  const load = async (): Promise<readonly BookmarkFolder[]> => {
    const folders = await ask((calls) => calls.all());
    library.keepFolders(folders);
    return folders;
  };
  return {
    load,
    async create(content) {
      const made = await ask((calls) => calls.create(content));
      library.keepFolders([...known().filter(({ id }) => id !== made.id), made]);
      return made;
    },
    async change(id, content) {
      const changed = await ask((calls) => calls.change(id, content));
      library.keepFolders(known().map((folder) => (folder.id === id ? changed : folder)));
    },
    async remove(id) {
      await ask((calls) => calls.remove(id));
      library.keepFolders(known().filter((folder) => folder.id !== id));
    },
    folderOf: async (id) => store.statuses.truth(id)?.bookmarkFolder ?? null,
    async put(id, folder) {
      const answer = await ask((calls) => calls.put(id, folder));
      ingest.status(answer);
      const { bookmarked, bookmarkFolder = null } = answer.status;
      // A folder that is not there any more is no folder to a server, and no error.
      if (!bookmarked || bookmarkFolder !== folder)
        throw new ApiError('not-found', { identifier: 'no-such-folder' });
      return 'yes';
    },
  };
}

function browserKeeper({ remote, ingest, store }: Tools, library: Library): Keeper {
  const known = (): readonly BookmarkFolder[] => library.folders.get() ?? [];
  const refuseTaken = (content: FolderContent, id: string): void => {
    if (known().some((folder) => folder.id !== id && folder.name === content.name)) throw taken();
  };
  return {
    load: async () => known(),
    async create(content) {
      const made = { ...content, id: crypto.randomUUID() };
      refuseTaken(content, made.id);
      library.keepFolders([...known(), made]);
      return made;
    },
    async change(id, content) {
      refuseTaken(content, id);
      library.keepFolders(known().map((folder) => (folder.id === id ? { id, ...content } : folder)));
    },
    // What was in it names a folder that is not there: nobody gets that name again.
    async remove(id) {
      library.keepFolders(known().filter((folder) => folder.id !== id));
    },
    async folderOf(id) {
      const folder = (await library.one(id))?.folder;
      return known().find((each) => each.id === folder)?.id ?? null;
    },
    async put(id, folder) {
      try {
        if (!store.statuses.truth(id)?.bookmarked) ingest.status(await remote.bookmark(id, true));
      } catch (thrown) {
        throw toApiError(thrown);
      }
      return library.file(id, folder);
    },
  };
}

/** See `Folders`. */
export function createFolders(core: Tools, library: Library): Folders {
  const server = serverKeeper(core, library);
  const browser = browserKeeper(core, library);
  const keeper = (): 'server' | 'browser' => (core.server.get().can.bookmarkFolders ? 'server' : 'browser');
  const now = (): Keeper => (keeper() === 'server' ? server : browser);
  return {
    keeper,
    canKeep: () => keeper() === 'server' || library.state.get().on,
    list: library.folders,
    load: () => now().load(),
    create: (content) => now().create(content),
    change: (id, content) => now().change(id, content),
    remove: (id) => now().remove(id),
    folderOf: (id) => now().folderOf(id),
    put: (id, folder) => now().put(id, folder),
  };
}
