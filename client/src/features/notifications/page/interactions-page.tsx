import { useCallback, useState, type ReactElement } from 'react';
import type { InteractionKind, PageMark, Screens } from '@/data/screens/screens';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { remembered } from '@/data/react/remembered';
import { usePaged } from '@/data/react/use-screens';
import '@/i18n/messages/en/late/interactions';
import { FailedPage } from '@/parts/account/failed-page';
import { WhyNoMore } from '@/parts/account/why-no-more';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/state/load-more';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { NotificationRow } from '@/features/notifications/list/notification-row';

const KINDS = ['mentions', 'likes', 'follows', 'moves'] as const satisfies readonly InteractionKind[];

/** What others did, by kind (TL-16). Moves are only for those who do not follow them by themselves, where servers tell of them. */
export function InteractionsPage(): ReactElement {
  const t = useT();
  const followsMoves = useMe()?.own?.allowFollowingMove ?? false;
  const hasMoves = useServer().can.pleromaApi && !followsMoves;
  const [chosen, choose] = useState<InteractionKind>('mentions');
  const tabs = KINDS.filter((kind) => kind !== 'moves' || hasMoves).map((kind) => ({
    key: kind,
    label: t(`interactions.${kind}`),
  }));
  return (
    <>
      <PanelHeader level={1} sticky title={t('interactions.title')}>
        <AsOf />
      </PanelHeader>
      <Tabs label={t('interactions.kinds')} tabs={tabs} chosen={chosen} onChoose={choose}>
        <Interactions key={chosen} kind={chosen} />
      </Tabs>
    </>
  );
}

const INTERACTIONS = remembered('interactions');

const row = (id: string): ReactElement => <NotificationRow id={id} />;
const itself = (id: string): string => id;

function Interactions({ kind }: { kind: InteractionKind }): ReactElement {
  const t = useT();
  const virtual = usePreference('virtualScrolling');
  const ask = useCallback(
    (screens: Screens, after: PageMark | null) => screens.interactions(kind, after),
    [kind],
  );
  const [kept] = useState(() => ({ memory: INTERACTIONS, about: kind }));
  const { items, fetch, loaded, reachedEnd, more } = usePaged(ask, itself, kept);
  // Pages may hold nothing of this kind.
  useInfiniteScroll(loaded && fetch.is === 'idle' && !reachedEnd, items.length, more);
  const why = fetch.is === 'failed' && <WhyNoMore error={fetch.error} />;
  if (!loaded)
    return fetch.is === 'failed' ? (
      <FailedPage title={t('interactions.failed')} error={fetch.error} onRetry={more} />
    ) : (
      <SkeletonPosts label={t('interactions.loading')} />
    );
  if (items.length === 0 && reachedEnd)
    return <EmptyState icon="bolt" title={t(`interactions.empty_${kind}`)} />;
  const words = {
    more: t('interactions.more'),
    loading: t('interactions.loading_more'),
    retry: t('common.retry'),
    ended: t('interactions.no_more'),
  };
  return (
    <>
      <VirtualList
        ids={items}
        label={t(`interactions.${kind}`)}
        row={row}
        virtual={virtual}
        keepsPlace
        usualHeight={88}
      />
      <LoadMore is={reachedEnd ? 'ended' : fetch.is} words={words} why={why} onMore={more} />
    </>
  );
}
