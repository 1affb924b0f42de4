import '@/i18n/messages/en/late/feed-more';
import type { Server } from '@/domain/instance/server';
import { paths } from '@/domain/paths';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { Translator } from '@/i18n/translator';
import type { IconName } from '@/ui/icon/shapes';
import type { MenuItem } from '@/ui/menu/menu-item';
import { timelineTitle } from './timeline-title';

interface Entry {
  key: TimelineKey;
  href: string;
  icon: IconName;
  visible: (server: Server, signedIn: boolean) => boolean;
}

/** behaviour.md §4, "visibility helpers". */
const ENTRIES: readonly Entry[] = [
  { key: 'home', href: paths.home, icon: 'home', visible: (_, signedIn) => signedIn },
  {
    key: 'local',
    href: paths.local,
    icon: 'users',
    visible: (server, signedIn) => signedIn || server.publicTimelineVisibility.local,
  },
  {
    key: 'bubble',
    href: paths.bubble,
    icon: 'bubble',
    visible: (server, signedIn) =>
      server.can.bubbleTimeline &&
      server.localBubbleInstances.length > 0 &&
      (signedIn || server.publicTimelineVisibility.bubble),
  },
  {
    key: 'federated',
    href: paths.federated,
    icon: 'globe',
    visible: (server, signedIn) =>
      server.federatedTimelineAvailable && (signedIn || server.publicTimelineVisibility.federated),
  },
  { key: 'bookmarks', href: paths.bookmarks, icon: 'bookmark', visible: (_, signedIn) => signedIn },
];

/** Ways through what is in it: all that came to home, and the posts of a moment. */
const waysOf = (t: Translator, signedIn: boolean, current: TimelineKey): readonly MenuItem[] =>
  [
    ...(signedIn
      ? [{ id: 'catch-up', label: t('feed_more.catch_up'), icon: 'stack', href: paths.catchUp } as const]
      : []),
    { id: 'moment', label: t('feed_more.moment'), icon: 'clock', href: paths.moment(current) } as const,
  ].map((item, at) => (at === 0 ? { ...item, startsGroup: true } : item));

/** The timelines that this reader may choose from, the current one ticked, and ways through it. */
export const timelineMenu = (
  t: Translator,
  server: Server,
  signedIn: boolean,
  current: TimelineKey,
): readonly MenuItem[] => [
  ...ENTRIES.filter((entry) => entry.visible(server, signedIn)).map(({ key, href, icon }) => ({
    id: key,
    label: timelineTitle(t, key),
    icon,
    href,
    checked: key === current,
    radio: true,
  })),
  ...waysOf(t, signedIn, current),
];
