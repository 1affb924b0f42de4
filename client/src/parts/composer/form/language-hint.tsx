import '@/i18n/messages/en/late/writing';
import { useEffect, useState, type ReactElement } from 'react';
import { languageName } from '@/i18n/language-name';
import { useT } from '@/i18n/use-t';
import { PassingButton } from './passing-button';
import { useSettled } from '@/parts/composer/session/use-settled';
import styles from './writing.module.css';

/** Nobody is interrupted in the middle of a sentence. */
const PAUSE = 1_500;

/**
 * Suggests another language when text and choice plainly disagree, until its writer has chosen one for this text: that
 * holds. Nothing of it leaves the browser.
 */
export function LanguageHint({
  text,
  language,
  onChange,
}: {
  text: string;
  language: string | null;
  onChange: (language: string) => void;
}): ReactElement | null {
  const t = useT();
  const settled = useSettled(text, PAUSE);
  const [better, setBetter] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [begun, setBegun] = useState(language);
  if (text === '' && begun !== language) setBegun(language);
  useEffect(() => {
    let gone = false;
    void import('@/domain/writing/guess-language')
      .then(({ betterLanguage }) => gone || setBetter(betterLanguage(settled, language)))
      // A hint that cannot be had is none.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [settled, language]);
  if (better === null || language === null || language !== begun || better === kept) return null;
  const nameOf = (code: string): string => languageName(t.locale, code) ?? code;
  const name = nameOf(better);
  return (
    <p className={styles.hint} role="status">
      <span>{t('writing.looks_like', { name })}</span>
      <PassingButton onClick={() => onChange(better)}>{t('writing.use_language', { name })}</PassingButton>
      <PassingButton onClick={() => setKept(better)}>
        {t('writing.keep_language', { name: nameOf(language) })}
      </PassingButton>
    </p>
  );
}
