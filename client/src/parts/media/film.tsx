import { useState, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { posterOf } from './attachment-facts';
import { Blurhash } from './blurhash';
import { PlayLength } from './play-length';
import type { TileProps } from './tile-props';
import { usePlayer } from './use-player';
import styles from './media.module.css';

/** A film before and while it plays: here, or in the viewer (playVideosInModal). */
export function Film({ attachment, index, count, onOpen }: TileProps): ReactElement {
  const t = useT();
  const inViewer = usePreference('playVideosInModal');
  const [length, setLength] = useState(attachment.duration);
  const name = attachment.description ?? t('media.video', { index: index + 1, count });
  const [player, start] = usePlayer(attachment, name);
  if (player) return player;
  const { url, blurhash } = attachment;
  const poster = posterOf(attachment);
  return (
    <>
      {poster !== null ? (
        <Picture
          className={styles.image}
          loading="lazy"
          src={poster}
          alt=""
          instead={blurhash !== null && <Blurhash hash={blurhash} />}
        />
      ) : (
        <>
          {blurhash !== null && <Blurhash hash={blurhash} />}
          <video
            className={styles.film}
            src={url ?? undefined}
            preload="metadata"
            muted
            tabIndex={-1}
            aria-hidden="true"
            onLoadedMetadata={(event) => setLength(event.currentTarget.duration)}
          />
        </>
      )}
      <button
        type="button"
        className={styles.open}
        aria-label={t('media.play', { name })}
        onClick={() => (inViewer ? onOpen(attachment) : start())}
      >
        <span className={styles.playSign}>
          <Icon name="play" size="l" filled />
        </span>
      </button>
      <PlayLength seconds={length} />
    </>
  );
}
