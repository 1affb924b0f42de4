import type { ReactElement } from 'react';
import { late } from '@/lib/late';
import { useMe } from '@/data/react/records';
import type { ApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { useLate } from '@/ui/late/use-late';
import { EmptyState, FailedState } from '@/ui/state/empty-state';

/** What the server keeps for members: trying again does not bring it to a visitor. */
export function MembersOnly({ title }: { title: string }): ReactElement {
  const t = useT();
  return (
    <EmptyState icon="lock" title={title}>
      <LinkButton href={paths.login}>{t('login.title')}</LinkButton>
    </EmptyState>
  );
}

// Not in the first load: without an answer of the server nobody needs it.
const logInAgain = late(() => import('./log-in-again').then((module) => module.LogInAgain));

/** For a failed page whose server refused the sign-in: the way to another one, and back. */
export function AgainWhereRefused({ error }: { error: ApiError }): ReactElement | null {
  const again = useLate(logInAgain, error.kind === 'unauthorized');
  return again && <again.Part error={error} small={false} />;
}

/** A page that could not be loaded. */
export function FailedPage({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: ApiError;
  onRetry: () => void;
}): ReactElement {
  const t = useT();
  const visitor = useMe() === null;
  if (visitor && error.kind === 'login-needed') return <MembersOnly title={errorWords(t, error)} />;
  return (
    <FailedState title={title} text={errorWords(t, error)} retryLabel={t('common.retry')} onRetry={onRetry}>
      <AgainWhereRefused error={error} />
    </FailedState>
  );
}
