import type { ApiError, ApiErrorKind } from '@/domain/api-error';
import type { Translator } from './translator';

/** Of these the server's own sentence says more than ours. */
const TELLING: ReadonlySet<ApiErrorKind> = new Set(['forbidden', 'invalid', 'server']);
const LONGEST_SHOWN = 300;

/** Plain words only: markup, stack traces and pages of text are no sentence for a reader. */
const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= LONGEST_SHOWN && !/[<>{}\n]/.test(text);

/** What failed and what to do, in the reader's language, or the server's own short text. */
export function errorWords(t: Translator, error: ApiError): string {
  if (error.identifier === 'pin-limit') return t('errors.pin_limit');
  if (TELLING.has(error.kind) && isSentence(error.message))
    return t('errors.with_server_text', { text: error.message });
  return ownWords(t, error);
}

/** The same without the server's text, for where that stands behind "Details". */
export function ownWords(t: Translator, error: ApiError): string {
  if (error.identifier === 'part') return t('pages.load_failed_hint');
  // No answer of a server: what is thrown inside Skein is mostly a part that an update took away.
  if (error.kind === 'nonsense' && error.status === 0) return t('pages.broken_hint');
  return t.dynamic(`errors.${error.kind.replace('-', '_')}`, {});
}
