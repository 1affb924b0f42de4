import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { EmptyState } from '@/ui/state/empty-state';
import { PostList } from './post-list';

/** What the reader has favorited; nobody else's is to be had. */
export function ProfileFavorites({ replyForm }: { replyForm: ReplyForm }): ReactElement {
  const t = useT();
  return (
    <PostList
      timelineKey="favourites"
      label={t('profile.favorites')}
      empty={<EmptyState icon="star" title={t('profile.no_favorites')} text={t('profile.favorites_hint')} />}
      replyForm={replyForm}
    />
  );
}
