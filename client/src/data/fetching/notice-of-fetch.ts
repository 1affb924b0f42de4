import { type ApiError, isUnheard } from '@/domain/api-error';
import type { Reach } from '@/data/reach/reach';
import type { Notices } from '@/data/notices/notices';

const NAMES: Readonly<Record<number, string>> = { 429: 'rate_limited', 500: 'internal', 503: 'unavailable' };

type Namespace = 'timeline_errors' | 'notification_errors';

interface Told {
  notices: Notices;
  reach: Reach;
}

/**
 * TL-12, NOTIF-07: what failed, for 5 s. The two namespaces have the same names. Without an answer
 * there is no code to tell, and a lost connection is told of once, by who knows of it.
 */
export function noticeOfFetch({ notices, reach }: Told, namespace: Namespace, error: ApiError): void {
  if (error.kind === 'aborted') return;
  if (isUnheard(error)) void pushIfHere({ notices, reach }, namespace, error);
  else push(notices, namespace, error);
}

async function pushIfHere({ notices, reach }: Told, namespace: Namespace, error: ApiError): Promise<void> {
  if (await reach.check()) push(notices, namespace, error);
}

function push(notices: Notices, namespace: Namespace, error: ApiError): void {
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
