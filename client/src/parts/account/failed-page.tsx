import type { ReactElement } from 'react';
import { late } from '@/lib/late';
import { useMe } from '@/data/react/records';
import { useReturn } from '@/data/react/use-return';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { useLate } from '@/ui/late/use-late';
import { FailedState } from '@/ui/state/empty-state';

// Not in the first load: without an answer of the server nobody needs them.
const membersOnly = late(() => import('./refused').then((module) => module.MembersOnly));
const logInAgain = late(() => import('./refused').then((module) => module.LogInAgain));

/** For a failed page whose server refused the sign-in: the way to another one, and back. */
export function AgainWhereRefused({ error }: { error: ApiError }): ReactElement | null {
  const again = useLate(logInAgain, error.kind === 'unauthorized');
  return again && <again.Part error={error} small={false} />;
}

/** A page that could not be loaded; asks again when the server is back. */
export function FailedPage({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: ApiError;
  onRetry: () => void;
}): ReactElement | null {
  const t = useT();
  useReturn(onRetry);
  const closed = useMe() === null && error.kind === 'login-needed';
  const door = useLate(membersOnly, closed);
  if (closed) return door && <door.Part title={errorWords(t, error)} />;
  return (
    <FailedState title={title} text={errorWords(t, error)} retryLabel={t('common.retry')} onRetry={onRetry}>
      <AgainWhereRefused error={error} />
    </FailedState>
  );
}
