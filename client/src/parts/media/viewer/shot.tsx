import {
  forwardRef,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { isPixelArt } from '@/parts/media/attachment-facts';
import { FilmPlayer } from '@/parts/media/players/film-player';
import { Icon } from '@/ui/icon/icon';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Picture } from '@/ui/picture/picture';
import type { StageGestures } from './stage-gestures';
import type { Size } from './zoom';
import styles from './viewer.module.css';

interface ShotProps {
  file: Attachment;
  name: string;
  /** Hear of a picture that has come, once its place is drawn. */
  gestures: RefObject<StageGestures | null>;
}

/** The file on the stage, as large as it is or as fits; its place is there before it is loaded. */
export const Shot = forwardRef<HTMLDivElement, ShotProps>(function Shot({ file, name, gestures }, ref) {
  const [found, setFound] = useState<Size | null>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const size = found ?? sentSize(file);
  useLayoutEffect(() => {
    if (found) gestures.current?.come(found.width);
  }, [found, gestures]);
  if (state === 'failed')
    return (
      <div ref={ref} className={styles.failed}>
        <FailedShot url={file.url ?? ''} />
      </div>
    );
  return (
    <div ref={ref} className={styles.shot} style={size ? placeOf(size, file) : undefined}>
      {file.kind === 'video' ? (
        <FilmPlayer attachment={file} name={name} />
      ) : (
        <>
          {state === 'loading' && <Preview file={file} />}
          <img
            className={styles.picture}
            src={file.url ?? undefined}
            alt={name}
            draggable={false}
            referrerPolicy="no-referrer"
            data-pixel-art={isPixelArt(file) || undefined}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0) setFound({ width: naturalWidth, height: naturalHeight });
              setState('shown');
            }}
            onError={() => setState('failed')}
          />
        </>
      )}
    </div>
  );
});

const sentSize = ({ width, height }: Attachment): Size | null =>
  width === null || height === null ? null : { width, height };

/** Tiny pictures are shown four times as large, films fill what there is. */
function placeOf({ width, height }: Size, file: Attachment): CSSProperties {
  const ratio = width / height;
  const own = isPixelArt(file) ? 4 * width : width;
  const most = file.kind === 'video' ? '' : `, ${own}px`;
  return { inlineSize: `min(100cqi, 100cqb * ${ratio}${most})`, aspectRatio: ratio };
}

/** The small picture that the page has already, and a ring. */
function Preview({ file }: { file: Attachment }): ReactElement {
  const t = useT();
  const { previewUrl, url } = file;
  return (
    <>
      {previewUrl !== null && previewUrl !== url && (
        <Picture className={styles.preview} src={previewUrl} alt="" />
      )}
      <span className={styles.loading} role="status">
        <Spinner large />
        <VisuallyHidden>{t('viewer.loading')}</VisuallyHidden>
        <SlowNote />
      </span>
    </>
  );
}

function FailedShot({ url }: { url: string }): ReactElement {
  const t = useT();
  return (
    <>
      <Icon name="image" size="l" />
      <p role="alert">{t('viewer.failed')}</p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('viewer.open_original')}
      </a>
    </>
  );
}
