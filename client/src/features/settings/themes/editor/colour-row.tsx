import { useState, type ReactElement } from 'react';
import { themeColour } from '@/domain/theme/read-theme';
import { numberFormat } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import type { Figure } from '@/domain/theme/make/edit-theme';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import styles from './editor.module.css';

/** The figure of the worst pair of a colour, and the way to a colour that is read. */
function Contrast({ figure, onFix }: { figure: Figure; onFix: () => void }): ReactElement {
  const t = useT();
  const ratio = numberFormat(t.locale, { maximumFractionDigits: 1 }).format(
    Math.floor(figure.ratio * 10) / 10,
  );
  return (
    <>
      <span
        className={styles.figure}
        data-good={figure.good || undefined}
        title={t('settings.contrast_on', { ratio, text: figure.text, background: figure.background })}
      >
        <Icon name={figure.good ? 'check' : 'warn'} size="xs" />
        {ratio}
      </span>
      {!figure.good && (
        <Button small onClick={onFix} aria-label={t('settings.contrast_fix', { slot: figure.text })}>
          {t('settings.fix')}
        </Button>
      )}
    </>
  );
}

interface ColourRowProps {
  slot: string;
  /** Null: only the name that it has in theme files. */
  label: string | null;
  /** As the theme says it; undefined where it says nothing. */
  given: string | undefined;
  /** `#rrggbb` as it is on the page. */
  shown: string;
  figure: Figure | undefined;
  /** Undefined: the theme says nothing of it any more. */
  onChange: (colour: string | undefined) => void;
  onFix: () => void;
}

/** Typed text that is no colour stays in the field and changes nothing. */
function HexBox({
  name,
  typed,
  given,
  shown,
  onType,
}: {
  name: string;
  typed: string | null;
  given: string | undefined;
  shown: string;
  onType: (text: string | null) => void;
}): ReactElement {
  const t = useT();
  const wrong = typed !== null && typed !== '' && themeColour(typed) === null;
  return (
    <TextInput
      className={styles.hex}
      aria-label={t('settings.colour_text', { name })}
      aria-invalid={wrong || undefined}
      title={wrong ? t('settings.colour_wrong') : undefined}
      spellCheck={false}
      dir="ltr"
      placeholder={shown}
      value={typed ?? given ?? ''}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => !wrong && onType(null)}
    />
  );
}

/** One colour: by picker, as text, with its figure. */
export function ColourRow({
  slot,
  label,
  given,
  shown,
  figure,
  onChange,
  onFix,
}: ColourRowProps): ReactElement {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const name = label ?? slot;
  const put = (colour: string | undefined): void => {
    setTyped(null);
    onChange(colour);
  };
  const type = (text: string | null): void => {
    setTyped(text);
    const colour = text === null ? null : themeColour(text);
    if (colour !== null) onChange(colour);
  };
  return (
    <div className={styles.colour}>
      <span className={styles.colourName}>
        {label} <code>{slot}</code>
      </span>
      <input
        type="color"
        aria-label={t('settings.colour_of', { name })}
        value={shown}
        onChange={(event) => put(event.target.value)}
      />
      <HexBox name={name} typed={typed} given={given} shown={shown} onType={type} />
      <span className={styles.colourEnd}>
        {figure && <Contrast figure={figure} onFix={onFix} />}
        {given !== undefined && label === null && (
          <IconButton
            icon="x"
            small
            label={t('settings.colour_unset', { slot })}
            onClick={() => put(undefined)}
          />
        )}
      </span>
    </div>
  );
}
