import '@/i18n/messages/en/late/feed-more';
import { useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';

/** Follows the tag of the timeline or leaves it (TL-13). Nothing where the server or the reader cannot. */
export function TagHeader({ tag }: { tag: string }): ReactElement | null {
  const t = useT();
  const { late, notices } = useRealm();
  const signedIn = useMe() !== null;
  const [following, setFollowing] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!signedIn) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = await (await late.headers.load()).tag(tag);
      if (!gone) setFollowing(answer.following);
    };
    // A tag that no post ever had, or a server without this: no button.
    ask().catch(() => {});
    return () => {
      gone = true;
    };
  }, [late, tag, signedIn]);
  if (following === null) return null;
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      setFollowing((await (await late.headers.load()).followTag(tag, !following)).following ?? !following);
    } catch {
      notices.push({
        level: 'error',
        messageKey: 'feed_more.tag_failed',
        messageArgs: { tag },
        timeout: 5000,
      });
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
