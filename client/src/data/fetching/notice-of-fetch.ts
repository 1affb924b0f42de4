import type { ApiError } from '@/domain/api-error';
import type { Notices } from '@/data/notices/notices';

const NAMES: Readonly<Record<number, string>> = { 429: 'rate_limited', 500: 'internal', 503: 'unavailable' };

/**
 * TL-12, NOTIF-07: what failed, for 5 s. The two namespaces have the same names. Without an answer
 * there is no code to tell.
 */
export function noticeOfFetch(
  notices: Notices,
  namespace: 'timeline_errors' | 'notification_errors',
  error: ApiError,
): void {
  if (error.kind === 'aborted') return;
  // A page where data was expected has a code too, of which there is nothing to say.
  const name =
    error.kind === 'nonsense'
      ? error.kind
      : error.status === 0
        ? 'no_answer'
        : (NAMES[error.status] ?? 'unexpected');
  notices.push({
    topic: namespace,
    level: 'error',
    messageKey: `${namespace}.${name}`,
    messageArgs: name === 'unexpected' ? { code: String(error.status) } : {},
    timeout: 5000,
  });
}
