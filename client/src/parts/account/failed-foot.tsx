import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { ListFoot } from '@/ui/state/list-foot';
import { useRetry } from './use-retry';

/** Below the last row: why no more came; asks again by itself. */
export function FailedFoot({
  what,
  error,
  onRetry,
}: {
  what: string;
  error: ApiError;
  onRetry: () => void;
}): ReactElement {
  const t = useT();
  useRetry(error, onRetry);
  return (
    <ListFoot failed>
      <p>
        {what}. {errorWords(t, error)}
      </p>
      <Button small icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </ListFoot>
  );
}
