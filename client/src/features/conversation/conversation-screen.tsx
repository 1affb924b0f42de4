import '@/i18n/messages/en/late/conversation';
import { useCallback, useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useConversation, usePreference } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { moveBetweenPosts } from '@/parts/status/move-between-posts';
import type { ReplyForm } from '@/parts/status/reply-slot';
import { SelectedPost } from '@/parts/status/selected-post';
import { StatusCard } from '@/parts/status/status-card';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { PanelHeader } from '@/ui/panel/panel';
import { FailedState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { LoadingArea } from '@/ui/state/spinner';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import styles from './conversation.module.css';

export interface ConversationScreenProps {
  statusId: StatusId;
  /** The composer that opens under a post. */
  replyForm?: ReplyForm | undefined;
}

/** A thread, one post after the other, opened at one of them (CONV-01, CONV-05). */
export function ConversationScreen({ statusId, replyForm }: ConversationScreenProps): ReactElement {
  const t = useT();
  const { conversations } = useRealm();
  useEffect(() => conversations.open(statusId), [conversations, statusId]);
  return (
    <>
      <PanelHeader level={1} sticky title={<Title />} />
      <Thread key={statusId} statusId={statusId} replyForm={replyForm} label={t('conversation.posts')} />
    </>
  );
}

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
