import type { Account } from '@/domain/account/account';
import { adminUrl, paths } from '@/domain/paths';
import type { Server } from '@/domain/instance/server';
import { mayModerate } from '@/domain/account/permissions';
import type { MessageId } from '@/i18n/message-id';
import type { IconName } from '@/ui/icon/shapes';

export interface NavEntry {
  id: string;
  /** A message without slots. */
  label: NavLabel;
  icon: IconName;
  /** A path of the app, or an address of the server when `external`. */
  href: string;
  external?: boolean;
  /** Things that wait; 0 shows nothing. */
  count?: number;
  /** What waits is news, nothing to answer: the count stays grey. */
  quiet?: boolean;
}

/** What a link to `href` is on the page of `path`, for `aria-current`: the page itself, or what that belongs to. */
export const currentAt = (path: string, href: string): 'page' | true | undefined =>
  path === href ? 'page' : path.startsWith(`${href}/`) || undefined;

type NavLabel = Extract<
  MessageId,
  | 'nav.timelines'
  | 'nav.home'
  | 'nav.local'
  | 'nav.bubble'
  | 'nav.federated'
  | 'nav.bookmarks'
  | 'nav.direct'
  | 'nav.lists'
  | 'nav.interactions'
  | 'nav.friend_requests'
  | 'nav.announcements'
  | 'nav.about'
  | 'nav.search'
  | 'nav.who_to_follow'
  | 'nav.administration'
  | 'nav.add_account'
  | 'pages.drafts'
  | 'pages.scheduled'
>;

/** Who looks, at which server, and what waits to be read. */
export interface NavFacts {
  me: Account | null;
  server: Server;
  unreadAnnouncements: number;
  /** Own posts that the server does not have yet. */
  waitingPosts: number;
}

/** A private instance shows a visitor nothing of the timelines (NAV-25). */
export const seesTimelines = ({ me, server }: NavFacts): boolean => me !== null || !server.isPrivate;

const seesBubble = ({ me, server }: NavFacts): boolean =>
  server.can.bubbleTimeline &&
  server.localBubbleInstances.length > 0 &&
  (me !== null || server.publicTimelineVisibility.bubble);

const seesFederated = ({ me, server }: NavFacts): boolean =>
  server.federatedTimelineAvailable && (me !== null || server.publicTimelineVisibility.federated);

/** The public timelines that this reader may open, narrow to wide (NAV-22). */
function publicTimelines(facts: NavFacts): NavEntry[] {
  if (!seesTimelines(facts)) return [];
  const entries: NavEntry[] = [];
  if (facts.me !== null || facts.server.publicTimelineVisibility.local)
    entries.push({ id: 'local', label: 'nav.local', icon: 'users', href: paths.local });
  if (seesBubble(facts))
    entries.push({ id: 'bubble', label: 'nav.bubble', icon: 'bubble', href: paths.bubble });
  if (seesFederated(facts))
    entries.push({ id: 'federated', label: 'nav.federated', icon: 'globe', href: paths.federated });
  return entries;
}

const home: NavEntry = { id: 'home', label: 'nav.home', icon: 'home', href: paths.home };
const lists: NavEntry = { id: 'lists', label: 'nav.lists', icon: 'list', href: paths.lists };
const bookmarks: NavEntry = {
  id: 'bookmarks',
  label: 'nav.bookmarks',
  icon: 'bookmark',
  href: paths.bookmarks,
};
const about: NavEntry = { id: 'about', label: 'nav.about', icon: 'info', href: paths.about };
/** NAV-10: with the number of unread ones. */
export const announcementsEntry = ({ unreadAnnouncements }: NavFacts): NavEntry => ({
  id: 'announcements',
  label: 'nav.announcements',
  icon: 'megaphone',
  href: paths.announcements,
  count: unreadAnnouncements,
  quiet: true,
});
const draftsEntry = ({ waitingPosts }: NavFacts): NavEntry => ({
  id: 'drafts',
  label: 'pages.drafts',
  icon: 'note',
  href: paths.drafts,
  count: waitingPosts,
});
const interactions = (me: Account): NavEntry => ({
  id: 'interactions',
  label: 'nav.interactions',
  icon: 'bolt',
  href: paths.interactions(me.username),
});

/** NAV-09: only accounts that answer requests by hand have the entry. */
const friendRequests = (me: Account): NavEntry[] =>
  me.locked
    ? [
        {
          id: 'friend-requests',
          label: 'nav.friend_requests',
          icon: 'userplus',
          href: paths.friendRequests,
          count: me.own?.followRequestsCount ?? 0,
        },
      ]
    : [];

/** Entries below "Timelines" in the navigation panel (NAV-22). */
export function timelineEntries(facts: NavFacts): NavEntry[] {
  const { me, server } = facts;
  if (me === null) return publicTimelines(facts);
  const direct: NavEntry = {
    id: 'direct',
    label: 'nav.direct',
    icon: 'mail',
    href: server.can.directTimeline ? paths.directMessages(me.username) : paths.inbox(me.username),
  };
  return [home, ...publicTimelines(facts), bookmarks, direct];
}

/** The other entries of the navigation panel (NAV-22). */
export function panelEntries(facts: NavFacts): NavEntry[] {
  const { me } = facts;
  // Servers of all families keep their announcements to members.
  if (me === null) return [about];
  // In the menu of accounts otherwise.
  const waiting = facts.waitingPosts > 0 ? [draftsEntry(facts)] : [];
  return [...waiting, lists, interactions(me), ...friendRequests(me), announcementsEntry(facts), about];
}

/** Shortcut icons of the top bar (NAV-18); without `wide` only the timelines. */
export function shortcutEntries(facts: NavFacts, wide: boolean): NavEntry[] {
  const { me } = facts;
  const timelines = me === null ? publicTimelines(facts) : [home, ...publicTimelines(facts)];
  return me === null || !wide ? timelines : [...timelines, interactions(me), lists, bookmarks];
}

/** NAV-21, without settings, moderation and logout, which are no links. */
export function drawerEntries(facts: NavFacts, lastTimeline: string | null): NavEntry[] {
  const { me, server } = facts;
  const fallback = me === null ? paths.local : paths.home;
  const timelines: NavEntry = {
    id: 'timelines',
    label: 'nav.timelines',
    icon: 'stack',
    href: lastTimeline ?? fallback,
  };
  const search: NavEntry = { id: 'search', label: 'nav.search', icon: 'search', href: paths.search() };
  const entries = seesTimelines(facts) ? [timelines] : [];
  if (me === null) return server.isPrivate ? entries : [...entries, search];
  const suggestions: NavEntry = {
    id: 'who-to-follow',
    label: 'nav.who_to_follow',
    icon: 'users',
    href: paths.whoToFollow,
  };
  return [
    ...entries,
    lists,
    interactions(me),
    ...friendRequests(me),
    search,
    ...(server.suggestionsEnabled ? [suggestions] : []),
  ];
}

/** What the reader wrote and nobody sees yet. */
export function writingEntries(facts: NavFacts): NavEntry[] {
  const { me, server } = facts;
  if (me === null) return [];
  const drafts = draftsEntry(facts);
  const later: NavEntry = {
    id: 'scheduled',
    label: 'pages.scheduled',
    icon: 'calendar',
    href: paths.scheduled,
  };
  return server.can.scheduledStatuses ? [drafts, later] : [drafts];
}

export const aboutEntry = about;

/** The server's own administration pages, for admins (NAV-15). */
export const administrationEntry = ({ me, server }: NavFacts): NavEntry | null =>
  me?.role === 'admin' && server.can.pleromaApi
    ? {
        id: 'administration',
        label: 'nav.administration',
        icon: 'gauge',
        href: adminUrl(server.base),
        external: true,
      }
    : null;

/** There is work for staff here, and a window for it (MOD-02). */
export const hasModeration = ({ me, server }: NavFacts): boolean => mayModerate(me, server.can);
