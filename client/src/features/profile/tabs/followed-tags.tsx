import type { ReactElement } from 'react';
import { remembered } from '@/data/react/remembered';
import { useAsked } from '@/data/react/use-asked';
import type { People } from '@/data/people/people';
import { paths } from '@/domain/paths';
import { FailedPage } from '@/parts/account/failed-page';
import { FollowTag } from '@/parts/account/follow-tag';
import { useT } from '@/i18n/use-t';
import { Lines } from '@/ui/panel/lines';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { Link } from '@/ui/link/link';

const TAGS = remembered('followedTags');

/** The hashtags that the reader follows. One that is left stays in its place, to be taken back. */
export function FollowedTags({ people }: { people: People }): ReactElement {
  const t = useT();
  const [asked, again] = useAsked('tags', () => people.followedTags(), TAGS);
  if (asked.is === 'failed')
    return <FailedPage title={t('profile.tags_failed')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') return <LoadingArea label={t('people.loading')} />;
  const tags = asked.value;
  if (tags.length === 0)
    return <EmptyState icon="hash" title={t('profile.no_tags')} text={t('profile.no_tags_hint')} />;
  return (
    <Lines>
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={paths.tag(tag)}>
            <bdi>#{tag}</bdi>
          </Link>
          <FollowTag tag={tag} followed />
        </li>
      ))}
    </Lines>
  );
}
