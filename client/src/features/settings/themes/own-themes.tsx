import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { readThemeFile, writeThemeFile } from '@/domain/theme/read-theme';
import type { ThemeSource } from '@/domain/theme/theme-source';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { saveFile } from '@/lib/save-file';
import { OWN_PREFIX } from '@/theme/themes';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { useCommands } from '@/parts/commands/use-commands';
import { useLate } from '@/ui/late/use-late';
import { setPreference } from '../use-setting';
import { forgetTheme, freeName, keepTheme, MOST_OWN } from './keep-theme';
import { useOwnThemes } from './use-themes';
import { JsonFileButton } from '../json-file-button';
import styles from './themes.module.css';

const lateEditor = late(() => import('./editor/theme-editor').then((module) => module.ThemeEditor));

/** What a new theme begins with: the built-in dark one. */
const START = {
  bg: '#14181f',
  fg: '#252c37',
  text: '#e4e7eb',
  link: '#f5b38d',
  accent: '#f2a179',
  cRed: '#f4827a',
  cBlue: '#6cb6f5',
  cGreen: '#5cc994',
  cOrange: '#f2bb4c',
} as const;

type Told = { is: 'error' | 'warning' | 'success'; words: string };

function OwnRow({
  theme,
  full,
  onEdit,
}: {
  theme: ThemeSource;
  full: boolean;
  onEdit: () => void;
}): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const { confirm } = useCommands();
  const { name } = theme;
  const remove = async (): Promise<void> => {
    const yes = await confirm({
      title: t('settings.theme_delete_question', { name }),
      body: t('settings.theme_delete_body'),
      confirmLabel: t('settings.profile_delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (yes) forgetTheme(settings, name);
  };
  const copy = (): void => {
    keepTheme(settings, { ...theme, name: freeName(name, Object.keys(settings.get('ownThemes'))) });
  };
  return (
    <li>
      <bdi>{name}</bdi>
      <IconButton icon="pen" small label={t('settings.theme_edit', { name })} onClick={onEdit} />
      <IconButton
        icon="copy"
        small
        disabled={full}
        label={t('settings.theme_duplicate', { name })}
        onClick={copy}
      />
      <IconButton
        icon="download"
        small
        label={t('settings.theme_export', { name })}
        onClick={() => saveFile('pleroma_theme.json', 'application/json', writeThemeFile(theme))}
      />
      <IconButton
        icon="trash"
        small
        label={t('settings.profile_delete_named', { name })}
        onClick={() => void remove()}
      />
    </li>
  );
}

function Load({ full, onTold }: { full: boolean; onTold: (told: Told) => void }): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const answer = readThemeFile(await file.text().catch(() => ''), file.name.replace(/\.json$/i, ''));
    if (answer.is === 'refused') return onTold({ is: 'error', words: t('settings.theme_invalid') });
    const name = freeName(answer.theme.name, Object.keys(settings.get('ownThemes')));
    keepTheme(settings, { ...answer.theme, name });
    setPreference(settings, 'theme', OWN_PREFIX + name);
    onTold(
      answer.older
        ? { is: 'warning', words: t('settings.theme_older', { name }) }
        : { is: 'success', words: t('settings.theme_loaded', { name }) },
    );
  };
  return (
    <JsonFileButton label={t('settings.theme_import')} disabled={full} onFile={(file) => void take(file)} />
  );
}

/** THEME-02: themes of the reader: from files and to files, copied, deleted. */
export function OwnThemes(): ReactElement {
  const t = useT();
  const own = useOwnThemes();
  const [told, setTold] = useState<Told | null>(null);
  const [edited, setEdited] = useState<ThemeSource | null>(null);
  const editor = useLate(lateEditor, edited?.name ?? false);
  const name = freeName(
    t('settings.theme_new_name'),
    own.map((theme) => theme.name),
  );
  const fresh: ThemeSource = { name, colors: START, opacity: {}, radii: {}, fonts: {}, shadows: {} };
  const full = own.length >= MOST_OWN;
  return (
    <div className={styles.own} role="group" aria-labelledby="setting-ownThemes-name">
      {own.length > 0 && (
        <ul className={styles.ownList}>
          {own.map((theme) => (
            <OwnRow key={theme.name} theme={theme} full={full} onEdit={() => setEdited(theme)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button icon="plus" disabled={full} onClick={() => setEdited(fresh)}>
          {t('settings.theme_new')}
        </Button>
        <Load full={full} onTold={setTold} />
      </div>
      {full && <Alert level="info">{t('settings.themes_full', { count: MOST_OWN })}</Alert>}
      {edited && editor && <editor.Part key={edited.name} start={edited} onEnd={() => setEdited(null)} />}
      {told && <Alert level={told.is}>{told.words}</Alert>}
    </div>
  );
}
