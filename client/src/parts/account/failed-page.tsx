import type { ReactElement } from 'react';
import { late } from '@/lib/late';
import { useMe } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useReturn } from '@/data/react/use-return';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { useLate, type Arrived } from '@/ui/late/use-late';
import { FailedState } from '@/ui/state/empty-state';

// Not in the first load: without an answer of the server nobody needs them.
const membersOnly = late(() => import('./refused').then((module) => module.MembersOnly));
const logInAgain = late(() => import('./refused').then((module) => module.LogInAgain));
const awayCode = late(() => import('./refused').then((module) => module.Away));

/** Whether what has not come is only out of reach. */
export function useIsAway(error: ApiError | null): boolean {
  const { reach } = useRealm();
  return useReadable(reach.state) === 'lost' && error?.kind === 'offline';
}

/** What stands in the place of a failure while the server is out of reach, which is no fault; else null. */
export function useAway(error: ApiError | null): Arrived<{ onRetry: () => void }> | null {
  const isAway = useIsAway(error);
  const away = useLate(awayCode, isAway);
  return isAway ? away : null;
}

/** For a failed page whose server refused the sign-in: the way to another one, and back. */
export function AgainWhereRefused({ error }: { error: ApiError }): ReactElement | null {
  const again = useLate(logInAgain, error.kind === 'unauthorized');
  return again && <again.Part error={error} small={false} />;
}

const nothing = (): void => {};

/** A page that could not be loaded; asks again when the server is back. */
export function FailedPage({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: ApiError;
  /** Left out where the server does not have the thing, and will not have it a moment later. */
  onRetry: (() => void) | undefined;
}): ReactElement | null {
  const t = useT();
  useReturn(onRetry ?? nothing);
  const closed = useMe() === null && error.kind === 'login-needed';
  const door = useLate(membersOnly, closed);
  const away = useAway(error);
  if (away && onRetry) return <away.Part onRetry={onRetry} />;
  if (closed) return door && <door.Part title={errorWords(t, error)} />;
  return (
    <FailedState title={title} text={errorWords(t, error)} retryLabel={t('common.retry')} onRetry={onRetry}>
      <AgainWhereRefused error={error} />
    </FailedState>
  );
}
