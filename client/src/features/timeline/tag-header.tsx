import { useEffect, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { FollowTag } from '@/parts/account/follow-tag';

/** Follows the tag of the timeline or leaves it (TL-13). Nothing where the server or the reader cannot. */
export function TagHeader({ tag }: { tag: string }): ReactElement | null {
  const { late } = useRealm();
  const signedIn = useMe() !== null;
  useEffect(() => {
    if (!signedIn) return;
    const ask = async (): Promise<void> => (await late.headers.load()).look(tag);
    // A tag that no post ever had, or a server without this: no button.
    ask().catch(() => {});
  }, [late, tag, signedIn]);
  return signedIn ? <FollowTag tag={tag} followed={null} /> : null;
}
