import { useCallback, type ReactElement, type ReactNode } from 'react';
import { usePreference } from '@/data/react/records';
import { lateReplyForm } from '@/parts/composer/places/late-forms';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { StatusCard } from '@/parts/status/card/status-card';
import { useLate } from '@/ui/late/use-late';
import { VirtualList } from '@/ui/virtual-list/virtual-list';

const nothing = (): ReactNode => null;

/**
 * Posts as in a timeline. `above` draws words before one; what can be pressed is `below` its content, for a feed holds
 * nothing but posts. Both are the same as long as they draw the same.
 */
export function PostRows({
  ids,
  label,
  above = nothing,
  below = nothing,
}: {
  ids: readonly string[];
  label: string;
  above?: (id: string) => ReactNode;
  below?: (id: string) => ReactNode;
}): ReactElement {
  const virtual = usePreference('virtualScrolling');
  const form = useLate(lateReplyForm, true)?.Part;
  const row = useCallback(
    (id: string): ReactElement => (
      <>
        {above(id)}
        <StatusCard id={id} place="home" replyForm={form} below={below(id)} />
      </>
    ),
    [above, below, form],
  );
  return (
    // The keys of the ARIA feed pattern: the posts inside take the focus.
    <div role="presentation" onKeyDown={moveBetweenPosts}>
      <VirtualList ids={ids} label={label} virtual={virtual} keepsPlace row={row} />
    </div>
  );
}
