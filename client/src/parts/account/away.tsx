import '@/i18n/messages/en/late/away';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { ListFoot } from '@/ui/state/list-foot';
import { EmptyState } from '@/ui/state/empty-state';

/** There is no network, which is no fault: what stands here was not read before. It is asked for when the server is back. */
export function Away({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <div role="status">
      <EmptyState icon="globe" title={t('away.title')} text={t('away.hint')}>
        <Button icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The same in one sentence. */
export const AwayHint = (): string => useT()('away.hint');

/** The same below the last row of a list. */
export function AwayFoot({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <ListFoot role="status">
      <p>{t('away.hint')}</p>
      <Button small icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </ListFoot>
  );
}

/** The same for a part of a screen. */
export function AwayNote({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <Alert level="info">
      {t('away.hint')} <TextButton onClick={onRetry}>{t('common.retry')}</TextButton>
    </Alert>
  );
}
