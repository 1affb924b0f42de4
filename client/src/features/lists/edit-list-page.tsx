import type { ReactElement } from 'react';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import type { ListContent, Screens } from '@/data/screens/screens';
import '@/i18n/messages/en/late/lists';
import { FailedPage } from '@/parts/account/failed-page';
import { mayCome } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { EditListForm } from './edit-list-form';
import { ListGone } from './list-gone';
import { ListHead } from './list-head';
import { useAsksBeforeLeaving } from './use-asks-before-leaving';

const CONTENT = remembered('listContent');

/** Title, members, saving and deleting of one list (LIST-01). */
export function EditListPage({ id }: { id: string }): ReactElement {
  const t = useT();
  const ask = async ({ lists }: Screens): Promise<ListContent> => {
    const [list, memberIds] = await Promise.all([lists.one(id), lists.members(id)]);
    return { ...list, memberIds };
  };
  const [asked, again] = useScreens(id, ask, CONTENT);
  const { back } = useAsksBeforeLeaving(false);
  if (asked.is === 'here')
    return <EditListForm key={asked.readAt ?? ''} id={id} before={asked.value} readAt={asked.readAt} />;
  const gone = asked.is === 'failed' && asked.error.kind === 'not-found';
  return (
    <>
      <ListHead title={t('lists.edit_title')} onBack={back} />
      {asked.is === 'waiting' && <SkeletonPosts label={t('lists.loading')} />}
      {gone && <ListGone />}
      {asked.is === 'failed' && !gone && (
        <FailedPage
          title={t('lists.open_failed')}
          error={asked.error}
          onRetry={mayCome(asked.error) ? again : undefined}
        />
      )}
    </>
  );
}
