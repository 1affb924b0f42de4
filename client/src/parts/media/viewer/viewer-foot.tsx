import { useEffect, useRef, type ReactElement } from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { posterOf } from '@/parts/media/attachment-facts';
import { Icon } from '@/ui/icon/icon';
import { useOverflows } from '@/ui/scroll-area/use-overflows';
import { Picture } from '@/ui/picture/picture';
import styles from './viewer.module.css';

interface ViewerFootProps {
  files: readonly Attachment[];
  index: number;
  description: string | null;
  onChoose: (index: number) => void;
}

/** The description, which a listener has as the picture's name, and all files as a strip of small pictures. */
export function ViewerFoot({ files, index, description, onChoose }: ViewerFootProps): ReactElement {
  const t = useT();
  return (
    <div className={styles.foot}>
      {description !== null && <Description key={description} text={description} />}
      {files.length > 1 && (
        <ul className={styles.thumbs} aria-label={t('viewer.all')}>
          {files.map((file, at) => (
            <li key={file.id}>
              <Thumb
                file={file}
                name={t(file.kind === 'video' ? 'media.video' : 'media.image', {
                  index: at + 1,
                  count: files.length,
                })}
                current={at === index}
                onChoose={() => onChoose(at)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A long one scrolls, and says so: by its fading edge, and as a region that the keyboard reaches. */
function Description({ text }: { text: string }): ReactElement {
  const t = useT();
  const box = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflows(box);
  const reach = overflows
    ? { tabIndex: 0, role: 'region', 'aria-label': t('viewer.long_description') }
    : { 'aria-hidden': true };
  return (
    <p ref={box} className={styles.description} dir="auto" data-scrolls={overflows || undefined} {...reach}>
      {text}
    </p>
  );
}

interface ThumbProps {
  file: Attachment;
  name: string;
  current: boolean;
  onChoose: () => void;
}

function Thumb({ file, name, current, onChoose }: ThumbProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const src = posterOf(file) ?? (file.kind === 'image' ? file.url : null);
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumb}
      aria-label={name}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      {src === null ? (
        <Icon name="play" size="m" />
      ) : (
        <Picture src={src} alt="" instead={<Icon name="image" size="m" />} />
      )}
    </button>
  );
}
