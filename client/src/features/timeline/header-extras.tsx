import type { ReactElement } from 'react';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { DirectHeader } from './direct-header';
import { ListHeader } from './list-header';
import { TagHeader } from './tag-header';

/** What stands in the header of a tag's or a list's timeline, or of direct messages, alone. */
export function HeaderExtras({ timelineKey }: { timelineKey: TimelineKey }): ReactElement | null {
  if (timelineKey === 'direct') return <DirectHeader />;
  const colon = timelineKey.indexOf(':');
  const [kind, name] = [timelineKey.slice(0, colon), timelineKey.slice(colon + 1)];
  if (kind === 'tag') return <TagHeader key={name} tag={name} />;
  return kind === 'list' ? <ListHeader key={name} id={name} /> : null;
}
