import { useState, type ReactElement } from 'react';
import type { Announcement } from '@/domain/instance/announcement';
import type { Pages } from '@/data/pages/pages';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { usePages } from '@/data/react/use-pages';
import '@/i18n/messages/en/late/announcing';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementForm } from './announcement-form';

/** ANN-01. */
export function AnnouncementsPage(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const { can } = useServer();
  const isAdmin = me?.role === 'admin' && can.pleromaApi;
  const [asked, again] = usePages(`${me?.id} ${isAdmin}`, ({ announcements }) => announcements.all());
  // The list stays while it is asked for again.
  const [list, setList] = useState<readonly Announcement[] | null>(null);
  if (asked.is === 'here' && asked.value !== list) setList(asked.value);
  const change = async (work: (desk: Pages['announcements']) => Promise<void>): Promise<void> => {
    await work((await realm.late.pages.load()).announcements);
    again();
  };
  return (
    <>
      <PanelHeader level={1} sticky title={t('announcing.title')} />
      {isAdmin && <AnnouncementForm mode="new" onSend={(draft) => change((desk) => desk.post(draft))} />}
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
