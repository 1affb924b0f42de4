import { lazy, memo, Suspense, type ComponentProps, type ReactElement } from 'react';
import type { ComposeMoreProps } from './compose-more';
import type { ComposeNotices } from './compose-notices';
import type { ComposeOptions } from './compose-options';
import type { NewerEdit } from './newer-edit';
import type { WritingHelp } from './writing-help';
import type { FilesStrip } from '@/parts/composer/files/files-strip';
import styles from './writing.module.css';

// Fetched when a form is first used. A chunk that cannot be fetched leaves its place empty: writing and
// posting go on without it.
const Notices = lazy(() =>
  import('./compose-notices').then(
    (module) => ({ default: module.ComposeNotices }),
    () => ({ default: () => <></> }),
  ),
);
const Options = lazy(() =>
  import('./compose-options').then(
    (module) => ({ default: module.ComposeOptions }),
    () => ({ default: () => <></> }),
  ),
);

const Help = lazy(() =>
  import('./writing-help').then(
    (module) => ({ default: module.WritingHelp }),
    () => ({ default: () => <></> }),
  ),
);
const Files = lazy(() =>
  import('@/parts/composer/files/files-strip').then(
    (module) => ({ default: module.FilesStrip }),
    () => ({ default: () => <></> }),
  ),
);

const Newer = lazy(() =>
  import('./newer-edit').then(
    (module) => ({ default: module.NewerEdit }),
    () => ({ default: () => <></> }),
  ),
);

const More = lazy(() =>
  import('./compose-more').then(
    (module) => ({ default: module.ComposeMore }),
    () => ({ default: () => <></> }),
  ),
);

// Kept while somebody types: the list of languages alone is 184 elements.
export const LazyComposeNotices = memo(function LazyComposeNotices(
  props: ComponentProps<typeof ComposeNotices>,
): ReactElement {
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  );
});

export const LazyComposeOptions = memo(function LazyComposeOptions(
  props: ComponentProps<typeof ComposeOptions>,
): ReactElement {
  return (
    <Suspense fallback={null}>
      <Options {...props} />
    </Suspense>
  );
});

/** Keeps the room of its row: what lies below does not move when it comes. */
export const MORE_ROOM = <div className={styles.moreRoom} />;

export const LazyComposeMore = memo(function LazyComposeMore(props: ComposeMoreProps): ReactElement {
  return (
    <Suspense fallback={MORE_ROOM}>
      <More {...props} />
    </Suspense>
  );
});

export function LazyWritingHelp(props: ComponentProps<typeof WritingHelp>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Help {...props} />
    </Suspense>
  );
}
export const LazyFilesStrip = memo(function LazyFilesStrip(
  props: ComponentProps<typeof FilesStrip>,
): ReactElement {
  return (
    <Suspense fallback={null}>
      <Files {...props} />
    </Suspense>
  );
});

export function LazyNewerEdit(props: ComponentProps<typeof NewerEdit>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Newer {...props} />
    </Suspense>
  );
}
