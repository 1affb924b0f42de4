import type { ReactElement } from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { PlayLength } from './play-length';
import { usePlayer } from './use-player';
import styles from './media.module.css';

interface RowPlayerProps {
  attachment: Attachment;
  name: string;
  icon: IconName;
}

/** The button that plays a sound or a Flash file, and its player after that. */
export function RowPlayer({ attachment, name, icon }: RowPlayerProps): ReactElement {
  const t = useT();
  const [player, start] = usePlayer(attachment, name);
  if (player) return player;
  return (
    <>
      <button type="button" className={styles.rowPlay} aria-label={t('media.play', { name })} onClick={start}>
        <Icon name={icon} size="m" />
      </button>
      <PlayLength seconds={attachment.duration} />
    </>
  );
}
