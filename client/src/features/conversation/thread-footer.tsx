import { useEffect, type ReactElement } from 'react';
import { useConversation, useConversations } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/state/empty-state';
import { ListFoot } from '@/ui/state/list-foot';
import { LoadingArea } from '@/ui/state/spinner';

/** The post may have been deleted just now, with the focus in it. */
function Gone(): ReactElement {
  const t = useT();
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  return (
    <div role="alert">
      <EmptyState icon="trash" title={t('conversation.failed')} text={t('conversation.gone')} />
    </div>
  );
}

/** What is still missing below the posts that are known, and the way to ask again (CONV-05). */
export function ThreadFooter({ statusId }: { statusId: StatusId }): ReactElement | null {
  const t = useT();
  const conversations = useConversations();
  const { ids, loaded, fetch } = useConversation(statusId);
  const retry = (): void => void conversations.reload(statusId);
  if (fetch.is === 'loading') return loaded ? null : <LoadingArea label={t('conversation.loading')} />;
  if (fetch.is !== 'failed') return null;
  const words = errorWords(t, fetch.error);
  if (ids.length === 0)
    return fetch.error.kind === 'not-found' ? (
      <Gone />
    ) : (
      <FailedPage title={t('conversation.failed')} error={fetch.error} onRetry={retry} />
    );
  return (
    <ListFoot failed>
      <p>
        {t('conversation.replies_failed')}. {words}
      </p>
      <Button small icon="refresh" onClick={retry}>
        {t('common.retry')}
      </Button>
    </ListFoot>
  );
}
