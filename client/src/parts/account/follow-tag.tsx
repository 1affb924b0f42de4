import '@/i18n/messages/en/late/feed-more';
import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';

/** Follows a tag, or leaves it. */
export function FollowTag({ tag, followed }: { tag: string; followed: boolean }): ReactElement {
  const t = useT();
  const { late, notices } = useRealm();
  const [following, setFollowing] = useState(followed);
  const [busy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      setFollowing((await (await late.headers.load()).followTag(tag, !following)).following ?? !following);
    } catch {
      const messageArgs = { tag };
      notices.push({ level: 'error', messageKey: 'feed_more.tag_failed', messageArgs, timeout: 5000 });
    }
    setBusy(false);
  };
  return (
    <Button
      small
      look={following ? 'plain' : 'primary'}
      busy={busy}
      aria-label={t(following ? 'feed_more.unfollow_tag_label' : 'feed_more.follow_tag_label', { tag })}
      onClick={() => void toggle()}
    >
      {t(following ? 'feed_more.unfollow_tag' : 'feed_more.follow_tag')}
    </Button>
  );
}
