import type { Core } from '@/data/core';
import { late } from '@/data/late';
import type { Late } from '@/lib/late';
import type { Uploads } from './uploads';

/** The uploads of a realm; their code comes with the first file. */
export const uploadsWhenWanted = ({
  key,
  store,
  server,
  platform,
  remote,
  reach,
  drafts,
}: Core): Late<Uploads> =>
  late(
    () =>
      Promise.all([
        import('./create-uploads'),
        import('@/data/writing/drafts/files-of-drafts'),
        import('@/lib/privacy/without-place'),
        remote.details(),
      ]),
    ([{ createUploads }, { filesOfDrafts }, { withoutPlace }, calls]) =>
      createUploads({
        batch: store.batch,
        server,
        platform,
        reach,
        files: filesOfDrafts(platform, key, drafts).files,
        remote: calls,
        clean: withoutPlace,
      }),
  );
