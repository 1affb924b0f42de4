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

/** The picture itself, from this browser or the server; else a sign of what the file is, and its name. */
export function FilePicture({ file, view }: { file: DraftMedia; view: UploadView | null }): ReactElement {
  const local = useObjectUrl(isPicture(file) ? (view?.file ?? null) : null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const server = isPicture(file) || file.type === '' ? file.previewUrl : null;
  const url = [local, server].find((each) => each !== null && !broken.includes(each)) ?? null;
  if (url === null)
    return (
      <span className={styles.sign}>
        <Icon name={iconOf(file.type)} size="l" />
        <bdi className={styles.name}>{file.name}</bdi>
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      draggable={false}
      style={{ objectPosition: focusPosition(file.focus) }}
      onError={() => setBroken((before) => [...before, url])}
    />
  );
}
