import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useSettingsProfiles } from '@/data/react/use-settings-profiles';
import { readSettingsFile, writeSettingsFile, type FileContent } from '@/data/settings/files/settings-file';
import type { OwnChoices } from '@/data/settings/own-choices';
import { useT } from '@/i18n/use-t';
import type { Translator } from '@/i18n/translator';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { Checkbox } from '@/ui/field/check';
import { Changes } from './changes';
import { JsonFileButton } from '../json-file-button';
import styles from '../settings-window.module.css';

/** behaviour.md §9: names that other clients give these files. */
const FILE_NAME = 'pleromafe_settings.json';
const FULL_NAME = 'pleromafe_settings.full.json';

type Came =
  | { is: 'question'; text: string; content: FileContent }
  | { is: 'refused'; words: string }
  | { is: 'same' }
  | { is: 'done'; before: OwnChoices; slightlyNew: boolean };

function cameOf(t: Translator, text: string, own: OwnChoices): Came {
  const content = readSettingsFile(text, own);
  if (content.is === 'refused') return { is: 'refused', words: t(`settings.${content.why}`) };
  const nothing = content.changes.length + content.invalid.length + content.unknown.length === 0;
  return nothing ? { is: 'same' } : { is: 'question', text, content };
}

function Saving(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const { current, list } = useSettingsProfiles();
  const [withTheme, setWithTheme] = useState(false);
  const save = (): void => {
    const version = list.find(({ name }) => name === current)?.version ?? 0;
    const text = writeSettingsFile(settings.own(), { profile: current || 'default', version, withTheme });
    saveFile(withTheme ? FULL_NAME : FILE_NAME, 'application/json', text);
  };
  return (
    <div className={styles.actions}>
      <Button icon="download" onClick={save}>
        {t('settings.export')}
      </Button>
      <Checkbox label={t('settings.export_theme')} checked={withTheme} onChange={setWithTheme} />
    </div>
  );
}

function Told({ came, undo }: { came: Came; undo: (before: OwnChoices) => void }): ReactElement | null {
  const t = useT();
  if (came.is === 'refused') return <Alert level="error">{came.words}</Alert>;
  if (came.is === 'same') return <Alert level="info">{t('settings.import_same')}</Alert>;
  if (came.is === 'question') return null;
  return (
    <Alert level={came.slightlyNew ? 'warning' : 'success'}>
      {t(came.slightlyNew ? 'settings.import_older' : 'settings.import_done')}{' '}
      <TextButton onClick={() => undo(came.before)}>{t('settings.undo')}</TextButton>
    </Alert>
  );
}

/** SET-06: settings to a file and from one, with what would change before anything does. */
export function SettingsFiles(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const [came, setCame] = useState<Came | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text().catch(() => '');
    setCame(cameOf(t, text, settings.own()));
  };
  const take = (text: string): void => {
    const before = settings.own();
    // Another tab may have changed something while the list was read.
    const content = readSettingsFile(text, before);
    if (content.is === 'refused') return;
    settings.replace(content.next);
    setCame({ is: 'done', before, slightlyNew: content.slightlyNew });
  };
  const undo = (before: OwnChoices): void => {
    settings.replace(before);
    setCame(null);
  };
  return (
    <section aria-label={t('settings.file')}>
      <h4 className={styles.group}>{t('settings.file')}</h4>
      <div className={styles.card}>
        <p className={styles.hint}>{t('settings.file_hint')}</p>
        <Saving />
        <div className={styles.actions}>
          <JsonFileButton label={t('settings.import')} onFile={(file) => void read(file)} />
        </div>
        {came?.is === 'question' && (
          <Changes
            title={t('settings.import_question')}
            verb={t('settings.import_confirm')}
            content={came.content}
            onTake={() => take(came.text)}
            onLeave={() => setCame(null)}
          />
        )}
        {came && <Told came={came} undo={undo} />}
      </div>
    </section>
  );
}
