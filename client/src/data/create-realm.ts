import type { Account } from '@/domain/account';
import type { Server } from '@/domain/server';
import { late } from '@/lib/late';
import { createCore, type Core, type CoreOptions } from './core';
import { createRecentEmoji, type RecentEmoji } from './recent-emoji';
import { createIntents } from './intents/create-intents';
import type { Intents } from './intents/intents';
import { createLateParts, type LateParts } from './late-parts';
import { createLists, type Lists } from './lists';
import { requestAnswered } from './notifications/request-answered';
import { screenStore, type ScreenStore } from './persistence/database';
import { createKeeper } from './persistence/create-keeper';
import { restoreSnapshot } from './persistence/restore-snapshot';
import type { Snapshot } from './persistence/snapshot';
import { createUnreadAnnouncements } from './queries/unread-announcements';
import type { Realm } from './realm';
import { startRealm } from './start-realm';
import { installEviction } from './store/eviction';
import { readRecords } from './store/records';
import { createUserStream } from './stream/create-user-stream';

export interface RealmOptions extends CoreOptions {
  /** What was on the screen last; shown until the server answers. */
  snapshot?: Snapshot | null;
  /** Where the last screen is kept; IndexedDB unless a test says otherwise. */
  screens?: ScreenStore;
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

function createWishes(
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
  const core = createCore(options);
  const stream = createUserStream(core, () => lists);
  const lists = createLists(core, {
    isJoined: () => stream.isJoined,
    post: (message) => stream.post(message),
  });
  const recentEmoji = createRecentEmoji(core.platform, core.key);
  const announcements = createUnreadAnnouncements(core);
  const lateParts = createLateParts(core, lists, recentEmoji, announcements);
  const intents = createWishes(core, lists, recentEmoji, () => lateParts.people);
  const keeper = createKeeper(core, lists, options.screens ?? screenStore);
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
    stream,
    rowFlags: core.rowFlags,
    unreadAnnouncements: announcements,
    lookUp: async (address) => (await lookingUp()).lookUp(core, address),
    start: () => startRealm({ core, lists, stream, keeper, late: lateParts, announcements }),
    setServer: (server) => core.server.set(server),
    setAccount: (account) => core.ingest.account(account),
  };
}
