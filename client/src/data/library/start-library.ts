import type { Core } from '@/data/core';
import { createLibrary } from './create-library';
import { watchEyes } from './eyes';
import { createFolders, type Folders } from './folders';
import type { Library } from './library';
import { workerShelf } from './worker-shelf';

export interface StartedLibrary {
  /** Null for a visitor. */
  library: Library | null;
  folders: Folders | null;
  stop: () => void;
}

/** The library of a realm, with its worker, what tells it what is read, and the folders of bookmarks. */
export function startLibrary(core: Core): StartedLibrary {
  const { library, stop } = createLibrary(core, { shelf: () => workerShelf(core.key) });
  if (!library) return { library, folders: null, stop };
  const close = watchEyes(
    () => library.state.get().reading,
    (ids) => library.noteRead(ids),
  );
  return {
    library,
    folders: createFolders(core, library),
    stop() {
      close();
      stop();
    },
  };
}
