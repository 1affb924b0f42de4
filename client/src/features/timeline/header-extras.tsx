import type { ReactElement } from 'react';
import type { TimelineKey } from '@/data/realm';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';

const tagHeader = late(() => import('./tag-header').then((module) => module.TagHeader));
const listHeader = late(() => import('./list-header').then((module) => module.ListHeader));

/** What stands in the header of a tag's or a list's timeline alone; comes when one is opened. */
export function HeaderExtras({ timelineKey }: { timelineKey: TimelineKey }): ReactElement | null {
  const [kind, ...rest] = timelineKey.split(':');
  const tag = useLate(tagHeader, kind === 'tag');
  const list = useLate(listHeader, kind === 'list');
  const name = rest.join(':');
  if (kind === 'tag') return tag && <tag.Part key={name} tag={name} />;
  return kind === 'list' ? list && <list.Part key={name} id={name} /> : null;
}
