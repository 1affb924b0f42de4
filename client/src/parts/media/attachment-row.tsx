import type { ReactElement } from 'react';
import type { Attachment, AttachmentKind } from '@/domain/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icon-names';
import { onlyOnePlays } from './only-one-plays';
import styles from './media.module.css';

const ICONS: Readonly<Record<AttachmentKind, IconName>> = {
  image: 'image',
  video: 'play',
  audio: 'play',
  flash: 'bolt',
  html: 'ext',
  unknown: 'clip',
};

const fileName = (url: string): string => {
  try {
    return decodeURIComponent(new URL(url, 'https://invalid.example').pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
};

/** One line for a file that has no tile: sound, files of unknown kind, and all media where they are hidden. */
export function AttachmentRow({
  attachment,
  asLink = false,
}: {
  attachment: Attachment;
  /** Never a player. */
  asLink?: boolean;
}): ReactElement {
  const t = useT();
  const { url, description, kind } = attachment;
  if (url === null) return <p className={styles.row}>{t('media.processing')}</p>;
  const name = description ?? (fileName(url) || t('media.file'));
  if (kind === 'audio' && !asLink)
    return (
      <figure className={styles.row} data-audio>
        <figcaption className={styles.rowName}>{description ?? t('media.audio')}</figcaption>
        <audio src={url} controls preload="none" onPlay={onlyOnePlays} aria-label={name} />
      </figure>
    );
  return (
    <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name={ICONS[kind]} size="m" />
      <span className={styles.rowName} dir="auto">
        {name}
      </span>
      <Icon name="ext" size="xs" />
    </a>
  );
}
