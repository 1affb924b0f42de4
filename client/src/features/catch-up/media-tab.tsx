import { useCallback, useMemo, type ReactElement } from 'react';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { withMedia } from '@/domain/catch-up/groups';
import { useT } from '@/i18n/use-t';
import { MediaRow, mediaRows } from '@/parts/status/list/media-row';
import { EmptyState } from '@/ui/state/empty-state';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import styles from './catch-up.module.css';

/** Pictures and films as a grid; each leads to its post. */
export function MediaTab({ posts }: { posts: readonly CatchUpPost[] }): ReactElement {
  const t = useT();
  const rows = useMemo(() => mediaRows(withMedia(posts)), [posts]);
  const row = useCallback((key: string) => <MediaRow row={key} />, []);
  if (rows.length === 0) return <EmptyState icon="image" title={t('catching_up.none_here')} />;
  return (
    <div className={styles.media}>
      <VirtualList ids={rows} label={t('catching_up.by_media')} row={row} keepsPlace />
    </div>
  );
}
