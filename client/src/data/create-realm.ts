import type { Account } from '@/domain/account';
import { partMissing } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Server } from '@/domain/server';
import { firstScreen } from '@/lib/first-screen';
import { late as lateHere } from '@/lib/late';
import type { Intents } from '@/data/intents/intents';
import type { Realm } from './realm';
import { createCore, type Core, type CoreOptions } from './core';
import type { Details } from './details/details';
import { lateIntents } from './intents/late-intents';
import { LateCode } from './late-code';
import type { LateParts } from './late-parts';
import { createLists, type Lists } from './lists';
import { screenStore, type ScreenStore } from './persistence/database';
import { SnapshotKeeper } from './persistence/keeper';
import { restoreSnapshot } from './persistence/restore-snapshot';
import type { Snapshot } from './persistence/snapshot';
import { createUnreadAnnouncements, type UnreadAnnouncements } from './queries/unread-announcements';
import { handleStreamEvent } from './stream/handlers';
import { UserStream } from '@/data/stream/user-stream';
import type { LatePosting } from './writing/posting/late-posting';
import type { Wishes } from './wishes';
import type { Pages } from './pages/pages';
import type { TabMessage } from './stream/tab-messages';

export interface RealmOptions extends CoreOptions {
  /** What was on the screen last; shown until the server answers. */
  snapshot?: Snapshot | null;
  /** Where the last screen is kept; IndexedDB unless a test says otherwise. */
  screens?: ScreenStore;
  /** Most posts kept; 20,000 unless a test says otherwise. */
  statusLimit?: number;
  /** Tests have the code that comes late from the beginning. */
  lateParts?: LateParts & Wishes;
}

/** A realm, and what only who holds the session may tell it. */
export interface OwnedRealm extends Realm {
  /** The server has described itself again (after a stored description was shown). */
  setServer(server: Server): void;
  /** The account as the server just told it. */
  setAccount(account: Account): void;
}

/** A follow that the stream tells of makes known relationships out of date. */
async function refreshRelationships(core: Core, ids: readonly AccountId[]): Promise<void> {
  const known = ids.filter((id) => id !== core.meId && core.store.relationships.truth(id));
  if (known.length === 0) return;
  // Fails without a word: the next page that shows these people asks again.
  core.ingest.relationships(await core.remote.relationships(known).catch(() => []));
}

function hear(lists: Lists, message: Exclude<TabMessage, { is: 'frame' | 'state' | 'hello' }>): void {
  switch (message.is) {
    case 'timeline':
      return lists.timelines.takeShared(message.key, message.sinceId, message.page);
    case 'notifications':
      return lists.notifications.takeShared(message.sinceId, message.page);
    case 'read':
      return lists.notifications.takeRead(message.mark);
  }
}

function createStream(core: Core, lists: () => Lists): UserStream {
  const { store, ingest, platform, notices, reach, settings, remote, key, meId, server } = core;
  const targets = {
    store,
    ingest,
    received: (status: Parameters<Lists['received']>[0]) => lists().received(status),
    notified: (bundle: Parameters<Lists['notifications']['list']['receive']>[0]) =>
      lists().notifications.list.receive(bundle),
    removed: (id: string) => lists().removed(id),
    followChanged: (ids: readonly AccountId[]) => void refreshRelationships(core, ids),
    warn: (text: string) => platform.warn(text),
  };
  return new UserStream({
    key,
    batch: store.batch,
    platform,
    notices,
    reach,
    settings,
    remote,
    available: () => meId !== null && server.get().can.streaming && server.get().streamingBase !== null,
    onEvent: (event) => handleStreamEvent(event, targets),
    onJoined() {
      void lists().timelines.catchUp();
      void lists().notifications.catchUp();
    },
    onStateChange() {
      lists().timelines.streamingChanged();
      lists().notifications.streamingChanged();
    },
    onMessage: (message) => hear(lists(), message),
  });
}

/** Milliseconds after the start: by then the first screen is there. */
const LATE = 3_000;
/** After so long even a page that nobody touches may have heard more posts than are to be kept. */
const LONG_OPEN = 300_000;

interface House {
  core: Core;
  lists: Lists;
  stream: UserStream;
  keeper: SnapshotKeeper;
  late: Late;
  announcements: UnreadAnnouncements;
}

function createKeeper(core: Core, lists: Lists, screens: ScreenStore, late: Late): SnapshotKeeper {
  return new SnapshotKeeper(core.key, core.platform, screens, async () => {
    const { takeSnapshot } = await late.keeping.load();
    return takeSnapshot({
      store: core.store,
      me: core.me.get(),
      server: core.server.get(),
      home: lists.timelines.timeline('home').queue,
      notifications: lists.notifications.list.ids,
      notificationMarker: lists.notifications.list.marker,
      threads: (lists.conversations.get()?.recent() ?? []).map(({ id, ids }) => ({ id, ids })),
      now: core.platform.now(),
    });
  });
}

interface Late {
  keeping: LateCode<LateParts>;
  wishes: LateCode<Wishes>;
  posting(): Promise<LatePosting>;
  stop(): void;
}

/** Wishes, and questions that look closer. */
interface WishHouse {
  intents: Intents;
  details: Details;
}

function createLate(
  core: Core,
  lists: Lists,
  options: RealmOptions,
  people: Realm['people'],
): { late: Late; intents: Intents; details: Realm['details'] } {
  const { lateParts: given = null, statusLimit: limit } = options;
  let house: WishHouse | null = null;
  let posting: LatePosting | null = null;
  let stopLoading = (): void => {};
  const keeping = new LateCode<LateParts>(
    given,
    async () => (await import('./late-parts')).lateParts,
    ({ latePosting }) => {
      posting = latePosting(core, lists);
    },
  );
  const wishes = new LateCode<Wishes>(
    given,
    async () => (await import('./wishes')).wishes,
    (code) => {
      const rules = { ...lists.eviction, ...(limit === undefined ? {} : { limit }) };
      lists.timelines.onRewound = code.installEviction(core.store, rules);
      const recentEmoji = code.createRecentEmoji(core.platform, core.key);
      const intents = code.createIntents({
        ...core,
        recentEmoji,
        me: core.meId,
        posted: (status) => lists.posted(status),
        removed: (id) => lists.removed(id),
        requestAnswered(id, approved) {
          code.requestAnswered(lists.notifications, id, approved);
          people.get()?.answered(id);
        },
      });
      const details = code.createDetails({
        ...core,
        recentEmoji,
        uploads: code.lateUploads(core),
        openReports: code.createOpenReports(core),
        settingsProfiles: code.createSettingsProfiles(core),
      });
      house = { intents, details };
      stopLoading = code.afterSignIn(core, details);
    },
  );
  const load = async (): Promise<WishHouse> => {
    await wishes.load();
    if (!house) throw partMissing();
    return house;
  };
  return {
    late: {
      keeping,
      wishes,
      stop() {
        posting?.stop();
        stopLoading();
      },
      async posting() {
        await keeping.load();
        if (!posting) throw partMissing();
        return posting;
      },
    },
    intents: lateIntents(
      () => house?.intents ?? null,
      async () => (await load()).intents,
      core.notices,
    ),
    details: async () => (await load()).details,
  };
}

async function resume(core: Core, late: Late): Promise<void> {
  const posting = await late.posting();
  if (core.meId !== null) await posting.resume();
}

/** Nobody misses the stream before the first posts are painted. Returns the way to stop. */
function startBehindPosts(start: () => () => void): () => void {
  let stop = (): void => {};
  const forget = firstScreen.after(() => {
    stop = start();
  });
  return () => {
    forget();
    stop();
  };
}

function startRealm({ core, lists, stream, keeper, late, announcements }: House): () => void {
  const { settings, platform } = core;
  // A failed load is tried again with the first wish, which tells.
  if (core.meId !== null) void core.drafts.recover();
  const loadWishes = (): void => void late.wishes.load().catch(() => undefined);
  const stops = [
    settings.start(),
    core.reach.start(),
    startBehindPosts(() => stream.start()),
    lists.timelines.start(),
    lists.notifications.start(),
    keeper.start(),
    announcements.start(),
    platform.after(LATE, () => platform.whenIdle(() => void resume(core, late).catch(() => undefined))),
    () => late.stop(),
    platform.onFirstSign(loadWishes),
    platform.after(LONG_OPEN, loadWishes),
    settings.value('replyVisibility').subscribe(() => lists.timelines.filtersChanged()),
    settings.value('hideMutedPosts').subscribe(() => lists.timelines.filtersChanged()),
    lists.timelines.view('home').subscribe(() => keeper.changed()),
    lists.notifications.view.subscribe(() => keeper.changed()),
    core.me.subscribe(() => keeper.changed()),
    core.server.subscribe(() => {
      stream.arrange();
      keeper.changed();
    }),
  ];
  return () => stops.toReversed().forEach((stop) => stop());
}

function readRecords({ store }: Core): Realm['records'] {
  return {
    status: (id) => store.statuses.readable(id),
    account: (id) => store.accounts.readable(id),
    relationship: (id) => store.relationships.readable(id),
    notification: (id) => store.notifications.readable(id),
  };
}

function lateInstance(core: Core): Realm['instance'] {
  const code = new LateCode(
    null,
    async () => {
      const { createInstanceDetails } = await import('./instance/create-instance-details');
      return createInstanceDetails(core, await core.remote.instance());
    },
    () => {},
  );
  return () => code.load();
}

/** Puts one account (or visitor) on one server together. Nothing runs before `start()`. */
export function createRealm(options: RealmOptions): OwnedRealm {
  const core = createCore(options);
  const stream: UserStream = createStream(core, () => lists);
  const lists = createLists(core, {
    isJoined: () => stream.isJoined,
    post: (message: TabMessage) => stream.post(message),
  });
  const people = lateHere(async () => (await import('./people/create-people')).createPeople(core, lists));
  const { late, intents, details } = createLate(core, lists, options, people);
  const pages = new LateCode<Pages>(
    null,
    async () =>
      (await import('./pages/create-pages')).createPages(core, lists.notifications.list, announcements),
    () => {},
  );
  const keeper = createKeeper(core, lists, options.screens ?? screenStore, late);
  const announcements = createUnreadAnnouncements(core);
  if (options.snapshot) restoreSnapshot(core, lists, options.snapshot);
  if (options.account) core.ingest.account(options.account);
  return {
    key: core.key,
    me: core.me,
    server: core.server,
    records: readRecords(core),
    timelines: lists.timelines,
    conversations: (code) => lists.conversations.by(code),
    headers: () => core.remote.headers(),
    notifications: lists.notifications,
    intents,
    details,
    people,
    posting: async () => (await late.posting()).get(),
    pages: () => pages.load(),
    instance: lateInstance(core),
    notices: core.notices,
    reach: core.reach,
    drafts: core.drafts,
    settings: core.settings,
    stream,
    rowFlags: core.rowFlags,
    unreadAnnouncements: announcements,
    lookUp: async (address) => (await late.wishes.load()).lookUp(core, address),
    start: () => startRealm({ core, lists, stream, keeper, late, announcements }),
    setServer: (server) => core.server.set(server),
    setAccount: (account) => core.ingest.account(account),
  };
}
