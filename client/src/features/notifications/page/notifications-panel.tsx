import { useEffect, type ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { AsOf } from '@/parts/instance/as-of';
import { Panel, PanelHeader } from '@/ui/panel/panel';
import { NotificationsList } from '@/features/notifications/list/notifications-list';
import { NotificationsTitle } from './notifications-title';
import { NotificationsTools } from './notifications-tools';

export interface NotificationsPanelProps {
  /** The drawer brings its own head: `NotificationsTitle` and `NotificationsTools` are for it (NOTIF-03). */
  mode: 'column' | 'drawer' | 'sidebar' | 'page';
}

function ForSignedIn({ mode }: NotificationsPanelProps): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  useEffect(() => notifications.open(), [notifications]);
  const ownPage = mode === 'page';
  if (mode === 'drawer') return <NotificationsList ownPage={false} />;
  const content = (
    <>
      <PanelHeader title={<NotificationsTitle level={ownPage ? 1 : 2} />} sticky={ownPage}>
        <AsOf narrow={!ownPage} />
        <NotificationsTools compact={mode === 'sidebar'} />
      </PanelHeader>
      <NotificationsList ownPage={ownPage} />
    </>
  );
  return ownPage ? content : <Panel label={t('notifications.title')}>{content}</Panel>;
}

/** Notifications of the signed-in account, newest first, unseen before seen; nothing for visitors. */
export function NotificationsPanel(props: NotificationsPanelProps): ReactElement | null {
  return useMe() ? <ForSignedIn {...props} /> : null;
}
