import { memo, useState, type ReactElement, type ReactNode } from 'react';
import { usePreference, useRowFlag } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { useLate } from '@/ui/late/use-late';
import { AttachmentRow } from './attachment-row';
import { isViewable } from './attachment-facts';
import { layGallery, layLines } from './gallery-layout';
import { lateViewer } from './late-code';
import { Tiles } from './tiles';
import styles from './media.module.css';

interface GalleryProps {
  statusId: StatusId;
  attachments: readonly Attachment[];
  /** `always`: whatever the reader has chosen. */
  sensitive: boolean | 'always';
  /** The filter of the reader that covers them, whatever else they have chosen. */
  filteredBy?: string | null;
  /** The reader wants lines instead of pictures (hideAttachments). */
  asLinks?: boolean;
}

/** All files of a post: tiles, then lines; only lines where there are too many (MEDIA-01 to MEDIA-04). */
export const Gallery = memo(function Gallery({
  statusId,
  attachments,
  sensitive,
  filteredBy = null,
  asLinks = false,
}: GalleryProps): ReactElement {
  const limit = usePreference('maxThumbnails');
  const [whole, setWhole] = useRowFlag(statusId, 'gallery', false);
  const [open, viewer] = useViewer(attachments.filter(isViewable));
  const onlyLines = asLinks || attachments.length > limit;
  const layout = layGallery(attachments, whole);
  const lines = onlyLines ? layLines(attachments, whole) : layout.lines;
  return (
    <>
      {!onlyLines && layout.tiles.length > 0 && (
        <Tiles
          statusId={statusId}
          layout={layout}
          sensitive={filteredBy === null ? sensitive : 'always'}
          filteredBy={filteredBy}
          onOpen={open}
        />
      )}
      {lines.length > 0 && (
        <div className={styles.rows}>
          {lines.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              onOpen={onlyLines && isViewable(attachment) ? open : undefined}
            />
          ))}
        </div>
      )}
      <WholeSwitch
        count={attachments.length}
        hidden={onlyLines ? attachments.length - lines.length : layout.hidden}
        whole={whole}
        onToggle={setWhole}
      />
      {viewer}
    </>
  );
});

/** How to open the viewer at a file, and the open viewer. */
function useViewer(files: readonly Attachment[]): [open: (file: Attachment) => void, viewer: ReactNode] {
  const [start, setStart] = useState<Attachment | null>(null);
  const Viewer = useLate(lateViewer, start !== null);
  const open = (file: Attachment): void => {
    setStart(file);
    lateViewer.load().catch(() => {
      // What the link would have done.
      setStart(null);
      if (file.url !== null) location.assign(file.url);
    });
  };
  const viewer = start !== null && Viewer && (
    <Viewer.Part files={files} start={start.id} onClose={() => setStart(null)} />
  );
  return [open, viewer];
}

function WholeSwitch({
  count,
  hidden,
  whole,
  onToggle,
}: {
  count: number;
  hidden: number;
  whole: boolean;
  onToggle: (whole: boolean) => void;
}): ReactElement | null {
  const t = useT();
  if (hidden === 0 && !whole) return null;
  return (
    <TextButton className={styles.whole} aria-expanded={whole} onClick={() => onToggle(!whole)}>
      {whole ? t('media.show_fewer') : t('media.show_all', { count })}
    </TextButton>
  );
}
