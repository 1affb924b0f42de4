import { useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { FollowTag } from '@/parts/account/follow-tag';

/** Follows the tag of the timeline or leaves it (TL-13). Nothing where the server or the reader cannot. */
export function TagHeader({ tag }: { tag: string }): ReactElement | null {
  const { late } = useRealm();
  const signedIn = useMe() !== null;
  const [followed, setFollowed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = await (await late.headers.load()).tag(tag);
      if (!gone) setFollowed(answer.following);
    };
    // A tag that no post ever had, or a server without this: no button.
    ask().catch(() => {});
    return () => {
      gone = true;
    };
  }, [late, tag, signedIn]);
  return followed === null ? null : <FollowTag tag={tag} followed={followed} />;
}
