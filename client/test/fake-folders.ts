import type { Folders } from '@/data/library/folders';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import { cell } from './cell';

/** Folders of bookmarks that a server keeps; give what the test is about. */
export function fakeFolders(known: readonly BookmarkFolder[], given: Partial<Folders> = {}): Folders {
  const list = cell<readonly BookmarkFolder[] | null>(null);
  const now = (): readonly BookmarkFolder[] => list.get() ?? known;
  return {
    keeper: () => 'server',
    canKeep: () => true,
    list,
    async load() {
      list.set(now());
      return now();
    },
    async create(content) {
      const made = { ...content, id: `made ${now().length}` };
      list.set([...now(), made]);
      return made;
    },
    change: async (id, content) =>
      list.set(now().map((folder) => (folder.id === id ? { id, ...content } : folder))),
    remove: async (id) => list.set(now().filter((folder) => folder.id !== id)),
    folderOf: async () => null,
    put: async () => 'yes',
    ...given,
  };
}

export const makeFolder = (id: string, name: string): BookmarkFolder => ({
  id,
  name,
  emoji: null,
  emojiUrl: null,
});
