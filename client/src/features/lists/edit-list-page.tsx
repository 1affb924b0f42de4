import type { ReactElement } from 'react';
import { usePages } from '@/data/react/use-pages';
import type { ListWish } from '@/data/pages/pages';
import '@/i18n/messages/en/late/lists';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { EditListForm } from './edit-list-form';
import { ListGone } from './list-gone';
import { ListHead } from './list-head';

/** Title, members, saving and deleting of one list (LIST-01). */
export function EditListPage({ id }: { id: string }): ReactElement {
  const t = useT();
  const [asked, again] = usePages(id, async ({ lists }): Promise<ListWish> => {
    const [list, memberIds] = await Promise.all([lists.one(id), lists.members(id)]);
    return { ...list, memberIds };
  });
  if (asked.is === 'here') return <EditListForm id={id} before={asked.value} />;
  const gone = asked.is === 'failed' && asked.error.kind === 'not-found';
  return (
    <>
      <ListHead title={t('lists.edit_title')} />
      {asked.is === 'waiting' && <SkeletonPosts label={t('lists.loading')} />}
      {gone && <ListGone />}
      {asked.is === 'failed' && !gone && (
        <FailedPage title={t('lists.open_failed')} error={asked.error} onRetry={again} />
      )}
    </>
  );
}
