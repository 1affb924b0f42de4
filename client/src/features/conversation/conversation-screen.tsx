import '@/i18n/messages/en/late/conversation';
import { useEffect, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import type { ReplyForm } from '@/parts/status/reply-slot';
import { ConversationHeader } from './conversation-header';
import { NewReplies } from './new-replies';
import { Thread } from './thread';

export interface ConversationScreenProps {
  statusId: StatusId;
  /** The composer that opens under a post. */
  replyForm?: ReplyForm | undefined;
}

/** A whole conversation, opened at one of its posts (CONV-01 to CONV-05). */
export function ConversationScreen({ statusId, replyForm }: ConversationScreenProps): ReactElement {
  const { conversations } = useRealm();
  useEffect(() => conversations.open(statusId), [conversations, statusId]);
  return (
    <>
      <ConversationHeader />
      <NewReplies statusId={statusId} />
      <Thread key={statusId} statusId={statusId} replyForm={replyForm} />
    </>
  );
}
<<<<<<< HEAD
=======

function Title(): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  // A page that was opened by its address has nothing behind it.
  const back = (): void => (window.history.length > 1 ? window.history.back() : navigate(paths.root));
  return (
    <div className={styles.head}>
      <IconButton icon="back" iconSize="nav" label={t('conversation.back')} onClick={back} />
      <h1 className={styles.title}>{t('conversation.title')}</h1>
    </div>
  );
}

interface ThreadProps extends ConversationScreenProps {
  label: string;
}

function Thread({ statusId, replyForm, label }: ThreadProps): ReactElement {
  const t = useT();
  const { ids, loaded, fetch } = useConversation(statusId);
  const virtual = usePreference('virtualScrolling');
  // The same function as long as it draws the same: a new one would draw every row again.
  const row = useCallback(
    (id: string): ReactElement =>
      id === statusId ? (
        <SelectedPost id={id} replyForm={replyForm} />
      ) : (
        <StatusCard id={id} replyForm={replyForm} inConversation />
      ),
    [statusId, replyForm],
  );
  if (ids.length === 0 && fetch.is !== 'failed') return <SkeletonPosts label={t('conversation.loading')} />;
  return (
    // The keys of the ARIA feed pattern: the posts inside take the focus.
    <div role="presentation" onKeyDown={moveBetweenPosts}>
      {ids.length > 0 && (
        <VirtualList
          name={`conversation ${statusId}`}
          ids={ids}
          row={row}
          label={label}
          busy={fetch.is === 'loading'}
          virtual={virtual}
          usualHeight={140}
          keepsPlace
          startAt={statusId}
          holdsPlace
        />
      )}
      <ThreadFooter statusId={statusId} empty={ids.length === 0} loaded={loaded} />
    </div>
  );
}

interface ThreadFooterProps {
  statusId: StatusId;
  empty: boolean;
  loaded: boolean;
}

/** What is still missing below the posts that are known, and the way to ask again. */
function ThreadFooter({ statusId, empty, loaded }: ThreadFooterProps): ReactElement | null {
  const t = useT();
  const { conversations } = useRealm();
  const { fetch } = useConversation(statusId);
  const retry = (): void => void conversations.reload(statusId);
  if (fetch.is === 'loading') return loaded ? null : <LoadingArea label={t('conversation.loading')} />;
  if (fetch.is !== 'failed') return null;
  const words = errorWords(t, fetch.error);
  if (empty)
    return (
      <FailedState
        title={t('conversation.failed')}
        text={words}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    );
  return (
    <div className={styles.footer} role="alert">
      <p>
        {t('conversation.replies_failed')}. {words}
      </p>
      <Button small icon="refresh" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
>>>>>>> main
