import type { Folders } from '@/data/library/folders';
import { useAsked, type Asked } from '@/data/react/use-asked';
import { ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';

export interface Opened {
  folders: Folders;
  /** The folder that the post is in. */
  current: string | null;
}

/** The folders of bookmarks as they are now, and where a post is. */
export const useFolders = (about: StatusId | null): readonly [opened: Asked<Opened>, again: () => void] =>
  useAsked(`folders ${about ?? ''}`, async (realm) => {
    const { folders } = await realm.late.library.load();
    if (!folders) throw new ApiError('login-needed');
    if (folders.canKeep()) await folders.load();
    return { folders, current: about !== null && folders.canKeep() ? await folders.folderOf(about) : null };
  });
