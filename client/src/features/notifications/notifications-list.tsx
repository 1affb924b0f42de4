import { useEffect, type ReactElement } from 'react';
import { useNotifications, usePreference } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { EmptyState, FailedState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { GroupedRows } from './grouped-rows';
import { NotificationRow } from './notification-row';
import { NotificationsFooter } from './notifications-footer';

/** Below this many, all rows may as well be there. */
const WORTH_VIRTUAL = 60;

const row = (id: string): ReactElement => <NotificationRow id={id} />;

/** What to say while there is no row. */
function NoRows(): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const { newer, loaded } = useNotifications();
  if (newer.is === 'failed')
    return (
      <FailedState
        title={t('notifications.failed_title')}
        text={errorWords(t, newer.error)}
        retryLabel={t('common.retry')}
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
  const { pages, records } = useRealm();
  const { strangers } = usePreference('notificationVisibility');
  useEffect(() => {
    if (strangers) return;
    const people = ids.flatMap((id) => records.notification(id).get()?.accountId ?? []);
    // Whom nothing is known of is shown.
    pages()
      .then((desk) => desk.knowStanding(people))
      .catch(() => {});
  }, [strangers, ids, pages, records]);
}

/** The rows, in groups unless the reader wants them flat. Only the page of its own scrolls with the window. */
export function NotificationsList({ ownPage }: { ownPage: boolean }): ReactElement {
  const t = useT();
  const { ids, newer } = useNotifications();
  const grouped = usePreference('groupNotifications');
  const virtual = usePreference('virtualScrolling') && ownPage;
  useStanding(ids);
  if (ids.length === 0) return <NoRows />;
  const list = (keys: readonly string[], draw: (key: string) => ReactElement): ReactElement => (
    <VirtualList
      ids={keys}
      row={draw}
      label={t('notifications.title')}
      keepsPlace={ownPage}
      busy={newer.is === 'loading'}
      virtual={virtual && keys.length > WORTH_VIRTUAL}
      usualHeight={88}
    />
  );
  return (
    <>
      {grouped ? <GroupedRows>{list}</GroupedRows> : list(ids, row)}
      <NotificationsFooter />
    </>
  );
}
