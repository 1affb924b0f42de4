import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { FailedFoot } from '@/parts/account/failed-foot';
import { Button } from '@/ui/button/button';
import { ListFoot } from '@/ui/state/list-foot';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { StaffSignIn } from './staff-sign-in';
import type { Pages } from './use-pages';

/** What stands below a numbered list: the way to more, or why there is none. */
export function PagesFoot({ pages }: { pages: Pages<unknown> }): ReactElement | null {
  const t = useT();
  const { items, total, fetch, loaded, more } = pages;
  if (fetch.is === 'failed')
    return (
      <>
        <FailedFoot what={t('moderation.failed')} error={fetch.error} onRetry={more} />
        <StaffSignIn error={fetch.error} />
      </>
    );
  if (!loaded) return <SkeletonPosts label={t('moderation.loading')} />;
  if (items.length >= total) return null;
  return (
    <ListFoot>
      <Button small busy={fetch.is === 'loading'} onClick={more}>
        {t('moderation.more')}
      </Button>
    </ListFoot>
  );
}
