import type { Account } from '@/domain/account/account';
import type { Server } from '@/domain/instance/server';
import { late } from '@/data/late';
import { createCore, type Core, type CoreOptions } from './core';
import { createRecentEmoji, type RecentEmoji } from './recent-emoji';
import { createIntents } from './intents/create-intents';
import type { Intents } from './intents/intents';
import { createLateParts, type LateParts } from './late-parts';
import { createLists, type Lists } from './lists';
import { requestAnswered } from './notifications/request-answered';
import { snapshotStore, type SnapshotStore } from './snapshot/snapshot-store';
import { createKeeper } from './snapshot/create-keeper';
import { restoreSnapshot } from './snapshot/restore-snapshot';
import type { Snapshot } from './snapshot/snapshot';
import { createUnreadAnnouncements } from './queries/unread-announcements';
import type { Realm } from './realm';
import { startRealm } from './start-realm';
import { installEviction } from './store/eviction';
import { readRecords } from './store/records';
import { createUserStream } from './stream/create-user-stream';

export interface RealmOptions extends CoreOptions {
  /** What was on the screen last; shown until the server answers. */
  snapshot?: Snapshot | null;
  /** Where the snapshot is kept; IndexedDB unless a test says otherwise. */
  snapshots?: SnapshotStore;
  /** Most posts kept; 20,000 unless a test says otherwise. */
  statusLimit?: number;
}

/** A realm, and what only who holds the session may tell it. */
export interface OwnedRealm extends Realm {
  /** The server has described itself again (after a stored description was shown). */
  setServer(server: Server): void;
  /** The account as the server just told it. */
  setAccount(account: Account): void;
}

const lookingUp = late(() => import('./queries/look-up')).load;

function intentsOf(
  core: Core,
  lists: Lists,
  recentEmoji: RecentEmoji,
  people: () => LateParts['people'],
): Intents {
  return createIntents({
    ...core,
    recentEmoji,
    me: core.meId,
    posted: (status) => lists.posted(status),
    removed: (id) => lists.removed(id),
    requestAnswered(id, approved) {
      requestAnswered(lists.notifications, id, approved);
      people().get()?.answered(id);
    },
  });
}

/** Puts one account (or visitor) on one server together. Nothing runs before `start()`. */
export function createRealm(options: RealmOptions): OwnedRealm {
  const core = createCore(options, (message) => stream.post(message));
  const stream = createUserStream(
    core,
    () => lists,
    () => lateParts.filtersChanged(),
  );
  const lists = createLists(core, {
    isJoined: () => stream.isJoined,
    post: (message) => stream.post(message),
  });
  const snapshots = options.snapshots ?? snapshotStore;
  const recentEmoji = createRecentEmoji(core.platform, core.key);
  const announcements = createUnreadAnnouncements(core);
  const lateParts = createLateParts({ core, lists, snapshots, recentEmoji, announcements });
  const intents = intentsOf(core, lists, recentEmoji, () => lateParts.people);
  const keeper = createKeeper(core, lists, snapshots);
  const limit = options.statusLimit === undefined ? {} : { limit: options.statusLimit };
  lists.timelines.onRewound = installEviction(core.store, { ...lists.eviction, ...limit });
  if (options.snapshot) restoreSnapshot(core, lists, options.snapshot);
  if (options.account) core.ingest.account(options.account);
  return {
    key: core.key,
    me: core.me,
    server: core.server,
    records: readRecords(core.store),
    timelines: lists.timelines,
    conversations: lists.conversations,
    notifications: lists.notifications,
    intents,
    late: lateParts,
    notices: core.notices,
    reach: core.reach,
    drafts: core.drafts,
    settings: core.settings,
    filters: core.filters,
    stream,
    rowFlags: core.rowFlags,
    unreadAnnouncements: announcements,
    waitingPosts: core.waiting.view,
    wishes: core.wishes,
    lookUp: async (address) => (await lookingUp()).lookUp(core, address),
    start: () => startRealm({ core, lists, stream, keeper, late: lateParts, announcements }),
    setServer: (server) => core.server.set(server),
    setAccount: (account) => core.ingest.account(account),
  };
}
