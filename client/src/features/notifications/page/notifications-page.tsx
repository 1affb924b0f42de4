import type { ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { PanelHeader } from '@/ui/panel/panel';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { NotificationsPanel } from './notifications-panel';
import { NotificationsTitle } from './notifications-title';
import { useFarRows } from '@/features/notifications/list/use-far-rows';

/** The notifications in the main column, where the reader was in them. */
export function NotificationsPage(): ReactElement | null {
  return useMe() ? <OwnPage /> : null;
}

function OwnPage(): ReactElement {
  const t = useT();
  if (!useFarRows()) return <NotificationsPanel mode="page" />;
  return (
    <>
      <PanelHeader title={<NotificationsTitle level={1} />} sticky />
      <SkeletonPosts label={t('notifications.loading')} />
    </>
  );
}
