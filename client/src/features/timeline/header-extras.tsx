import type { ReactElement } from 'react';
import type { TimelineKey } from '@/data/realm';
import { ListHeader } from './list-header';
import { TagHeader } from './tag-header';

/** What stands in the header of a tag's or a list's timeline alone. */
export function HeaderExtras({ timelineKey }: { timelineKey: TimelineKey }): ReactElement | null {
  const colon = timelineKey.indexOf(':');
  const [kind, name] = [timelineKey.slice(0, colon), timelineKey.slice(colon + 1)];
  if (kind === 'tag') return <TagHeader key={name} tag={name} />;
  return kind === 'list' ? <ListHeader key={name} id={name} /> : null;
}
