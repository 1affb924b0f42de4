import type { ApiError, ApiErrorKind } from '@/domain/api-error';
import type { MessageId } from './message-id';
import type { Translator } from './translator';

const WORDS = {
  offline: 'errors.offline',
  timeout: 'errors.timeout',
  aborted: 'errors.aborted',
  unauthorized: 'errors.unauthorized',
  'login-needed': 'errors.login_needed',
  forbidden: 'errors.forbidden',
  'not-found': 'errors.not_found',
  'rate-limited': 'errors.rate_limited',
  'too-large': 'errors.too_large',
  invalid: 'errors.invalid',
  server: 'errors.server',
  nonsense: 'errors.nonsense',
} as const satisfies Record<ApiErrorKind, MessageId>;

/** Of these the server's own sentence says more than ours. */
const TELLING: ReadonlySet<ApiErrorKind> = new Set(['forbidden', 'invalid', 'server']);
const LONGEST_SHOWN = 300;

/** Plain words only: markup, stack traces and pages of text are no sentence for a reader. */
const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= LONGEST_SHOWN && !/[<>{}\n]/.test(text);

/** What failed and what to do, in the reader's language, or the server's own short text. */
export function errorWords(t: Translator, error: ApiError): string {
  if (TELLING.has(error.kind) && isSentence(error.message))
    return t('errors.with_server_text', { text: error.message });
  return t(WORDS[error.kind]);
}
