import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { People } from '@/data/people/people';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Button } from '@/ui/button/button';
import { useGrowsToText } from '@/ui/field/grow-to-text';
import { TextArea } from '@/ui/field/text-area';
import { Icon } from '@/ui/icon/icon';
import styles from '@/features/profile/profile.module.css';

/** PROF-02. */
const PAUSE_MS = 1500;
const LEAVING = ['beforeunload', 'visibilitychange'] as const;

type NoteKeeper = Pick<People, 'unsavedNote' | 'keepNote' | 'saveNote'>;

type State = { is: 'still' | 'typing' | 'saving' | 'saved' } | { is: 'failed'; error: ApiError };

/** Saves what is typed after a pause, what is left when the page goes, and what an earlier page left. */
function useNote(people: NoteKeeper, id: AccountId, saved: string) {
  const [text, setText] = useState(() => people.unsavedNote(id));
  const [state, setState] = useState<State>({ is: 'still' });
  const unsaved = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    const words = unsaved.current;
    if (words === null) return;
    unsaved.current = null;
    setState({ is: 'saving' });
    try {
      await people.saveNote(id, words);
      // Typed on meanwhile: that will be saved, too.
      if (unsaved.current === null) setState({ is: 'saved' });
    } catch (thrown) {
      unsaved.current ??= words;
      setState({ is: 'failed', error: toApiError(thrown) });
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = (): void => void latest.current();
    // On pagehide it is too late; phones tell nothing before a page is put away.
    for (const name of LEAVING) window.addEventListener(name, leave);
    leave();
    return () => {
      for (const name of LEAVING) window.removeEventListener(name, leave);
      leave();
    };
  }, []);
  const type = (words: string): void => {
    setText(words);
    people.keepNote(id, words);
    unsaved.current = words;
    setState({ is: 'typing' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
  };
  return { text: text ?? saved, state, type, save };
}

/** The reader's own words about somebody. */
export function ProfileNote({
  people,
  id,
  saved,
}: {
  people: NoteKeeper;
  id: AccountId;
  saved: string;
}): ReactElement {
  const t = useT();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, state, type, save } = useNote(people, id, saved);
  useGrowsToText(area);
  const told = { still: '', typing: '', saving: t('profile.note_saving'), saved: t('profile.note_saved') };
  return (
    <div className={styles.note}>
      <div className={styles.noteHead}>
        <label htmlFor={field}>
          <Icon name="note" size="s" />
          {t('profile.note')}
        </label>
        <span role="status">{state.is === 'failed' ? '' : told[state.is]}</span>
      </div>
      <TextArea
        ref={area}
        id={field}
        rows={1}
        className={styles.noteText}
        value={text}
        placeholder={t('profile.note_hint')}
        aria-invalid={state.is === 'failed' || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void save()}
      />
      {state.is === 'failed' && (
        <p className={styles.noteFailed} role="alert">
          {t('profile.note_failed')}. {errorWords(t, state.error)}
          <LogInAgain error={state.error} />
          <Button small onClick={() => void save()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
