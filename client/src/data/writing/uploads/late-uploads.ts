import { partMissing } from '@/domain/api-error';
import type { Core } from '@/data/core';
import type { Uploads } from './uploads';

/** The uploads of a realm; their code comes with the first file. Rejects with `partMissing`. */
export function lateUploads({
  key,
  store,
  server,
  platform,
  reach,
  drafts,
  remote,
}: Core): () => Promise<Uploads> {
  let made: Promise<Uploads> | null = null;
  const make = async (): Promise<Uploads> => {
    const [{ createUploads }, { filesOfDrafts }, { withoutPlace }, calls] = await Promise.all([
      import('./create-uploads'),
      import('@/data/writing/drafts/files-of-drafts'),
      import('@/lib/privacy/without-place'),
      remote.details(),
    ]);
    return createUploads({
      batch: store.batch,
      server,
      platform,
      reach,
      files: filesOfDrafts(platform, key, drafts).files,
      remote: calls,
      clean: withoutPlace,
    });
  };
  return () => {
    made ??= make().catch(() => {
      made = null;
      throw partMissing();
    });
    return made;
  };
}
