import { useState, type MouseEvent, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { Attachment } from '@/domain/attachment';
import { useT } from '@/i18n/use-t';
import { mayMove, StillImage } from '@/parts/rich-text/still-image';
import { useStill } from '@/parts/rich-text/use-still';
import { AltBadge } from './alt-badge';
import { Blurhash } from './blurhash';
import { onlyOnePlays } from './only-one-plays';
import { isPixelArt } from './sort-attachments';
import styles from './media.module.css';

export interface TileProps {
  attachment: Attachment;
  index: number;
  count: number;
  /** Tiles that are not shown, told on the last one. */
  hidden: number;
  onOpen: (index: number) => void;
}

/** One picture or film in its reserved space. */
export function Tile(props: TileProps): ReactElement {
  const { attachment } = props;
  return (
    <div className={styles.tile}>
      {attachment.kind === 'video' ? <Film {...props} /> : <Picture {...props} />}
      {attachment.description !== null && <AltBadge description={attachment.description} />}
    </div>
  );
}

/** A plain click opens the viewer; with a modifier or the middle button the link does what links do. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function Picture({ attachment, index, count, hidden, onOpen }: TileProps): ReactElement {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const url = attachment.url ?? '';
  const name = attachment.description ?? t('media.image', { index: index + 1, count });
  if (failed) return <FailedPicture url={url} name={name} />;
  return (
    <a
      className={styles.open}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(index);
      }}
    >
      <Shown attachment={attachment} onFailed={() => setFailed(true)} />
      {hidden > 0 && (
        <span className={styles.hiddenCount} role="img" aria-label={t('media.more_label', { count: hidden })}>
          {t('media.more', { count: hidden })}
        </span>
      )}
    </a>
  );
}

function Shown({ attachment, onFailed }: { attachment: Attachment; onFailed: () => void }): ReactElement {
  const still = useStill();
  const fit = usePreference('useContainFit') ? 'contain' : 'cover';
  const [loaded, setLoaded] = useState(false);
  const { url, previewUrl, blurhash } = attachment;
  const src = previewUrl ?? url ?? '';
  return (
    <>
      {blurhash !== null && !loaded && <Blurhash hash={blurhash} />}
      {still && mayMove(src) ? (
        <StillImage src={src} staticSrc={src} alt="" className={styles.image} />
      ) : (
        <img
          className={styles.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          data-fit={fit}
          data-pixel-art={isPixelArt(attachment) || undefined}
          onLoad={() => setLoaded(true)}
          onError={onFailed}
        />
      )}
    </>
  );
}

function FailedPicture({ url, name }: { url: string; name: string }): ReactElement {
  const t = useT();
  return (
    <div className={styles.failed}>
      <p dir="auto">{name}</p>
      <p>
        {t('media.failed')}{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('media.open_original')}
        </a>
      </p>
    </div>
  );
}

function Film({ attachment, index, count }: TileProps): ReactElement {
  const t = useT();
  const loop = usePreference('loopVideo');
  const silentOnly = usePreference('loopVideoSilentOnly');
  const { url, previewUrl, description } = attachment;
  const poster = previewUrl !== null && previewUrl !== url ? previewUrl : undefined;
  return (
    <video
      className={styles.film}
      src={url ?? undefined}
      poster={poster}
      preload={poster === undefined ? 'metadata' : 'none'}
      controls
      playsInline
      loop={loop && !silentOnly}
      aria-label={description ?? t('media.video', { index: index + 1, count })}
      onPlay={onlyOnePlays}
    />
  );
}
