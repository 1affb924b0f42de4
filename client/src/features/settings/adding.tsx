import { useState, type ReactElement } from 'react';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { TextInput } from '@/ui/field/text-input';
import styles from './settings-window.module.css';

/** A box and a button that add one more to a list. What is typed stays, however the window is left, until it is added. */
export function Adding({
  name,
  label,
  verb,
  longest,
  onAdd,
}: {
  /** Of the box; what was typed in it comes back there. */
  name: string;
  label: string;
  /** What the button says; "Add" unless told otherwise. */
  verb?: string;
  longest?: number;
  /** False, also later: it could not be added, and stays. */
  onAdd: (text: string) => void | Promise<boolean>;
}): ReactElement {
  const t = useT();
  const [text, setText] = useKeptWords(`settings ${name}`);
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (text.trim() === '' || busy) return;
    setBusy(true);
    if ((await onAdd(text.trim())) !== false) setText('');
    setBusy(false);
  };
  return (
    <div className={styles.adding}>
      <TextInput
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={longest}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && void add()}
      />
      <Button onClick={() => void add()} busy={busy} disabled={text.trim() === ''}>
        {verb ?? t('settings.add')}
      </Button>
    </div>
  );
}
