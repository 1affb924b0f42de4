import type { ReactElement } from 'react';
import type { Attachment, AttachmentKind } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { useLate } from '@/ui/late/use-late';
import { fileName } from './attachment-facts';
import { isPlainClick } from './is-plain-click';
import { lateRowPlayer } from './late-code';
import styles from './media.module.css';

const ICONS: Readonly<Record<AttachmentKind, IconName>> = {
  image: 'image',
  video: 'play',
  audio: 'play',
  flash: 'bolt',
  html: 'ext',
  unknown: 'clip',
};

interface AttachmentRowProps {
  attachment: Attachment;
  /** Media are hidden: never a player; a plain click shows the file in the viewer, else the link leads on. */
  onOpen?: ((file: Attachment) => void) | undefined;
}

/** One line for a file that has no tile: sound, Flash, files of other kinds, and all media where they are hidden. */
export function AttachmentRow({ attachment, onOpen }: AttachmentRowProps): ReactElement {
  const t = useT();
  const { url, description, kind } = attachment;
  if (url === null) return <p className={styles.row}>{t('media.processing')}</p>;
  const own = description ?? fileName(url);
  const name = own === '' ? t(kind === 'audio' ? 'media.audio' : 'media.file') : own;
  if (kind === 'audio' || kind === 'flash') return <PlayableRow attachment={attachment} name={name} />;
  return (
    <a
      className={styles.row}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!onOpen || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen(attachment);
      }}
    >
      <Icon name={ICONS[kind]} size="m" />
      <span className={styles.rowName} dir="auto">
        {name}
      </span>
      {!onOpen && <Icon name="ext" size="xs" />}
    </a>
  );
}

/** The row is there at once; what plays it comes a moment later, into a place of its size. */
function PlayableRow({ attachment, name }: { attachment: Attachment; name: string }): ReactElement {
  const Player = useLate(lateRowPlayer, true);
  const { kind } = attachment;
  return (
    <div className={styles.row} data-kind={kind}>
      <span className={styles.playSlot}>
        {Player && <Player.Part attachment={attachment} name={name} icon={ICONS[kind]} />}
      </span>
      <span className={styles.rowName} dir="auto">
        {name}
      </span>
    </div>
  );
}
