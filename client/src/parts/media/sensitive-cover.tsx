import type { CSSProperties, ReactElement } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import type { Attachment } from '@/domain/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Blurhash } from './blurhash';
import styles from './media.module.css';

interface SensitiveCoverProps {
  className: string | undefined;
  'data-tiles': number;
  style: CSSProperties | undefined;
  tiles: readonly Attachment[];
  onShow: () => void;
}

/** Sensitive media before the reader asks for them (MEDIA-02): the same space, nothing of the pictures. */
export function SensitiveCover({ tiles, onShow, ...layout }: SensitiveCoverProps): ReactElement {
  const t = useT();
  const useBlurhash = usePreference('useBlurhash');
  const ownImage = usePreference('nsfwCensorImage');
  const { ui } = useServer();
  const image = ownImage === '' ? ui.nsfwCensorImage : ownImage;
  return (
    <div {...layout}>
      {tiles.map((attachment) => (
        <div key={attachment.id} className={styles.tile}>
          {useBlurhash && attachment.blurhash !== null ? (
            <Blurhash hash={attachment.blurhash} />
          ) : (
            image !== '' && <img className={styles.image} src={image} alt="" data-fit="cover" />
          )}
        </div>
      ))}
      <button type="button" className={styles.cover} aria-label={t('media.show_sensitive')} onClick={onShow}>
        <span className={styles.coverLabel}>
          <Icon name="eyeoff" size="s" />
          {t('media.sensitive')}
        </span>
      </button>
    </div>
  );
}
