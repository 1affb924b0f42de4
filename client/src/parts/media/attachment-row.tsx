import { useState, type ReactElement } from 'react';
import type { Attachment, AttachmentKind } from '@/domain/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icon-names';
import { useLate } from '@/ui/late/use-late';
import { fileName } from './attachment-facts';
import { isPlainClick } from './is-plain-click';
import { latePlayer } from './late-code';
import { PlayLength } from './play-length';
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

/** Its player comes when it is first asked for and stands in the place of the button. */
function PlayableRow({ attachment, name }: { attachment: Attachment; name: string }): ReactElement {
  const t = useT();
  const [tries, setTries] = useState(0);
  const Player = useLate(latePlayer, tries);
  const { kind, duration } = attachment;
  return (
    <div className={styles.row} data-kind={kind}>
      {tries > 0 && Player ? (
        <Player.Part attachment={attachment} name={name} onStop={() => setTries(0)} />
      ) : (
        <button
          type="button"
          className={styles.rowPlay}
          aria-label={t('media.play', { name })}
          onClick={() => setTries(tries + 1)}
        >
          <Icon name={ICONS[kind]} size="m" />
        </button>
      )}
      <span className={styles.rowName} dir="auto">
        {name}
      </span>
      {tries === 0 && duration !== null && <PlayLength seconds={duration} />}
    </div>
  );
}
