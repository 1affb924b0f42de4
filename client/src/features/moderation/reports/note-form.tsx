import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { TextInput } from '@/ui/field/text-input';
import { CannedNotes } from './canned-notes';
import styles from '../moderation.module.css';

/** A note for the other moderators. What is typed stays in this browser until it is sent. */
export function NoteForm({
  name,
  about,
  onSend,
}: {
  /** Tells apart what is kept: a report's id. */
  name: string;
  /** Name of whom the report is about; null for several. */
  about: string | null;
  /** `sent` is to be called once they are, at the first try or a later one. */
  onSend: (words: string, sent: () => void) => Promise<unknown>;
}): ReactElement {
  const t = useT();
  const [words, setWords] = useKeptWords(`report note ${name}`);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (words.trim() === '' || busy) return;
    setBusy(true);
    await onSend(words.trim(), () => {
      // What was written meanwhile is another note.
      if (latest.current === words) setWords('');
    });
    setBusy(false);
  };
  return (
    <form className={styles.noteForm} onSubmit={(event) => void send(event)}>
      <TextInput
        aria-label={t('moderation.note_field')}
        placeholder={t('moderation.note_field')}
        value={words}
        data-note-field
        onChange={({ target }) => setWords(target.value)}
      />
      <CannedNotes
        name={about}
        words={words}
        onTake={(taken) => setWords(words.trim() === '' ? taken : `${words.trim()} ${taken}`)}
      />
      <Button small type="submit" busy={busy} disabled={words.trim() === ''}>
        {t('moderation.add_note')}
      </Button>
    </form>
  );
}
