import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { ConversationRegistry } from '@/data/conversations/conversation-registry';
import type { Core } from './core';
import { notificationFilter } from '@/domain/notification/notification-filter';
import { NotificationCentre } from '@/data/notifications/notification-centre';
import type { EvictionRules } from './store/eviction';
import type { TabMessage } from './stream/tab-messages';
import { admitted } from './timelines/admit';
import { TimelineRegistry } from '@/data/timelines/timeline-registry';

/** How lists see the stream, which in turn feeds them. */
export interface StreamLink {
  isJoined(): boolean;
  post(message: TabMessage): void;
}

/** All lists of ids of a realm, and what happens to all of them at once. */
export interface Lists {
  timelines: TimelineRegistry;
  conversations: ConversationRegistry;
  notifications: NotificationCentre;
  /** A new post from the stream. */
  received(status: Status): void;
  /** An own post was sent. */
  posted(status: Status): void;
  /** What eviction has to ask and to tell. */
  eviction: EvictionRules;
  /** A post is gone: from every list, with what was said about it. */
  removed(id: StatusId): void;
}

function createTimelines(core: Core, link: StreamLink): TimelineRegistry {
  const { store, ingest, settings, notices, reach, remote, learnt, platform, meId } = core;
  return new TimelineRegistry({
    batch: store.batch,
    settings,
    notices,
    reach,
    platform,
    signedIn: meId !== null,
    me: meId,
    now: () => platform.now(),
    streaming: () => link.isJoined(),
    hasMedia: ({ id, reblogId }) => (store.statuses.get(reblogId ?? id)?.attachments.length ?? 0) > 0,
    relationshipOf: (id) => store.relationships.get(id),
    fetch: (key, query) =>
      key === 'bubble'
        ? learnt.trying('bubbleTimeline', () => remote.timeline(key, query))
        : remote.timeline(key, query),
    admit: (_key, page) => admitted(ingest.statuses(page), settings, meId),
    share: (key, sinceId, page) => link.post({ is: 'timeline', key, sinceId, page }),
    lines: {
      get: (key) => platform.tabMemory.get(`line ${core.key} ${key}`) ?? null,
      set(key, id) {
        if (id === null) platform.tabMemory.delete(`line ${core.key} ${key}`);
        else platform.tabMemory.set(`line ${core.key} ${key}`, id);
      },
    },
  });
}

function createNotifications(core: Core, link: StreamLink): NotificationCentre {
  const { store, ingest, settings, filters, notices, reach, remote, platform, me, meId, server } = core;
  return new NotificationCentre({
    store,
    ingest,
    remote,
    notices,
    reach,
    settings,
    platform,
    filters: filters.active,
    isFilteredOut({ statusId }) {
      const status = statusId === null ? undefined : store.statuses.get(statusId);
      const author = store.accounts.get(status?.accountId ?? '');
      return notificationFilter(status, author, meId, filters.active.get())?.action === 'hide';
    },
    now: () => platform.now(),
    signedIn: meId !== null,
    hasReadFlag: () => server.get().can.notificationReadFlag,
    asksForReports: () => server.get().can.pleromaApi && (me.get()?.role ?? 'member') !== 'member',
    streaming: () => link.isJoined(),
    share: (sinceId, page) => link.post({ is: 'notifications', sinceId, page }),
    shareRead: (mark) => link.post({ is: 'read', mark }),
  });
}

function createThreads(
  { store, ingest, remote, platform }: Core,
  link: StreamLink,
  gone: Lists['removed'],
): ConversationRegistry {
  return new ConversationRegistry({
    batch: store.batch,
    known: (id) => store.statuses.get(id),
    fetch: (id) => remote.status(id),
    fetchAround: (id) => remote.context(id),
    gone,
    take: (posts) => ingest.statuses(posts),
    now: () => platform.now(),
    streaming: () => link.isJoined(),
  });
}

export function createLists(core: Core, link: StreamLink): Lists {
  const { store, ingest, rowFlags } = core;
  const timelines = createTimelines(core, link);
  const notifications = createNotifications(core, link);
  const conversations = createThreads(core, link, (id) => lists.removed(id));
  const eviction: EvictionRules = {
    *named() {
      yield* timelines.named();
      yield* conversations.named();
      for (const id of notifications.list.ids) {
        const statusId = store.notifications.truth(id)?.statusId;
        if (statusId) yield statusId;
      }
    },
    onEvicted(ids) {
      timelines.forget(ids);
      conversations.forget(ids);
      rowFlags.drop(ids);
    },
  };
  const take = (status: Status): void => conversations.receive(status);
  const lists: Lists = {
    timelines,
    conversations,
    notifications,
    eviction,
    received(status) {
      timelines.receive(status);
      take(status);
    },
    posted(status) {
      timelines.insertOwn(status);
      take(status);
    },
    removed(id) {
      timelines.remove(id);
      conversations.remove(id);
      notifications.list.dropForStatus(id);
      ingest.removed(id);
      rowFlags.drop([id]);
    },
  };
  return lists;
}
