import { useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Status } from '@/domain/status';
import type { Translation, TranslationLanguage } from '@/domain/translation';
import { errorWords } from '@/i18n/error-words';
import { languageName } from '@/i18n/language-name';
import '@/i18n/messages/late/translation';
import { useT } from '@/i18n/use-t';
import { RichText } from '@/parts/rich-text/rich-text';
import { TextButton } from '@/ui/button/text-button';
import { Select } from '@/ui/field/select';
import { Icon } from '@/ui/icon/icon';
import { Spinner } from '@/ui/state/spinner';
import styles from './translated.module.css';

type Answer =
  | { is: 'waiting' }
  | { is: 'here'; translation: Translation }
  | { is: 'failed'; error: ApiError };

const WAITING: Answer = { is: 'waiting' };

function useTranslation(status: Status, to: string, from: string | null): Answer {
  const realm = useRealm();
  const { id, editedAt } = status;
  const question = `${to} ${from ?? ''} ${editedAt ?? 0}`;
  const [answer, setAnswer] = useState<{ question: string; answer: Answer } | null>(null);
  useEffect(() => {
    let gone = false;
    const tell = (next: Answer): void => {
      if (!gone) setAnswer({ question, answer: next });
    };
    realm
      .details()
      .then((details) => details.translate(id, { to, from }))
      .then(
        (translation) => tell({ is: 'here', translation }),
        (error: unknown) => tell({ is: 'failed', error: toApiError(error) }),
      );
    return () => {
      gone = true;
    };
  }, [realm, id, to, from, question]);
  return answer?.question === question ? answer.answer : WAITING;
}

/** A post in the reader's language, with the way to name the language it was written in (ACT-06). */
export function Translated({ status, onHide }: { status: Status; onHide: () => void }): ReactElement {
  const t = useT();
  const to = usePreference('translationLanguage');
  const [from, setFrom] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const answer = useTranslation(status, to, from);
  return (
    <section className={styles.translated} aria-busy={answer.is === 'waiting'}>
      <header className={styles.head}>
        <Icon name="lang" size="xs" />
        <Title answer={answer} />
        <TextButton aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {t('translation.change')}
        </TextButton>
        <TextButton onClick={onHide}>{t('translation.hide')}</TextButton>
      </header>
      {changing && <SourceChoice from={from} onChange={setFrom} />}
      {answer.is === 'failed' && (
        <p role="alert">
          {t('translation.failed')}. {errorWords(t, answer.error)}
        </p>
      )}
      {answer.is === 'here' && (
        <div className={styles.body}>
          {answer.translation.spoilerText !== '' && <p dir="auto">{answer.translation.spoilerText}</p>}
          <RichText
            html={answer.translation.content}
            emojis={status.emojis}
            mentions={status.mentions}
            lang={to.toLowerCase()}
          />
        </div>
      )}
    </section>
  );
}

function Title({ answer }: { answer: Answer }): ReactElement {
  const t = useT();
  if (answer.is === 'waiting')
    return (
      <span className={styles.title} role="status">
        <Spinner /> {t('translation.working')}
      </span>
    );
  const code = answer.is === 'here' ? answer.translation.from : null;
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
  const realm = useRealm();
  const [known, setKnown] = useState<readonly TranslationLanguage[]>([]);
  useEffect(() => {
    realm
      .details()
      .then((details) => details.translationLanguages())
      .then(
        ({ source }) => setKnown(source),
        () => undefined,
      );
  }, [realm]);
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
