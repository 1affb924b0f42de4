import { useState, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import { useDetails, type Asked } from '@/data/react/use-details';
import type { Status } from '@/domain/status/status';
import type { Translation } from '@/domain/status/translation';
import { errorWords } from '@/i18n/error-words';
import { languageName } from '@/i18n/language-name';
import '@/i18n/messages/en/late/translation';
import { useT } from '@/i18n/use-t';
import { RichText } from '@/parts/rich-text/rich-text';
import { TextButton } from '@/ui/button/text-button';
import { Select } from '@/ui/field/select';
import { Icon } from '@/ui/icon/icon';
import { LoadingLine } from '@/ui/state/spinner';
import styles from './translated.module.css';

/** A post in the reader's language, with the way to name the language it was written in (ACT-06). */
export function Translated({
  status,
  original,
  onHide,
}: {
  status: Status;
  /** Stands below until the translation is here. */
  original: ReactElement | null;
  onHide: () => void;
}): ReactElement {
  const t = useT();
  const to = usePreference('translationLanguage');
  const [from, setFrom] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const [answer] = useDetails(`${status.id} ${status.editedAt ?? 0} ${to} ${from ?? ''}`, (details) =>
    details.translate(status.id, { to, from }),
  );
  return (
    <section className={styles.translated} aria-busy={answer.is === 'waiting'}>
      <header className={styles.head}>
        <Icon name="lang" size="xs" />
        <Title answer={answer} />
        <TextButton aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {t('translation.change')}
        </TextButton>
        <TextButton
          onClick={({ currentTarget }) => {
            // The button disappears with the translation: the post gets the focus.
            currentTarget.closest('article')?.focus({ preventScroll: true });
            onHide();
          }}
        >
          {t('translation.hide')}
        </TextButton>
      </header>
      {changing && <SourceChoice from={from} onChange={setFrom} />}
      {answer.is === 'failed' && (
        <p role="alert">
          {t('translation.failed')}. {errorWords(t, answer.error)}
        </p>
      )}
      {answer.is === 'here' && (
        <div className={styles.body}>
          {answer.value.spoilerText !== '' && <p dir="auto">{answer.value.spoilerText}</p>}
          <RichText
            html={answer.value.content}
            emojis={status.emojis}
            mentions={status.mentions}
            tags={status.tags}
            lang={to.toLowerCase()}
          />
          <Further words={answer.value.options} />
          <Further words={answer.value.descriptions} />
        </div>
      )}
      {answer.is !== 'here' && original}
    </section>
  );
}

/** Options of a poll, descriptions of files. */
function Further({ words }: { words: readonly string[] }): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <ul className={styles.further}>
      {words.map((text, at) => (
        <li key={at} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

function Title({ answer }: { answer: Asked<Translation> }): ReactElement {
  const t = useT();
  if (answer.is === 'waiting')
    return (
      <span className={styles.title} role="status">
        <LoadingLine label={t('translation.working')} />
      </span>
    );
  const code = answer.is === 'here' ? answer.value.from : null;
  const language = code === null ? null : (languageName(t.locale, code) ?? code);
  return (
    <span className={styles.title} role="status">
      {language === null ? t('translation.translated') : t('translation.from', { language })}
    </span>
  );
}

function SourceChoice({
  from,
  onChange,
}: {
  from: string | null;
  onChange: (from: string | null) => void;
}): ReactElement {
  const t = useT();
  const [asked] = useDetails('', (details) => details.translationLanguages());
  const known = asked.is === 'here' ? asked.value.source : [];
  const options = [
    { value: '', label: t('translation.detect') },
    ...known.map(({ code, name }) => ({ value: code, label: languageName(t.locale, code) ?? name })),
  ];
  return (
    <Select
      aria-label={t('translation.source')}
      value={from ?? ''}
      options={options}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  );
}
