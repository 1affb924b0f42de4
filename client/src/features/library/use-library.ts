import type { Library, LibraryState } from '@/data/library/library';
import { useReadable } from '@/data/react/realm-context';
import { useAsked, type Asked } from '@/data/react/use-asked';
import { ApiError } from '@/domain/api-error';

/** The library of who is signed in; its code comes now. */
export const useLibrary = (): readonly [opened: Asked<Library>, again: () => void] =>
  useAsked('library', async (realm) => {
    const { library } = await realm.late.library.load();
    if (!library) throw new ApiError('login-needed');
    return library;
  });

export const useLibraryState = (library: Library): LibraryState => useReadable(library.state);
