import type { CSSProperties, ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Select } from '@/ui/field/select';
import type { ControlAria } from '../control-aria';
import { useSetting } from '../use-setting';
import { SYSTEM_THEME, useThemes, type OfferedTheme } from './use-themes';
import styles from './themes.module.css';

const PLAIN = /^#[0-9a-f]{6}$/;

/** A page, its panel and two lines of text, in the theme's own colours. */
function Picture({ look }: Pick<OfferedTheme, 'look'>): ReactElement {
  if (look === null)
    return (
      <span className={styles.halves} aria-hidden>
        <span data-theme="pleroma-dark" />
        <span data-theme="pleroma-light" />
      </span>
    );
  const lines = (
    <span className={styles.panel}>
      <span />
      <span />
    </span>
  );
  if ('builtIn' in look)
    return (
      <span className={styles.picture} data-theme={look.builtIn} aria-hidden>
        {lines}
      </span>
    );
  // Colours that name others are worked out when the theme is worn; the picture does without.
  const colour = (slot: string, otherwise: string): string => {
    const given = look.colors[slot] ?? '';
    return PLAIN.test(given) ? given : otherwise;
  };
  const bg = colour('bg', '#808080');
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--bg': bg,
    '--wallpaper': colour('wallpaper', bg),
    '--text': colour('text', '#808080'),
    '--accent': colour('accent', colour('link', '#808080')),
  };
  return (
    <span className={styles.picture} style={style} aria-hidden>
      {lines}
    </span>
  );
}

/** THEME-01: themes as pictures of themselves; the chosen one is on the page at once. */
export function ThemeChoice(): ReactElement {
  const t = useT();
  const { themes } = useThemes();
  const { value, set } = useSetting('theme');
  const all: readonly OfferedTheme[] = [
    { ...SYSTEM_THEME, name: t('preference_choice.theme_system') },
    ...themes,
  ];
  return (
    <div className={styles.cards} role="radiogroup" aria-labelledby="setting-theme-name">
      {all.map(({ id, name, look }) => (
        <label key={id} className={styles.card}>
          <input type="radio" name="theme" value={id} checked={value === id} onChange={() => set(id)} />
          <Picture look={look} />
          <span className={styles.cardName}>
            <bdi>{name}</bdi>
            {value === id && <Icon name="checkc" size="s" />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The theme of the day or of the night. */
export function HalfChoice({
  name,
  aria,
}: {
  name: 'themeNight' | 'themeDay';
  aria: ControlAria;
}): ReactElement {
  const { themes } = useThemes();
  const { value, set } = useSetting(name);
  const current = String(value);
  const options = themes.map(({ id, name: label }) => ({ value: id, label }));
  const all = options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
  return <Select {...aria} value={current} options={all} onChange={set} />;
}
