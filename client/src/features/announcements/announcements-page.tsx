import { useState, type ReactElement } from 'react';
import type { Announcement } from '@/domain/instance/announcement';
import type { Screens } from '@/data/screens/screens';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import '@/i18n/messages/en/late/announcing';
import { useT } from '@/i18n/use-t';
import { AsOf } from '@/parts/instance/as-of';
import { FailedPage } from '@/parts/account/failed-page';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementForm } from './announcement-form';

const ALL = remembered('announcements');

/** All announcements; admins write and change them here (ANN-01). */
export function Announcements(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const { can } = useServer();
  const isAdmin = me?.role === 'admin' && can.pleromaApi;
  const [asked, again] = useScreens(`${me?.id} ${isAdmin}`, ({ announcements }) => announcements.all(), ALL);
  // The list stays while it is asked for again.
  const [list, setList] = useState<readonly Announcement[] | null>(null);
  if (asked.is === 'here' && asked.value !== list) setList(asked.value);
  const change = async (work: (announcements: Screens['announcements']) => Promise<void>): Promise<void> => {
    await work((await realm.late.screens.load()).announcements);
    again();
  };
  return (
    <>
      {isAdmin && (
        <AnnouncementForm
          mode="new"
          onSend={(draft) => change((announcements) => announcements.post(draft))}
        />
      )}
      {asked.is === 'failed' && (
        <FailedPage title={t('announcing.failed')} error={asked.error} onRetry={again} />
      )}
      {list === null && asked.is === 'waiting' && <SkeletonPosts label={t('announcing.loading')} />}
      {list?.length === 0 && (
        <EmptyState icon="megaphone" title={t('announcing.empty')} text={t('announcing.empty_hint')} />
      )}
      {list?.map((announcement) => (
        <AnnouncementCard
          key={announcement.id}
          announcement={announcement}
          isAdmin={isAdmin}
          change={change}
        />
      ))}
    </>
  );
}

/** The same as a page of its own. */
export function AnnouncementsPage(): ReactElement {
  const t = useT();
  return (
    <>
      <PanelHeader level={1} sticky title={t('announcing.title')}>
        <AsOf />
      </PanelHeader>
      <Announcements />
    </>
  );
}
