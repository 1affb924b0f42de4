import type { ReactElement } from 'react';
import { useConversation, useConversations } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import { useReturn } from '@/data/react/use-return';
import { useMe, useServer } from '@/data/react/records';
import { FailedFoot } from '@/parts/account/failed-foot';
import { FailedPage, useIsAway } from '@/parts/account/failed-page';
import { MembersOnly } from '@/parts/account/members-only';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { Further } from './further';

/** `deleted` while it was shown: nothing went wrong. */
function Gone({ deleted }: { deleted: boolean }): ReactElement {
  const t = useT();
  // A server that shows posts to members alone tells visitors of every post that it is not there.
  const visitor = useMe() === null;
  const closed = useServer().isPrivate && visitor;
  if (closed) return <MembersOnly title={t('errors.login_needed')} />;
  if (deleted)
    return (
      <div role="status">
        <EmptyState icon="trash" title={t('conversation.deleted')} />
      </div>
    );
  return (
    <div role="alert">
      <EmptyState icon="trash" title={t('conversation.unknown')} text={t('conversation.gone')} />
    </div>
  );
}

/** What is still missing below the posts that are known, and the way to ask again (CONV-05). */
export function ThreadFooter({ statusId }: { statusId: StatusId }): ReactElement | null {
  const t = useT();
  const conversations = useConversations();
  const { ids, loaded, fetch } = useConversation(statusId);
  const retry = (): void => void conversations.reload(statusId);
  const isAway = useIsAway(fetch.is === 'failed' ? fetch.error : null);
  useReturn(() => fetch.is === 'failed' && retry());
  if (fetch.is === 'loading' && !loaded) return <LoadingArea label={t('conversation.loading')} />;
  if (fetch.is !== 'failed') return <Further statusId={statusId} />;
  if (ids.length === 0)
    return fetch.error.kind === 'not-found' ? (
      <Gone deleted={fetch.error.identifier === 'deleted'} />
    ) : (
      <FailedPage title={t('conversation.failed')} error={fetch.error} onRetry={retry} />
    );
  // All that was there last is here; the head says how old it is.
  if (isAway && loaded) return null;
  return <FailedFoot what={t('conversation.replies_failed')} error={fetch.error} onRetry={retry} />;
}
