import { useEffect, type ReactElement } from 'react';
import { useNotifications, usePreference } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { BlockList } from '@/ui/virtual-list/block-list';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { GroupedRows } from './grouped-rows';
import { NotificationRow } from './notification-row';
import { NotificationsFooter } from '@/features/notifications/page/notifications-footer';

const row = (id: string): ReactElement => <NotificationRow id={id} />;

/** What to say while there is no row. */
function NoRows(): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const { newer, loaded } = useNotifications();
  if (newer.is === 'failed')
    return (
      <FailedPage
        title={t('notifications.failed_title')}
        error={newer.error}
        onRetry={() => void notifications.loadNewer()}
      />
    );
  if (!loaded) return <SkeletonPosts label={t('notifications.loading')} />;
  return (
    <EmptyState icon="bell" title={t('notifications.empty_title')} text={t('notifications.empty_text')} />
  );
}

/** Where strangers are left out, it has to be known who is one. */
function useStanding(ids: readonly string[]): void {
  const { late, records } = useRealm();
  const { strangers } = usePreference('notificationVisibility');
  useEffect(() => {
    if (strangers) return;
    const people = ids.flatMap((id) => records.notification(id).get()?.accountId ?? []);
    // Whom nothing is known of is shown.
    late.screens
      .load()
      .then((screens) => screens.knowStanding(people))
      .catch(() => {});
  }, [strangers, ids, late, records]);
}

type Draw = (keys: readonly string[], draw: (key: string) => ReactElement) => ReactElement;

/** Only the page of its own scrolls with the window; column, drawer and sidebar have areas of their own. */
function useDraw(ownPage: boolean): Draw {
  const t = useT();
  const { newer } = useNotifications();
  const virtual = usePreference('virtualScrolling');
  const list = { label: t('notifications.title'), busy: newer.is === 'loading', usualHeight: 88 };
  return (keys, draw) =>
    virtual && !ownPage ? (
      <BlockList {...list} ids={keys} row={draw} />
    ) : (
      <VirtualList {...list} ids={keys} row={draw} keepsPlace={ownPage} virtual={virtual} />
    );
}

/** The rows, in groups unless the reader wants them flat. */
export function NotificationsList({ ownPage }: { ownPage: boolean }): ReactElement {
  const { ids } = useNotifications();
  const grouped = usePreference('groupNotifications');
  const list = useDraw(ownPage);
  useStanding(ids);
  if (ids.length === 0) return <NoRows />;
  return (
    <>
      {grouped ? <GroupedRows>{list}</GroupedRows> : list(ids, row)}
      <NotificationsFooter />
    </>
  );
}
