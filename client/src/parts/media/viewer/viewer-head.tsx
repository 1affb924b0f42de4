import type { ReactElement } from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { fileName } from '@/parts/media/attachment-facts';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import styles from './viewer.module.css';

interface ViewerHeadProps {
  file: Attachment;
  /** Which of how many, where there are several. */
  position: string | null;
  zoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Counter and tools above the picture. */
export function ViewerHead({ file, position, zoomed, onZoom, onClose }: ViewerHeadProps): ReactElement {
  const t = useT();
  const url = file.url ?? '';
  return (
    <div className={styles.head}>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      {file.kind === 'image' && (
        <IconButton icon="zoom" iconSize="nav" label={t('viewer.zoom')} pressed={zoomed} onClick={onZoom} />
      )}
      <IconLink href={url} icon="download" label={t('viewer.download')} download={fileName(url)} external />
      <IconLink href={file.remoteUrl ?? url} icon="ext" label={t('viewer.open_original')} external />
      <IconButton icon="x" iconSize="nav" label={t('common.close')} onClick={onClose} />
    </div>
  );
}
