import { useState, type ReactElement } from 'react';
import { themeFont } from '@/domain/theme/read-theme';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { TextField } from '@/ui/field/text-input';
import type { Edits } from './use-edits';
import styles from './editor.module.css';

const FONTS: readonly (readonly [slot: string, label: MessageId])[] = [
  ['interface', 'settings.font_interface'],
  ['input', 'settings.font_input'],
  ['post', 'settings.font_post'],
  ['postCode', 'settings.font_code'],
];

function FontField({ slot, label, edits }: { slot: string; label: MessageId; edits: Edits }): ReactElement {
  const t = useT();
  const { theme, change } = edits;
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && themeFont(typed) === null;
  const type = (value: string): void => {
    setTyped(value);
    const others = Object.entries(theme.fonts).filter(([name]) => name !== slot);
    const family = themeFont(value);
    if (family === null && value.trim() !== '') return;
    const fonts = Object.fromEntries(family === null ? others : [...others, [slot, family]]);
    change({ ...theme, fonts }, `font ${slot}`);
  };
  return (
    <TextField
      label={t.dynamic(label, {})}
      error={wrong ? t('settings.font_wrong') : undefined}
      placeholder={t('settings.font_usual')}
      value={typed ?? theme.fonts[slot] ?? ''}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** Names of fonts that the reader's device has. */
export function Fonts({ edits }: { edits: Edits }): ReactElement {
  return (
    <div className={styles.fields}>
      {FONTS.map(([slot, label]) => (
        <FontField key={slot} slot={slot} label={label} edits={edits} />
      ))}
    </div>
  );
}
