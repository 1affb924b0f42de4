import { useEffect, useState, type ReactElement } from 'react';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';
import { readThemeFile, writeThemeFile } from '@/domain/theme/read-theme';
import type { ThemeSource } from '@/domain/theme/theme-source';
import { listWords } from '@/i18n/list-words';
import { useT } from '@/i18n/use-t';
import { preview } from '@/theme/apply';
import { themeStyle } from '@/domain/theme/make/theme-style';
import { figures } from '@/domain/theme/make/edit-theme';
import { OWN_PREFIX } from '@/theme/themes';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/field/text-input';
import { Tabs } from '@/ui/tabs/tabs';
import { setPreference } from '../../use-setting';
import { keepTheme } from '../keep-theme';
import { Colours } from './colours';
import { Derive } from './derive';
import { Fonts } from './fonts';
import { Numbers } from './numbers';
import { Shadows } from './shadows';
import { Sheet } from './sheet';
import { useEdits, type Edits } from './use-edits';
import styles from './editor.module.css';

const PARTS = ['common', 'advanced', 'opacity', 'fonts', 'radii', 'shadows'] as const;
type Part = (typeof PARTS)[number];

function PartOf({ part, edits }: { part: Part; edits: Edits }): ReactElement {
  switch (part) {
    case 'common':
    case 'advanced':
      return <Colours edits={edits} which={part} />;
    case 'opacity':
    case 'radii':
      return <Numbers edits={edits} which={part} />;
    case 'fonts':
      return <Fonts edits={edits} />;
    case 'shadows':
      return <Shadows edits={edits} />;
  }
}

/** What is not read well yet; nothing when all is. */
function Failing({ theme }: { theme: ThemeSource }): ReactElement | null {
  const t = useT();
  const bad = figures(theme).filter(({ good }) => !good);
  if (bad.length === 0) return null;
  const pairs = bad.map(({ text, background }) => t('settings.contrast_pair', { text, background }));
  return (
    <Alert level="warning">
      {t('settings.contrast_bad', {
        count: bad.length,
        pairs: listWords(t, pairs),
      })}
    </Alert>
  );
}

function Head({
  edits,
  onDone,
}: {
  edits: Edits;
  onDone: (theme: ThemeSource | null) => void;
}): ReactElement {
  const t = useT();
  const { theme, change, undo, redo } = edits;
  return (
    <div className={styles.head}>
      <TextField
        label={t('settings.theme_name')}
        maxLength={80}
        value={theme.name}
        onChange={(event) => change({ ...theme, name: event.target.value }, 'name')}
      />
      <div className={styles.headEnd}>
        <IconButton icon="back" label={t('settings.undo')} disabled={!undo} onClick={() => undo?.()} />
        <IconButton icon="refresh" label={t('settings.redo')} disabled={!redo} onClick={() => redo?.()} />
        <Button look="primary" disabled={theme.name.trim() === ''} onClick={() => onDone(theme)}>
          {t('settings.theme_save')}
        </Button>
        <Button onClick={() => onDone(null)}>{t('settings.theme_discard')}</Button>
      </div>
    </div>
  );
}

/** The page wears what is made while it is made, and what it wore again after that. */
function usePreview(theme: ThemeSource): void {
  useEffect(() => preview(themeStyle(theme)), [theme]);
  useEffect(() => () => preview(null), []);
}

/** THEME-02: the editor. What is made and not saved waits in this browser. */
export function ThemeEditor({ start, onEnd }: { start: ThemeSource; onEnd: () => void }): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const [draft, setDraft] = useKeptWords('theme draft');
  const [first] = useState(() => {
    const kept = draft === '' ? null : readThemeFile(draft, start.name);
    return kept?.is === 'read' ? kept.theme : start;
  });
  const edits = useEdits(first);
  const { theme } = edits;
  const [part, setPart] = useState<Part>('common');
  usePreview(theme);
  useEffect(() => {
    if (theme !== first) setDraft(writeThemeFile(theme));
  }, [theme, first, setDraft]);
  const done = (made: ThemeSource | null): void => {
    setDraft('');
    if (made) {
      const name = made.name.trim();
      keepTheme(settings, { ...made, name });
      setPreference(settings, 'theme', OWN_PREFIX + name);
    }
    onEnd();
  };
  return (
    <section className={styles.editor} aria-label={t('settings.theme_editor')}>
      <Head edits={edits} onDone={done} />
      <Derive edits={edits} />
      <Failing theme={theme} />
      <Tabs
        label={t('settings.theme_editor')}
        tabs={PARTS.map((key) => ({ key, label: t(`settings.editor_${key}`) }))}
        chosen={part}
        onChoose={setPart}
      >
        <PartOf key={part} part={part} edits={edits} />
      </Tabs>
      <Sheet />
    </section>
  );
}
