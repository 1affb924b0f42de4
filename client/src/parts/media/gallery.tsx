import { lazy, memo, Suspense, useState, type CSSProperties, type ReactElement } from 'react';
import { usePreference, useRowFlag } from '@/data/react/records';
import type { Attachment } from '@/domain/attachment';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { AttachmentRow } from './attachment-row';
import { SensitiveCover } from './sensitive-cover';
import { largestWidthOf, ratioOf, sortAttachments } from './sort-attachments';
import { Tile } from './tile';
import styles from './media.module.css';

const MediaViewer = lazy(() => import('./media-viewer').then((module) => ({ default: module.MediaViewer })));

interface GalleryProps {
  statusId: StatusId;
  attachments: readonly Attachment[];
  sensitive: boolean;
  /** The reader wants links instead of pictures (hideAttachments). */
  asLinks?: boolean;
}

/** All files of a post: tiles by their number, then rows (MEDIA-01 to MEDIA-04). */
export const Gallery = memo(function Gallery({
  statusId,
  attachments,
  sensitive,
  asLinks = false,
}: GalleryProps): ReactElement {
  const limit = usePreference('maxThumbnails');
  const { tiles, hidden, rows } = sortAttachments(attachments, limit);
  if (asLinks)
    return (
      <div className={styles.rows}>
        {attachments.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} asLink />
        ))}
      </div>
    );
  return (
    <>
      {tiles.length > 0 && (
        <Tiles statusId={statusId} tiles={tiles} hidden={hidden} all={attachments} sensitive={sensitive} />
      )}
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map((attachment) => (
            <AttachmentRow key={attachment.id} attachment={attachment} />
          ))}
        </div>
      )}
    </>
  );
});

interface TilesProps {
  statusId: StatusId;
  tiles: readonly Attachment[];
  hidden: number;
  all: readonly Attachment[];
  sensitive: boolean;
}

/** A single one takes the room of its own shape; several share a grid. */
function sizeOfOne(tiles: readonly Attachment[]): CSSProperties | undefined {
  const [only, second] = tiles;
  if (!only || second) return undefined;
  const style: CSSProperties & Record<'--ratio' | '--largest', string> = {
    '--ratio': String(ratioOf(only)),
    '--largest': largestWidthOf(only),
  };
  return style;
}

function Tiles({ statusId, tiles, hidden, all, sensitive }: TilesProps): ReactElement {
  const t = useT();
  const hideSensitive = usePreference('hideNsfw');
  const oneClick = usePreference('useOneClickNsfw');
  const [shown, setShown] = useRowFlag(statusId, 'media', !(sensitive && hideSensitive));
  const [viewed, setViewed] = useState<number | null>(null);
  const layout = {
    className: styles.gallery,
    'data-tiles': Math.min(tiles.length, 5),
    style: sizeOfOne(tiles),
  };
  const viewer = viewed !== null && (
    <Suspense fallback={null}>
      <MediaViewer attachments={all} start={viewed} onClose={() => setViewed(null)} />
    </Suspense>
  );
  if (!shown)
    return (
      <>
        <SensitiveCover {...layout} tiles={tiles} onShow={() => (oneClick ? setViewed(0) : setShown(true))} />
        {viewer}
      </>
    );
  return (
    <div {...layout}>
      {tiles.map((attachment, index) => (
        <Tile
          key={attachment.id}
          attachment={attachment}
          index={index}
          count={tiles.length + hidden}
          hidden={index === tiles.length - 1 ? hidden : 0}
          onOpen={setViewed}
        />
      ))}
      {sensitive && hideSensitive && (
        <IconButton
          className={styles.hide}
          icon="eyeoff"
          label={t('media.hide_sensitive')}
          onClick={() => setShown(false)}
        />
      )}
      {viewer}
    </div>
  );
}
