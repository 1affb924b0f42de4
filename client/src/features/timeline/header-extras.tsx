import type { ReactElement } from 'react';
import '@/i18n/messages/en/late/feed-more';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { IconLink } from '@/ui/button/icon-link';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { DirectHeader } from './direct-header';
import { FoldersHeader } from './folders-header';
import { ListHeader } from './list-header';
import { TagHeader } from './tag-header';

/** Milliseconds without a visit that are an absence. */
const ABSENCE = 3 * 3_600_000;
/** Posts that wait, of which nobody reads one after another. */
const MANY = 20;

/** The ways through what came while the reader was away: between two visits, or from an open page. */
function ToCatchUp(): ReactElement | null {
  const t = useT();
  const { queued, mustReload } = useTimeline('home');
  const { reach } = useRealm();
  const missed = mustReload || queued >= MANY || reach.awayFor() >= ABSENCE;
  return missed ? <IconLink href={paths.catchUp} icon="stack" label={t('feed_more.catch_up')} /> : null;
}

/** What stands in the header of a tag's or a list's timeline, of bookmarks or of direct messages, alone; of home after an absence. */
export function HeaderExtras({ timelineKey }: { timelineKey: TimelineKey }): ReactElement | null {
  if (timelineKey === 'home') return <ToCatchUp />;
  if (timelineKey === 'direct') return <DirectHeader />;
  if (timelineKey === 'bookmarks') return <FoldersHeader folderId={null} />;
  const colon = timelineKey.indexOf(':');
  const [kind, name] = [timelineKey.slice(0, colon), timelineKey.slice(colon + 1)];
  if (kind === 'tag') return <TagHeader key={name} tag={name} />;
  if (kind === 'folder') return <FoldersHeader key={name} folderId={name} />;
  return kind === 'list' ? <ListHeader key={name} id={name} /> : null;
}
