import type { ReactElement } from 'react';
import type { TimelineView } from '@/data/timelines/timelines';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { Button } from '@/ui/button/button';
import { useLate } from '@/ui/late/use-late';
import { ListFoot } from '@/ui/state/list-foot';
import { LoadingArea } from '@/ui/state/spinner';

const olderFailed = late(() => import('./older-failed').then((module) => module.OlderFailed));

interface PostsFootProps {
  older: TimelineView['older'];
  reachedEnd: boolean;
  onLoadOlder: () => void;
}

/** What stands below the last post (TL-06). */
export function PostsFoot({ older, reachedEnd, onLoadOlder }: PostsFootProps): ReactElement {
  const t = useT();
  const failed = useLate(olderFailed, older.is === 'failed');
  if (older.is === 'loading') return <LoadingArea label={t('feed.loading_older')} />;
  if (older.is === 'failed' && failed) return <failed.Part error={older.error} onRetry={onLoadOlder} />;
  if (reachedEnd) return <ListFoot>{t('feed.no_more')}</ListFoot>;
  return (
    <ListFoot>
      <Button small look="ghost" onClick={onLoadOlder}>
        {t('feed.load_older')}
      </Button>
    </ListFoot>
  );
}
