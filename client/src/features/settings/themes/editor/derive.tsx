import { useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { derived } from '@/domain/theme/make/edit-theme';
import { Button } from '@/ui/button/button';
import { Select } from '@/ui/field/select';
import type { Edits } from './use-edits';
import styles from './editor.module.css';

const GROUNDS = ['dark', 'light', 'chosen'] as const;

/** A whole theme from one colour or two. */
export function Derive({ edits: { theme, change } }: { edits: Edits }): ReactElement {
  const t = useT();
  const [accent, setAccent] = useState('#8ccf8a');
  const [bg, setBg] = useState('#171f18');
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('dark');
  const make = (): void => {
    const made = derived(theme.name, accent, ground === 'chosen' ? { bg } : { dark: ground === 'dark' });
    change({ ...theme, colors: made.colors }, null);
  };
  return (
    <div className={styles.derive} role="group" aria-label={t('settings.derive')}>
      <span>{t('settings.derive')}</span>
      <input
        type="color"
        aria-label={t('settings.slot_accent')}
        value={accent}
        onChange={(event) => setAccent(event.target.value)}
      />
      <Select
        aria-label={t('settings.derive_ground')}
        value={ground}
        options={GROUNDS.map((value) => ({ value, label: t(`settings.ground_${value}`) }))}
        onChange={setGround}
      />
      {ground === 'chosen' && (
        <input
          type="color"
          aria-label={t('settings.slot_bg')}
          value={bg}
          onChange={(event) => setBg(event.target.value)}
        />
      )}
      <Button onClick={make}>{t('settings.derive_make')}</Button>
    </div>
  );
}
