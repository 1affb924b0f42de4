import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useQuestion } from '@/data/react/use-question';
import type { People } from '@/data/people/people';
import { paths } from '@/domain/paths';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { Link } from '@/ui/link/link';
import styles from '@/features/profile/profile.module.css';

/** The hashtags that the reader follows. One that is left stays in its place, to be taken back. */
export function FollowedTags({ people }: { people: People }): ReactElement {
  const t = useT();
  const [asked, again] = useQuestion('tags', () => people.followedTags());
  if (asked.is === 'failed')
    return <FailedPage title={t('profile.tags_failed')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') return <LoadingArea label={t('people.loading')} />;
  const tags = asked.value;
  if (tags.length === 0)
    return <EmptyState icon="hash" title={t('profile.no_tags')} text={t('profile.no_tags_hint')} />;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <TagRow key={tag} tag={tag} />
      ))}
    </ul>
  );
}

function TagRow({ tag }: { tag: string }): ReactElement {
  const t = useT();
  const { late, notices } = useRealm();
  const [following, setFollowing] = useState(true);
  const [busy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      setFollowing((await (await late.headers.load()).followTag(tag, !following)).following ?? !following);
    } catch {
      notices.push({ level: 'error', messageKey: 'profile.tag_failed', messageArgs: { tag }, timeout: 5000 });
    }
    setBusy(false);
  };
  return (
    <li>
      <Link href={paths.tag(tag)}>
        <bdi>#{tag}</bdi>
      </Link>
      <Button
        small
        look={following ? 'plain' : 'primary'}
        busy={busy}
        aria-label={t(following ? 'profile.unfollow_tag_label' : 'profile.follow_tag_label', { tag })}
        onClick={() => void toggle()}
      >
        {t(following ? 'profile.unfollow_tag' : 'profile.follow_tag')}
      </Button>
    </li>
  );
}
