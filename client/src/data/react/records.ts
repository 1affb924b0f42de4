import type { Account } from '@/domain/account/account';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import type { ApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import type { Notice } from '@/data/notices/notices';
import type { NotificationsView } from '@/data/notifications/notifications';
import type { TimelineView } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { PostFilters } from '@/domain/filter/filter-index';
import type { PreferenceName, Preferences } from '@/data/settings/preferences';
import type { WaitingPosts } from '@/data/wishes/waiting-posts';
import { useReadable, useRealm } from './realm-context';

/** A post with the pending patches applied; undefined while unknown or after deletion. */
export const useStatus = (id: StatusId): Status | undefined => useReadable(useRealm().records.status(id));

export const useAccount = (id: AccountId): Account | undefined => useReadable(useRealm().records.account(id));

export const useRelationship = (id: AccountId): Relationship | undefined =>
  useReadable(useRealm().records.relationship(id));

export const useNotification = (id: NotificationId): Notification | undefined =>
  useReadable(useRealm().records.notification(id));

/** The signed-in account, null for a visitor. */
export const useMe = (): Account | null => useReadable(useRealm().me);

export const useServer = (): Server => useReadable(useRealm().server);

export const useTimeline = (key: TimelineKey): TimelineView => useReadable(useRealm().timelines.view(key));

export const useNotifications = (): NotificationsView => useReadable(useRealm().notifications.view);

export const useNotices = (): readonly Notice[] => useReadable(useRealm().notices.list);

/** The error banner above a post (ST-12). */
export const useStatusError = (id: StatusId): ApiError | null =>
  useReadable(useRealm().notices.forStatus(id));

export const usePreference = <N extends PreferenceName>(name: N): Preferences[N] =>
  useReadable(useRealm().settings.value(name));

/** The reader's filters that hold now, and whether the server has told its own. */
export function useFilters(): { active: PostFilters; known: boolean } {
  const { filters } = useRealm();
  return { active: useReadable(filters.active), known: useReadable(filters.known).server !== null };
}

/** Announcements that wait to be read. */
export const useUnreadAnnouncements = (): number => useReadable(useRealm().unreadAnnouncements);

/** Own posts that the server does not have yet. */
export const useWaitingPosts = (): WaitingPosts => useReadable(useRealm().waitingPosts);

/** A view flag of a row, such as an opened subject; survives unmounting of the row. */
export function useRowFlag(
  id: string,
  flag: string,
  initially: boolean,
): readonly [value: boolean, set: (value: boolean) => void] {
  const { rowFlags } = useRealm();
  const value = useReadable(rowFlags.get(id, flag)) ?? initially;
  return [value, (next) => rowFlags.set(id, flag, next)];
}
