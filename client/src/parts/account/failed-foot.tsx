import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { late } from '@/lib/late';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { useLate } from '@/ui/late/use-late';
import { ListFoot } from '@/ui/state/list-foot';
import { useIsAway } from './failed-page';
import { useRetry } from './use-retry';

// Not in the first load: without an answer of the server nobody needs it.
const awayFoot = late(() => import('./refused').then((module) => module.AwayFoot));

/** Below the last row: why the next page failed; it is asked for again by itself. */
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
  const isAway = useIsAway(error);
  const away = useLate(awayFoot, isAway);
  if (isAway && away) return <away.Part onRetry={onRetry} />;
  return (
    <ListFoot role={isAway ? 'status' : 'alert'}>
      <p>
        {what}. {errorWords(t, error)}
      </p>
      <Button small icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </ListFoot>
  );
}
