import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';

/** What failed, at its place; what was typed stays beside it. */
export function Problem({
  what,
  error,
  unknown,
  onRetry,
}: {
  what: string;
  error: ApiError;
  /** What 404 says here: that what was named is not known. */
  unknown?: string | undefined;
  onRetry?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  return (
    <Alert level="error">
      {what} {error.kind === 'not-found' && unknown !== undefined ? unknown : errorWords(t, error)}{' '}
      <LogInAgain error={error} />
      {onRetry && (
        <Button small onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}
