import '@/i18n/messages/en/late/feed-more';
import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { ListFoot } from '@/ui/state/list-foot';
import { useRetry } from './use-retry';

/** Why older posts did not come; asks again by itself. */
export function OlderFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactElement {
  const t = useT();
  useRetry(error, onRetry);
  return (
    <ListFoot failed>
      <p>
        {t('feed_more.older_failed')}. {errorWords(t, error)}
      </p>
      <Button small icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </ListFoot>
  );
}
