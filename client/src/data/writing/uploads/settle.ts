import { ApiError, toApiError } from '@/domain/api-error';
import { isServers, type UploadFile, type UploadView } from './uploads';
import type { UploadWork } from './upload-work';

/** Akkoma forgets an upload that hangs on no post after half an hour. */
const SURE_FOR = 15 * 60 * 1000;

/** Resolves when the upload has come to an end, whichever. */
function ended(work: UploadWork, key: string): Promise<UploadView | null> {
  const { cell } = work.entry(key);
  const isOver = (view: UploadView | null): boolean =>
    !view || view.state.is === 'done' || view.state.is === 'failed' || view.state.is === 'stopped';
  return new Promise((resolve) => {
    const stop = cell.subscribe(look);
    function look(): void {
      const view = cell.get();
      if (!isOver(view)) return;
      stop();
      resolve(view);
    }
    look();
  });
}

/** The id under which the server has the file, or the error that it ended with. */
async function mediaIdOf(work: UploadWork, key: string): Promise<string> {
  const view = await ended(work, key);
  if (view?.state.is === 'done') return view.state.mediaId;
  if (view?.state.is === 'failed' && view.state.problem.is === 'failed') throw view.state.problem.error;
  throw new ApiError('invalid', { identifier: 'media_missing' });
}

async function isForgotten(work: UploadWork, key: string, id: string): Promise<boolean> {
  const { platform, remote } = work.deps;
  if (platform.now() - work.entry(key).seenAt < SURE_FOR) return false;
  try {
    work.here(key, await remote.media(id, new AbortController().signal));
    return false;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'not-found') throw error;
    return true;
  }
}

const sameFocus = (a: UploadFile['focus'], b: UploadFile['focus']): boolean =>
  (a?.x ?? 0) === (b?.x ?? 0) && (a?.y ?? 0) === (b?.y ?? 0);

async function describe(work: UploadWork, file: UploadFile, id: string): Promise<void> {
  const entry = work.entry(file.key);
  const description = file.description.trim();
  const told = entry.told ?? { description: file.sentDescription, focus: null };
  if (told.description === description && sameFocus(told.focus, file.focus)) return;
  try {
    await work.deps.remote.describeMedia(id, { description, focus: file.focus ?? { x: 0, y: 0 } });
    entry.told = { description, focus: file.focus };
  } catch (thrown) {
    const { kind, status, message, body, retryAt } = toApiError(thrown);
    // Mastodon does not know a file by itself once it hangs on a post: the edit takes the words along.
    if (kind === 'not-found' && isServers(file)) return;
    throw new ApiError(kind, { status, message, body, retryAt, identifier: 'media_description' });
  }
}

/** One file made ready to be posted: on the server, and described there. */
export async function settleFile<T extends UploadFile>(
  work: UploadWork,
  file: T,
  startKept: (file: UploadFile) => Promise<void>,
): Promise<T> {
  const { key } = file;
  if (!work.entry(key).cell.get()) {
    if (file.mediaId === null) await startKept(file);
    else work.set(key, { is: 'done', mediaId: file.mediaId });
  }
  let mediaId = await mediaIdOf(work, key);
  if (!isServers(file) && (await isForgotten(work, key, mediaId))) {
    await startKept(file);
    mediaId = await mediaIdOf(work, key);
  }
  await describe(work, file, mediaId);
  return { ...file, mediaId, sentDescription: file.description.trim() };
}
