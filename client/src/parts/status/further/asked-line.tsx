import '@/i18n/messages/en/late/looking-further';
import type { ReactElement } from 'react';
import type { Asked } from '@/data/look-further/look-further';
import { errorWords } from '@/i18n/error-words';
import { dateTime } from '@/i18n/formatters';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Spinner } from '@/ui/state/spinner';

/** Of an outcome that is there, in words: whom it asked, and what came of it. */
function askedWords(t: Translator, { host, by, outcome }: Asked): string {
  if (!outcome) return t('looking_further.asking', { host });
  if (outcome.is === 'found') {
    const { count, cut } = outcome;
    const some = by === 'home' ? 'looking_further.home_found' : 'looking_further.found';
    const none = by === 'home' ? 'looking_further.home_nothing' : 'looking_further.nothing';
    const words = count > 0 ? t(some, { host, count }) : t(none, { host });
    return cut ? `${words} ${t('looking_further.cut')}` : words;
  }
  const { why, error } = outcome;
  if (by === 'home') return t('looking_further.home_failed', { host, why: errorWords(t, error) });
  if (why === 'limited' && error.retryAt !== null)
    return t('looking_further.limited_until', { host, time: dateTime(t.locale).format(error.retryAt) });
  return t(why === 'too-large' ? 'looking_further.too_large' : `looking_further.${why}`, { host });
}

/** The line that says whom was asked. */
export function AskedLine({ asked }: { asked: Asked }): ReactElement {
  const t = useT();
  return (
    <p role={asked.outcome?.is === 'failed' ? 'alert' : 'status'}>
      {!asked.outcome && <Spinner />} {askedWords(t, asked)}
    </p>
  );
}
