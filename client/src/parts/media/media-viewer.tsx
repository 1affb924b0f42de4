import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Attachment } from '@/domain/attachment';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { onlyOnePlays } from './only-one-plays';
import styles from './media-viewer.module.css';

const isViewable = ({ url, kind }: Attachment): boolean =>
  url !== null && (kind === 'image' || kind === 'video');

interface MediaViewerProps {
  attachments: readonly Attachment[];
  start: number;
  onClose: () => void;
}

/** One file at a time over the whole window; arrows move and wrap, Escape closes (MEDIA-05). */
export function MediaViewer({ attachments, start, onClose }: MediaViewerProps): ReactElement | null {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const files = attachments.filter(isViewable);
  const [index, setIndex] = useState(start);
  useModal(dialog);
  usePreloadedNeighbours(files, index);
  const current = files[index];
  const several = files.length > 1;
  const move = (step: number): void => setIndex((now) => (now + step + files.length) % files.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    if (event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    move(event.key === back ? -1 : 1);
  };
  if (!current) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('media.viewer')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        {several && (
          <span className={styles.position} aria-live="polite">
            {t('media.position', { index: index + 1, count: files.length })}
          </span>
        )}
        <IconLink href={current.url ?? ''} icon="ext" label={t('media.open_original')} external />
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      <Stage key={current.id} file={current} onClose={onClose} />
      {several && (
        <>
          <IconButton
            className={styles.previous}
            icon="left"
            label={t('media.previous')}
            onClick={() => move(-1)}
          />
          <IconButton className={styles.next} icon="right" label={t('media.next')} onClick={() => move(1)} />
        </>
      )}
      {current.description !== null && (
        <p className={styles.description} dir="auto">
          {current.description}
        </p>
      )}
    </dialog>
  );
}

function Stage({ file, onClose }: { file: Attachment; onClose: () => void }): ReactElement {
  const url = file.url ?? undefined;
  return (
    // The close button is the keyboard's way; a press beside the picture is a short cut for the pointer.
    <div
      className={styles.stage}
      role="presentation"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {file.kind === 'video' ? (
        <video
          src={url}
          controls
          autoPlay
          playsInline
          aria-label={file.description ?? undefined}
          onPlay={onlyOnePlays}
        />
      ) : (
        <img src={url} alt={file.description ?? ''} referrerPolicy="no-referrer" />
      )}
    </div>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}

function usePreloadedNeighbours(files: readonly Attachment[], index: number): void {
  useEffect(() => {
    for (const step of [1, -1]) {
      const file = files.at((index + step) % files.length);
      if (file?.kind !== 'image' || file.url === null) continue;
      const picture = new Image();
      picture.referrerPolicy = 'no-referrer';
      picture.src = file.url;
    }
  }, [files, index]);
}
