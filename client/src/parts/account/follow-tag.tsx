import '@/i18n/messages/en/late/feed-more';
import { useEffect, useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { TimelineHeaders } from '@/data/timelines/timeline-headers';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';

const UNKNOWN = { get: () => null, subscribe: () => () => undefined };

function useHeaders(): TimelineHeaders | null {
  const { late } = useRealm();
  const [headers, setHeaders] = useState(() => late.headers.get());
  useEffect(() => {
    let gone = false;
    late.headers.load().then(
      (part) => !gone && setHeaders(part),
      // Without its code the button does nothing; it is asked for again with the next one that is drawn.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [late]);
  return headers;
}

/** Follows a tag, or leaves it. `followed` holds until the server says more; nothing where neither is known. */
export function FollowTag({ tag, followed }: { tag: string; followed: boolean | null }): ReactElement | null {
  const t = useT();
  const headers = useHeaders();
  const following = useReadable(headers?.follows(tag) ?? UNKNOWN) ?? followed;
  if (following === null) return null;
  return (
    <Button
      small
      look={following ? 'plain' : 'primary'}
      aria-label={t(following ? 'feed_more.unfollow_tag_label' : 'feed_more.follow_tag_label', { tag })}
      onClick={() => headers?.followTag(tag, !following)}
    >
      {t(following ? 'feed_more.unfollow_tag' : 'feed_more.follow_tag')}
    </Button>
  );
}
