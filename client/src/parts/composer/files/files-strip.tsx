import '@/i18n/messages/en/late/files';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { withoutDescription } from '@/domain/writing/upload';
import { useReadable } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { useLate } from '@/ui/late/use-late';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { FileCard } from './file-card';
import type { FilesDesk } from './files-desk';
import { lateDescribe, preloadDialogs } from './late-dialogs';
import { nameOf } from './upload-words';
import styles from './files.module.css';

/** Gives the focus to a control of a card once the card stands in its new place. */
function useFocusLater(): readonly [
  list: React.RefObject<HTMLUListElement>,
  later: (key: string | null, control: string) => void,
] {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ key: string | null; control: string } | null>(null);
  useLayoutEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (!target) return;
    const card = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.key === target.key,
    );
    const button = card?.querySelector(`[data-control='${target.control}']`);
    if (button instanceof HTMLElement) button.focus();
  });
  return [list, (key, control) => (wanted.current = { key, control })];
}

/** How many files nobody has described yet. */
function Missing({ media }: { media: readonly DraftMedia[] }): ReactElement | null {
  const t = useT();
  const missing = withoutDescription(media).length;
  if (missing === 0) return null;
  return (
    <p className={styles.missing}>
      {media.length === 1 ? t('files.missing_only') : t('files.missing', { missing, count: media.length })}
    </p>
  );
}

/** The files of one box, in their order. */
export function FilesStrip({ media, desk }: { media: readonly DraftMedia[]; desk: FilesDesk }): ReactElement {
  const t = useT();
  const [words, setWords] = useState('');
  const described = useReadable(desk.described);
  const [list, focusLater] = useFocusLater();
  const open = media.find((file) => file.key === described);
  const dialog = useLate(lateDescribe, open !== undefined);
  useEffect(() => void preloadDialogs(), []);
  const move = (key: string, by: -1 | 1): void => {
    const from = media.findIndex((file) => file.key === key);
    const file = media[from];
    if (!file) return;
    focusLater(key, by === -1 ? 'back' : 'on');
    desk.move(key, by);
    setWords(t('files.moved', { name: nameOf(t, file, from), place: from + by + 1, count: media.length }));
  };
  const remove = (key: string): void => {
    const from = media.findIndex((file) => file.key === key);
    const next = media[from + 1] ?? media[from - 1];
    if (next) focusLater(next.key, 'remove');
    // The strip goes with its last file: writing goes on.
    else (list.current?.closest('li') ?? list.current?.closest('form'))?.querySelector('textarea')?.focus();
    desk.remove(key);
    // What was said of it is not so any more.
    setWords('');
  };
  return (
    <div className={styles.strip}>
      <ul ref={list} className={styles.list} aria-label={t('files.list')}>
        {media.map((file, place) => (
          <FileCard
            key={file.key}
            file={file}
            place={place}
            count={media.length}
            desk={desk}
            announce={setWords}
            onDescribe={(key) => desk.openDescription(key)}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ul>
      <Missing media={media} />
      <span role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      {open && dialog && <dialog.Part file={open} desk={desk} onClose={() => desk.openDescription(null)} />}
    </div>
  );
}
