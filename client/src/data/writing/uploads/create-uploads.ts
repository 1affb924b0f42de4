import { isUnheard, toApiError } from '@/domain/api-error';
import { settleFile } from './settle';
import { createTurns } from './turns';
import { UploadWork, type UploadDeps } from './upload-work';
import { isServers, type UploadFile, type Uploads, type UploadView } from './uploads';

/** Two at a time keep a slow line busy and do not lose the server's patience. */
const AT_ONCE = 2;

/** Failures that may be over a moment later. */
function mayPass(view: UploadView | null): boolean {
  if (view?.state.is !== 'failed' || view.state.problem.is !== 'failed') return false;
  return isUnheard(view.state.problem.error);
}

/**
 * A draft remembers what the server may have forgotten meanwhile. What this browser has too is sent again
 * right before posting at the earliest: some servers find no file at all, and each visit would send it.
 */
async function lookFor(
  work: UploadWork,
  { files, remote }: UploadDeps,
  { key, mediaId }: { key: string; mediaId: string },
): Promise<void> {
  const content = await files.get(key);
  if (content) work.set(key, { is: 'done', mediaId }, { file: content });
  try {
    work.here(key, await remote.media(mediaId, new AbortController().signal));
  } catch (thrown) {
    if (!content && toApiError(thrown).kind === 'not-found')
      work.set(key, { is: 'failed', problem: { is: 'lost' } });
  }
}

export function createUploads(deps: UploadDeps): Uploads {
  const work = new UploadWork(deps);
  const inTurn = createTurns(AT_ONCE);
  const waitingForNetwork = new Map<string, UploadFile>();

  const start = (file: UploadFile, content: Blob): void => {
    const { key } = file;
    work.stopWith(key);
    work.set(key, { is: 'waiting' }, { file: content });
    waitingForNetwork.set(key, file);
    const { cell } = work.entry(key);
    inTurn(async () => {
      // Stopped or dropped while it waited.
      if (cell.get()?.state.is === 'waiting') await work.send(file, content);
    });
  };
  const startKept = async (file: UploadFile): Promise<void> => {
    const content = work.entry(file.key).cell.get()?.file ?? (await deps.files.get(file.key));
    if (content) start(file, content);
    else work.set(file.key, { is: 'failed', problem: { is: 'lost' } });
  };
  deps.reach.onReturn(() => {
    for (const [key, file] of waitingForNetwork)
      if (mayPass(work.entry(key).cell.get())) void startKept(file);
  });

  const forget = (key: string): void => {
    waitingForNetwork.delete(key);
    work.forget(key);
  };

  return {
    view: (key) => work.entry(key).cell,
    add: start,
    replace: start,
    resume(file) {
      const { key, mediaId } = file;
      if (work.entry(key).cell.get()) return;
      work.set(key, mediaId === null ? { is: 'waiting' } : { is: 'done', mediaId });
      if (mediaId === null) void startKept(file);
      else if (!isServers(file)) void lookFor(work, deps, { key, mediaId });
    },
    stop(key) {
      work.stopWith(key);
      work.set(key, { is: 'stopped' });
    },
    again: (file) => void startKept(file),
    forget,
    drop(key) {
      forget(key);
      void deps.files.drop([key]);
    },
    async keepsAll(files) {
      const missing = files.filter(({ mediaId }) => mediaId === null);
      const kept = await Promise.all(missing.map(({ key }) => deps.files.get(key)));
      return !kept.includes(null);
    },
    settle: (files) => Promise.all(files.map((file) => settleFile(work, file, startKept))),
  };
}
