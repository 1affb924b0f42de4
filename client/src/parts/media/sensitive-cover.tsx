import { useState, type ReactElement } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { Blurhash } from './blurhash';
import styles from './media.module.css';

/** The place of a sensitive file before the reader asks for it (MEDIA-02): nothing of the picture shows. */
export function CoveredTile({ attachment }: { attachment: Attachment }): ReactElement {
  const useBlurhash = usePreference('useBlurhash');
  const preload = usePreference('preloadImage');
  const ownImage = usePreference('nsfwCensorImage');
  const { ui } = useServer();
  const image = ownImage === '' ? ui.nsfwCensorImage : ownImage;
  const { kind, blurhash, previewUrl, url } = attachment;
  const picture = (src: string, look: string | undefined): ReactElement => (
    <Picture
      className={look}
      loading="lazy"
      src={src}
      alt=""
      instead={look === styles.image && <span className={styles.censor} />}
    />
  );
  return (
    <>
      {preload && kind === 'image' && picture(previewUrl ?? url ?? '', styles.preloaded)}
      {useBlurhash && blurhash !== null ? (
        <Blurhash hash={blurhash} />
      ) : image === '' ? (
        <span className={styles.censor} />
      ) : (
        picture(image, styles.image)
      )}
    </>
  );
}

interface CoverButtonProps {
  tiles: readonly Attachment[];
  filteredBy: string | null;
  onOpen: (file: Attachment) => void;
  onShow: () => void;
}

/** Shows the covered files: here, or at once in the viewer; without preloading when they are here. */
export function CoverButton({ tiles, filteredBy, onOpen, onShow }: CoverButtonProps): ReactElement {
  const t = useT();
  const oneClick = usePreference('useOneClickNsfw');
  const filmsInViewer = usePreference('playVideosInModal');
  const preloaded = usePreference('preloadImage');
  const [busy, setBusy] = useState(false);
  const uncover = (): void => {
    const [first] = tiles;
    if (oneClick && first && (first.kind === 'image' || filmsInViewer)) return onOpen(first);
    if (preloaded) return onShow();
    setBusy(true);
    void import('./media-pieces').then((module) => module.loadPictures(tiles)).then(onShow, onShow);
  };
  return (
    <button
      type="button"
      className={styles.cover}
      data-cover
      aria-label={
        filteredBy === null ? t('media.show_sensitive') : t('media.show_filtered', { words: filteredBy })
      }
      aria-busy={busy || undefined}
      onClick={uncover}
    >
      <span className={styles.coverLabel}>
        <Icon name="eyeoff" size="s" />
        <span className={styles.coverWords}>
          {filteredBy === null ? t('media.sensitive') : t('media.filtered', { words: filteredBy })}
        </span>
      </span>
    </button>
  );
}
