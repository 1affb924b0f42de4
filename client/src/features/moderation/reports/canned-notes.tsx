import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import { MenuButton } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import styles from '../moderation.module.css';

/** What stands for whom a report is about. */
const ACCOUNT = '{account}';

function useCanned() {
  const { settings } = useRealm();
  const notes = usePreference('cannedNotes');
  const set = (next: readonly string[]): void => settings.set('cannedNotes', next);
  return {
    notes,
    keep: (words: string): void => set([...notes.filter((other) => other !== words), words]),
    forget: (words: string): void => set(notes.filter((other) => other !== words)),
  };
}

function CannedList({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  const { notes, forget } = useCanned();
  return (
    <Dialog
      title={t('moderation.canned')}
      closeLabel={t('common.close')}
      size="small"
      spaced
      onClose={onClose}
    >
      {notes.length === 0 ? (
        <p>{t('moderation.canned_none')}</p>
      ) : (
        <ul className={styles.notes}>
          {notes.map((words) => (
            <li key={words} className={styles.note}>
              <p className={styles.noteWords} dir="auto">
                {words}
              </p>
              <IconButton
                icon="trash"
                label={t('moderation.canned_remove', { words })}
                onClick={() => forget(words)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.faint}>{t('moderation.canned_hint', { account: ACCOUNT })}</p>
    </Dialog>
  );
}

/** Own notes that are written often, kept with the preferences. `name`: whom the report is about; null for several. */
export function CannedNotes({
  name,
  words,
  onTake,
}: {
  name: string | null;
  /** What is written now. */
  words: string;
  onTake: (words: string) => void;
}): ReactElement {
  const t = useT();
  const { notes, keep } = useCanned();
  const [editing, setEditing] = useState(false);
  const filled = (note: string): string => (name === null ? note : note.replaceAll(ACCOUNT, name));
  const kept = name === null ? words.trim() : words.trim().replaceAll(name, ACCOUNT);
  const items = (): readonly MenuItem[] => [
    ...notes.map((note, index) => ({
      id: `note ${index}`,
      label: filled(note),
      onSelect: () => onTake(filled(note)),
    })),
    {
      id: 'keep',
      label: t('moderation.canned_keep'),
      icon: 'plus',
      startsGroup: notes.length > 0,
      disabled: kept === '' || notes.includes(kept),
      onSelect: () => keep(kept),
    },
    { id: 'edit', label: t('moderation.canned_edit'), icon: 'pen', onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <MenuButton
        label={t('moderation.canned')}
        items={items}
        trigger={(props) => (
          <Button small look="ghost" type="button" {...props}>
            {t('moderation.canned')}
          </Button>
        )}
      />
      {editing && <CannedList onClose={() => setEditing(false)} />}
    </>
  );
}
