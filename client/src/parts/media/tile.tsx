import { useState, type CSSProperties, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { mayMove } from '@/parts/rich-text/still-image';
import { useStill } from '@/parts/rich-text/use-still';
import { useLate } from '@/ui/late/use-late';
import { AltBadge } from './alt-badge';
import { isPixelArt } from './attachment-facts';
import { Blurhash } from './blurhash';
import { isPlainClick } from './is-plain-click';
import { lateFailedPicture, lateFilm, lateStillPicture } from './late-code';
import type { TileProps } from './tile-props';
import styles from './media.module.css';

/** What stands in a place of the gallery: a picture or a film, with its description at hand. */
export function Tile(props: TileProps): ReactElement {
  const { attachment, more } = props;
  const t = useT();
  return (
    <>
      {attachment.kind === 'video' ? <FilmPlace {...props} /> : <Picture {...props} />}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          {t('media.more', { count: more })}
        </span>
      )}
      {attachment.description !== null && <AltBadge description={attachment.description} />}
    </>
  );
}

function FilmPlace(props: TileProps): ReactElement {
  const Film = useLate(lateFilm, true);
  const { blurhash } = props.attachment;
  return Film ? <Film.Part {...props} /> : <>{blurhash !== null && <Blurhash hash={blurhash} />}</>;
}

function Picture({ attachment, index, count, onOpen }: TileProps): ReactElement {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const Failed = useLate(lateFailedPicture, failed);
  const url = attachment.url ?? '';
  const name = attachment.description ?? t('media.image', { index: index + 1, count });
  if (failed) return <>{Failed && <Failed.Part url={url} name={name} />}</>;
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
        onOpen(attachment);
      }}
    >
      <Shown attachment={attachment} onFailed={() => setFailed(true)} />
    </a>
  );
}

function Shown({ attachment, onFailed }: { attachment: Attachment; onFailed: () => void }): ReactElement {
  const { previewUrl, url, blurhash } = attachment;
  const src = previewUrl ?? url ?? '';
  const fit = usePreference('useContainFit') ? 'contain' : 'cover';
  const still = useStill() && mayMove(url ?? src);
  const Still = useLate(lateStillPicture, still);
  const [loaded, setLoaded] = useState(false);
  const shared = {
    className: styles.image,
    'data-fit': fit,
    'data-pixel-art': isPixelArt(attachment) || undefined,
    style: focusOf(attachment),
    onLoad: () => setLoaded(true),
    onError: onFailed,
  };
  return (
    <>
      {blurhash !== null && !loaded && <Blurhash hash={blurhash} />}
      {still ? (
        Still && <Still.Part {...shared} src={src} moving={url ?? src} />
      ) : (
        <img {...shared} src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      )}
    </>
  );
}

/** The point that stays visible when the picture is cropped, as its owner chose. */
const focusOf = ({ focus }: Attachment): CSSProperties | undefined =>
  focus ? { objectPosition: `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%` } : undefined;
