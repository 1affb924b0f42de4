import type { ReactElement } from 'react';
import { useNotifications, usePreference } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { EmptyState, FailedState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
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

/** The rows. Only the page of its own scrolls with the window, which virtual rows need. */
export function NotificationsList({ ownPage }: { ownPage: boolean }): ReactElement {
  const t = useT();
  const { ids, newer } = useNotifications();
  const virtual = usePreference('virtualScrolling') && ownPage && ids.length > WORTH_VIRTUAL;
  if (ids.length === 0) return <NoRows />;
  return (
    <>
      <VirtualList
        ids={ids}
        row={row}
        label={t('notifications.title')}
        keepsPlace={ownPage}
        busy={newer.is === 'loading'}
        virtual={virtual}
        usualHeight={88}
      />
      <NotificationsFooter />
    </>
  );
}
