import { useCallback, useRef, type ReactElement } from 'react';
import type { DirectConversation } from '@/domain/status/direct-conversation';
import type { PageMark, Screens } from '@/data/screens/screens';
import { remembered } from '@/data/react/remembered';
import { usePaged } from '@/data/react/use-screens';
import '@/i18n/messages/en/late/inbox';
import { FailedPage } from '@/parts/account/failed-page';
import { WhyNoMore } from '@/parts/account/why-no-more';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/state/load-more';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { InboxSwitch } from './inbox-switch';
import { ConversationRow } from './conversation-row';

const keyOf = (conversation: DirectConversation): string => conversation.id;

const KEPT = { memory: remembered('inbox'), about: '' };

/** The row below takes the focus of one that goes, else the one above. */
function leaveRow(feed: HTMLElement | null, at: number): void {
  const rows = [...(feed?.querySelectorAll('article') ?? [])];
  if (rows[at]?.contains(document.activeElement)) (rows[at + 1] ?? rows[at - 1])?.focus();
}

/** Direct messages by people, unread ones marked; the plain timeline is one switch away. */
export function InboxPage(): ReactElement {
  const t = useT();
  return (
    <>
      <PanelHeader level={1} sticky title={t('inbox.title')}>
        <AsOf />
        <InboxSwitch />
      </PanelHeader>
      <DirectConversations />
    </>
  );
}

function DirectConversations(): ReactElement {
  const t = useT();
  const ask = useCallback(
    (screens: Screens, after: PageMark | null) => screens.directConversations.conversations(after),
    [],
  );
  const { items, fetch, loaded, reachedEnd, more, change } = usePaged(ask, keyOf, KEPT);
  useInfiniteScroll(loaded && fetch.is === 'idle' && !reachedEnd, items.length, more);
  const feed = useRef<HTMLDivElement>(null);
  const why = fetch.is === 'failed' && <WhyNoMore error={fetch.error} />;
  if (!loaded)
    return fetch.is === 'failed' ? (
      <FailedPage title={t('inbox.failed')} error={fetch.error} onRetry={more} />
    ) : (
      <SkeletonPosts label={t('inbox.loading')} />
    );
  if (items.length === 0 && reachedEnd)
    return <EmptyState icon="mail" title={t('inbox.empty')} text={t('inbox.empty_hint')} />;
  const replace = (conversation: DirectConversation): void =>
    change((all) => all.map((other) => (other.id === conversation.id ? conversation : other)));
  const drop = (id: string): void => {
    leaveRow(
      feed.current,
      items.findIndex((conversation) => conversation.id === id),
    );
    change((all) => all.filter((conversation) => conversation.id !== id));
  };
  const words = {
    more: t('inbox.more'),
    loading: t('inbox.loading_more'),
    retry: t('common.retry'),
    ended: t('inbox.no_more'),
  };
  return (
    <>
      {/* A feed like a timeline: the keys that lead through posts lead through it. */}
      <div role="presentation" onKeyDown={moveBetweenPosts}>
        <div ref={feed} role="feed" aria-label={t('inbox.title')} aria-busy={fetch.is === 'loading'}>
          {items.map((conversation, at) => (
            // By its name the way back finds the row that was opened.
            <div key={conversation.id} role="presentation" data-row={conversation.id}>
              <ConversationRow
                conversation={conversation}
                place={at + 1}
                size={reachedEnd ? items.length : -1}
                onChange={replace}
                onRemove={drop}
              />
            </div>
          ))}
        </div>
      </div>
      <LoadMore is={reachedEnd ? 'ended' : fetch.is} words={words} why={why} onMore={more} />
    </>
  );
}
