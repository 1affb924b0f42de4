import '@/i18n/messages/en/late/files';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { withoutDescription } from '@/domain/writing/upload';
import { useReadable } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { useLate } from '@/ui/late/use-late';
import { useLeadsTo } from '@/ui/typing/use-leads-to';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { FileCard } from './file-card';
import type { Attachments } from './attachments';
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

interface FilesStripProps {
  media: readonly DraftMedia[];
  attachments: Attachments;
}

/** Moves and removes files; `words` tell of it, and the focus stays with the file. */
function useRearranging({ media, attachments }: FilesStripProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const [list, focusLater] = useFocusLater();
  const placeOf = (key: string): number => media.findIndex((file) => file.key === key);
  const move = (key: string, by: -1 | 1): void => {
    const from = placeOf(key);
    const file = media[from];
    if (!file) return;
    focusLater(key, by === -1 ? 'back' : 'on');
    attachments.move(key, by);
    setWords(t('files.moved', { name: nameOf(t, file, from), place: from + by + 1, count: media.length }));
  };
  const remove = (key: string): void => {
    const from = placeOf(key);
    const next = media[from + 1] ?? media[from - 1];
    if (next) focusLater(next.key, 'remove');
    // The strip disappears with its last file: the focus goes to the text.
    else (list.current?.closest('li') ?? list.current?.closest('form'))?.querySelector('textarea')?.focus();
    attachments.remove(key);
    // The last announcement is not true any more.
    setWords('');
  };
  return { list, words, announce: setWords, move, remove };
}

/** The files of one box, in their order. */
export function FilesStrip({ media, attachments }: FilesStripProps): ReactElement {
  const t = useT();
  const { list, words, announce, move, remove } = useRearranging({ media, attachments });
  const described = useReadable(attachments.described);
  const open = media.find((file) => file.key === described);
  const dialog = useLate(lateDescribe, open !== undefined);
  useLeadsTo(open !== undefined, '[data-writes="description"]', () => attachments.openDescription(null));
  useEffect(() => void preloadDialogs(), []);
  return (
    <div className={styles.strip}>
      <ul ref={list} className={styles.list} aria-label={t('files.list')}>
        {media.map((file, place) => (
          <FileCard
            key={file.key}
            file={file}
            place={place}
            count={media.length}
            attachments={attachments}
            announce={announce}
            onDescribe={(key) => attachments.openDescription(key)}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ul>
      <Missing media={media} />
      <span role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      {open && dialog && (
        <dialog.Part
          file={open}
          attachments={attachments}
          onClose={() => attachments.openDescription(null)}
        />
      )}
    </div>
  );
}
