import '@/i18n/messages/en/late/compose';
import { startTransition, useEffect, useState, type ReactElement } from 'react';
import type { ComposeContent } from '@/domain/writing/compose';
import { useServer } from '@/data/react/records';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { onPainted } from '@/lib/after-paint';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { languageChoices, type LanguageName } from './language-names';
import styles from './composer.module.css';

const FORMAT_WORDS = new Map<string, MessageId & `compose.format_${string}`>([
  ['text/plain', 'compose.format_plain'],
  ['text/html', 'compose.format_html'],
  ['text/markdown', 'compose.format_markdown'],
  ['text/bbcode', 'compose.format_bbcode'],
  ['text/x.misskeymarkdown', 'compose.format_mfm'],
]);

/** A native list that looks like a quiet button. */
function QuietSelect({
  icon,
  label,
  value,
  options,
  onChange,
}: {
  icon: IconName;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}): ReactElement {
  const chosen = options.find(([one]) => one === value)?.[1];
  return (
    // The tooltip is around the field: within, beside the name, it would be read as a description.
    <span className={styles.select} title={label}>
      <Icon name={icon} size="s" />
      <span className={styles.choice} data-words={chosen}>
        <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </span>
      <Icon name="down" size="xs" />
    </span>
  );
}

/** All languages are 184 elements: until the form is painted only the chosen one is there. */
function useLanguages(t: Translator, language: string | null): readonly LanguageName[] {
  const [all, setAll] = useState(false);
  useEffect(() => onPainted(() => startTransition(() => setAll(true))), []);
  const choices = languageChoices(t, language);
  return all ? choices : choices.filter(({ code }) => code === language);
}

/** Format (where the server has several) and language. */
export function ComposeOptions({
  contentType,
  language,
  onChange,
}: {
  contentType: string;
  language: string | null;
  onChange: (patch: Partial<ComposeContent>) => void;
}): ReactElement {
  const t = useT();
  const { postFormats, can } = useServer();
  const languages = useLanguages(t, language);
  const formatName = (format: string): string => {
    const id = FORMAT_WORDS.get(format);
    return id ? t(id) : format;
  };
  return (
    <>
      {postFormats.length > 1 && (
        <QuietSelect
          icon="aa"
          label={t('compose.format')}
          value={contentType}
          options={postFormats.map((format) => [format, formatName(format)])}
          onChange={(format) => onChange({ contentType: format })}
        />
      )}
      {can.postLanguage && (
        <QuietSelect
          icon="lang"
          label={t('compose.language')}
          value={language ?? ''}
          options={[
            ['', t('compose.language_none')],
            ...languages.map(({ code, name }) => [code, name] as const),
          ]}
          onChange={(code) => onChange({ language: code === '' ? null : code })}
        />
      )}
    </>
  );
}
