import { useState, type ReactElement } from 'react';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { isPicture } from '@/domain/writing/draft-media';
import type { UploadView } from '@/data/writing/uploads/uploads';
import type { IconName } from '@/ui/icon/shapes';
import { Icon } from '@/ui/icon/icon';
import { useObjectUrl } from './use-object-url';
import styles from './files.module.css';

const iconOf = (type: string): IconName => {
  if (type.startsWith('video/')) return 'play';
  if (type.startsWith('audio/')) return 'megaphone';
  return type.startsWith('image/') ? 'image' : 'clip';
};

/** Where a picture shows what is cropped away, in percent of its size. */
const focusPosition = (focus: DraftMedia['focus']): string =>
  focus ? `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%` : '50% 50%';

/** Where a picture is to be had, from this browser or the server. */
export interface PicturePlace {
  /** Null without one, or once none of them shows. */
  url: string | null;
  /** This browser has the file and cannot show it. */
  isUnread: boolean;
  onFailed: (url: string) => void;
}

export function usePicturePlace(file: DraftMedia, view: UploadView | null): PicturePlace {
  const local = useObjectUrl(isPicture(file) ? (view?.file ?? null) : null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const server = isPicture(file) || file.type === '' ? file.previewUrl : null;
  const url = [local, server].find((each) => each !== null && !broken.includes(each)) ?? null;
  return {
    url,
    isUnread: url === null && local !== null && broken.includes(local),
    onFailed: (url) => setBroken((before) => [...before, url]),
  };
}

/** The picture itself; else a sign of what the file is, and its name. */
export function FilePicture({
  file: { type, focus },
  name,
  place: { url, onFailed },
}: {
  file: DraftMedia;
  name: string;
  place: PicturePlace;
}): ReactElement {
  if (url === null)
    return (
      <span className={styles.sign}>
        <Icon name={iconOf(type)} size="l" />
        <bdi className={styles.name}>{name}</bdi>
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={url}
      alt={name}
      draggable={false}
      style={{ objectPosition: focusPosition(focus) }}
      onError={() => onFailed(url)}
    />
  );
}
