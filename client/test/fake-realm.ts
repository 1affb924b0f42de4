import type { Account } from '@/domain/account/account';
import type { ApiError, Fetch } from '@/domain/api-error';
import type { FederationPolicies } from '@/domain/instance/federation';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Server } from '@/domain/instance/server';
import { FILTER_PLACES, wordFilter, type Filter } from '@/domain/filter/filter';
import { createPostFilters } from '@/domain/filter/filter-index';
import type { Filters, FilterWork, KnownFilters } from '@/data/filters/filters';
import type { Folders } from '@/data/library/folders';
import type { Library } from '@/data/library/library';
import type { Late } from '@/lib/late';
import type { Status } from '@/domain/status/status';
import type { Conversations, ConversationView } from '@/data/conversations/conversations';
import type { Draft, Drafts } from '@/data/writing/drafts/draft';
import type { Intents } from '@/data/intents/intents';
import type { Notice, Notices } from '@/data/notices/notices';
import type { NotificationsView } from '@/data/notifications/notifications';
import type { Realm } from '@/data/realm';
import type { Settings } from '@/data/settings/settings';
import type { WaitingPosts } from '@/data/wishes/waiting-posts';
import type { WaitingWish } from '@/data/wishes/wish';
import type { StreamState } from '@/data/stream/stream';
import type { TimelineView } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { fakeDetails } from './fake-details';
import { fakePosting } from './fake-posting';
import type { Posting } from '@/data/writing/posting/posting';
import { fakeScreens, type FakeScreensFacts } from './fake-screens';
import type { InstanceDetails } from '@/data/instance/instance-details';
import type { Details } from '@/data/details/details';
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from '@/data/settings/preferences';
import { createFakePeople, type FakePeopleFacts } from './fake-people';
import type { Cell } from '@/data/store/cell';
import { cell, cells } from './cell';
import { makeServer } from './make';

const NO_POLICIES: FederationPolicies = {
  active: [],
  hosts: {
    accept: [],
    reject: [],
    quarantine: [],
    federated_timeline_removal: [],
    media_nsfw: [],
    media_removal: [],
  },
  keywords: { removed: [], rejected: [] },
  replaced: [],
};
const IDLE: Fetch = { is: 'idle' };

/** What a test gives; everything is optional. Views may be partial. */
export interface FakeRealmFacts {
  people?: FakePeopleFacts;
  me?: Account | null;
  server?: Server;
  accounts?: readonly Account[];
  statuses?: readonly Status[];
  relationships?: readonly Relationship[];
  notifications?: readonly Notification[];
  timelines?: Partial<Record<TimelineKey, Partial<TimelineView>>>;
  conversations?: Readonly<Record<string, Partial<ConversationView>>>;
  notificationsView?: Partial<NotificationsView>;
  preferences?: Partial<Preferences>;
  followsTag?: boolean | null;
  /** Filters of the reader; undefined: the server has told none yet. */
  filters?: readonly Filter[];
  /** Answers of `filters()`. */
  filterWork?: Partial<FilterWork>;
  drafts?: Readonly<Record<string, Draft>>;
  /** Answers of `details()`; the rest finds nothing. */
  details?: Partial<Details>;
  /** Answers of `posting()`. */
  posting?: Partial<Posting>;
  /** Answers of `screens()`; the rest finds nothing. */
  screens?: FakeScreensFacts;
  /** Folders of bookmarks; without, nobody keeps any. */
  folders?: Folders;
  /** The reader's library; without, its code does not come unless there are folders. */
  library?: Library;
  /** The same of `instance()`. */
  instance?: Partial<InstanceDetails>;
  /** Answer of `intents.post`; rejects when it is an error. */
  post?: () => Promise<string>;
}

/** A realm of plain objects. `calls` lists what screens asked for, as `['favourite', '7', true]`. */
export interface FakeRealm extends Realm {
  calls: (readonly unknown[])[];
  me: Cell<Account | null>;
  server: Cell<Server>;
  cells: {
    status: (id: string) => Cell<Status | undefined>;
    account: (id: string) => Cell<Account | undefined>;
    relationship: (id: string) => Cell<Relationship | undefined>;
    notification: (id: string) => Cell<Notification | undefined>;
    timeline: (key: TimelineKey) => Cell<TimelineView>;
    conversation: (id: string) => Cell<ConversationView>;
    notificationsView: Cell<NotificationsView>;
    stream: Cell<StreamState>;
    reach: Cell<'here' | 'lost'>;
    unreadAnnouncements: Cell<number>;
    waitingPosts: Cell<WaitingPosts>;
    wishes: Cell<readonly WaitingWish[]>;
  };
}

const byId = <T extends { id: string }>(
  records: readonly T[] | undefined,
): ((id: string) => Cell<T | undefined>) => {
  const known = new Map((records ?? []).map((record) => [record.id, record]));
  return cells((id: string) => known.get(id));
};

function fakeFilters({ filters, preferences }: FakeRealmFacts): Filters {
  const words = (preferences?.muteWords ?? []).map(wordFilter);
  return {
    known: cell<KnownFilters>({ server: filters ?? null, browser: [] }),
    active: cell(createPostFilters([...(filters ?? []), ...words])),
  };
}

const fakeFilterWork = (
  note: (...call: readonly unknown[]) => void,
  answers: Partial<FilterWork> = {},
): FilterWork => ({
  refresh: async () => 'v1',
  places: () => FILTER_PLACES,
  save: async (before, content) => (
    note('saveFilter', before, content),
    { id: '1', kept: 'server', lost: [] }
  ),
  remove: async (filter) => note('removeFilter', filter),
  copyTo: (others) => note('copyFilters', others),
  ...answers,
});

const fakeInstance = (answers: Partial<InstanceDetails> = {}): InstanceDetails => ({
  policies: async () => NO_POLICIES,
  rules: async () => [],
  staff: async () => [],
  terms: async () => null,
  panel: async () => null,
  suggestions: async () => [],
  themes: async () => [],
  theme: () => Promise.reject(new Error('no theme')),
  person: async () => null,
  ...answers,
});

/** A late part that comes when it is asked for. */
const soon = <T>(part: T): Late<T> => ({ get: () => null, load: async () => part });

export function createFakeRealm(facts: FakeRealmFacts = {}): FakeRealm {
  const calls: (readonly unknown[])[] = [];
  const note = (...call: readonly unknown[]): void => void calls.push(call);
  const me = cell<Account | null>(facts.me ?? null);
  const server = cell(facts.server ?? makeServer());
  const fake = {
    status: byId(facts.statuses),
    account: byId([...(facts.accounts ?? []), ...(facts.me ? [facts.me] : [])]),
    relationship: byId(facts.relationships),
    notification: byId(facts.notifications),
    timeline: cells((key: TimelineKey) => timelineView(facts.timelines?.[key])),
    conversation: cells((id: string) => conversationView(facts.conversations?.[id])),
    notificationsView: cell(notificationsView(facts)),
    stream: cell<StreamState>('disabled'),
    reach: cell<'here' | 'lost'>('here'),
    unreadAnnouncements: cell(0),
    waitingPosts: cell<WaitingPosts>({ count: 0, waitsFor: 'server', wishes: 0, isSending: false }),
    wishes: cell<readonly WaitingWish[]>([]),
  };
  const details = fakeDetails(note, facts.details);
  const people = createFakePeople(note, facts.people ?? {});
  const tags = cells((_name: string): boolean | null => null);
  const conversations: Conversations = {
    view: fake.conversation,
    open: (id) => (note('openConversation', id), () => note('closeConversation', id)),
    reload: async (id) => note('reloadConversation', id),
  };
  const flags = cells((_key: string): boolean | undefined => undefined);
  return {
    calls,
    cells: fake,
    key: `https://tidepool.example|${facts.me?.id ?? 'guest'}`,
    me,
    server,
    records: {
      status: fake.status,
      account: fake.account,
      relationship: fake.relationship,
      notification: fake.notification,
    },
    timelines: {
      view: fake.timeline,
      open: (key) => (note('open', key), () => note('close', key)),
      loadNewer: async (key) => note('loadNewer', key),
      loadOlder: async (key) => note('loadOlder', key),
      showNew: (key) => note('showNew', key),
      returnInside: (key, newest) => note('returnInside', key, newest),
      setReading: (key, reading) => note('setReading', key, reading),
      fillGap: async (key, gap, end) => (note('fillGap', key, gap, end), null),
      loadAround: async (key, id) => note('loadAround', key, id),
      setFilter: (key, filter) => note('setFilter', key, filter),
    },
    conversations,
    notifications: {
      view: fake.notificationsView,
      open: () => (note('openNotifications'), () => note('closeNotifications')),
      loadNewer: async () => note('loadNewerNotifications'),
      showMore: async () => note('showMoreNotifications'),
      markSeen: (id) => note('markSeen', id),
      markAllSeen: () => note('markAllSeen'),
      dismiss: async (ids) => note('dismiss', ids),
    },
    intents: fakeIntents(note, facts.post),
    late: {
      people: { get: () => people, load: async () => people },
      headers: soon({
        follows: tags,
        look: async (name) => tags(name).set(facts.followsTag ?? null),
        followTag(name, on) {
          note('followTag', name, on);
          tags(name).set(on);
        },
      }),
      details: { get: () => details, load: async () => details },
      posting: soon(fakePosting(note, facts.post, facts.posting)),
      screens: soon(fakeScreens(note, facts.screens)),
      // What outlives a page is tried on a real realm.
      visited: { get: () => null, load: () => Promise.reject(new Error('nothing was visited')) },
      filters: soon(fakeFilterWork(note, facts.filterWork)),
      instance: soon(fakeInstance(facts.instance)),
      // Push is tried on its own keeper and a real browser.
      push: { get: () => null, load: () => Promise.reject(new Error('no push here')) },
      // What staff do is tried on a real realm.
      moderation: { get: () => null, load: () => Promise.reject(new Error('nobody is staff here')) },
      // The library itself is tried on its own parts and in a real browser.
      library:
        facts.folders || facts.library
          ? soon({ library: facts.library ?? null, folders: facts.folders ?? null })
          : { get: () => null, load: () => Promise.reject(new Error('no library here')) },
      // What other servers know is tried on a real realm and in a browser.
      further: { get: () => null, load: () => Promise.reject(new Error('nothing further here')) },
      // Deeds of accounts that are not shown are tried end to end.
      acting: { get: () => null, load: () => Promise.reject(new Error('nobody else is here')) },
    },
    notices: fakeNotices(),
    reach: {
      heardAt: () => 0,
      awayFor: () => 0,
      state: fake.reach,
      check: async () => fake.reach.get() === 'here',
      onReturn: (listener) =>
        fake.reach.subscribe(() => {
          if (fake.reach.get() === 'here') listener();
        }),
    },
    drafts: fakeDrafts(facts.drafts ?? {}),
    settings: fakeSettings(facts.preferences ?? {}),
    filters: fakeFilters(facts),
    stream: { state: fake.stream },
    unreadAnnouncements: fake.unreadAnnouncements,
    waitingPosts: fake.waitingPosts,
    wishes: {
      view: fake.wishes,
      takeBack: (key) => note('takeBackWish', key),
      again: (key) => note('wishAgain', key),
    },
    lookUp: async (address) => (note('lookUp', address), null),
    rowFlags: {
      get: (id, flag) => flags(`${id} ${flag}`),
      set: (id, flag, value) => flags(`${id} ${flag}`).set(value),
    },
    start: () => (note('start'), () => note('stop')),
  };
}

const timelineView = (given: Partial<TimelineView> = {}): TimelineView => ({
  ids: [],
  queued: 0,
  mustReload: false,
  older: IDLE,
  newer: IDLE,
  reachedEnd: false,
  loaded: true,
  gaps: new Map(),
  readUpTo: null,
  also: new Map(),
  filter: { onlyMedia: false, hideRepeats: false },
  ...given,
});

const conversationView = (given: Partial<ConversationView> = {}): ConversationView => ({
  ids: [],
  fetch: IDLE,
  loaded: true,
  ...given,
});

const notificationsView = (facts: FakeRealmFacts): NotificationsView => ({
  ids: (facts.notifications ?? []).map((notification) => notification.id),
  unseen: (facts.notifications ?? []).filter((notification) => notification.seen === false).length,
  older: IDLE,
  newer: IDLE,
  reachedEnd: false,
  loaded: true,
  ...facts.notificationsView,
});

function fakeIntents(note: (...call: readonly unknown[]) => void, post?: () => Promise<string>): Intents {
  return {
    favourite: (id, on) => note('favourite', id, on),
    repeat: (id, on, visibility) => note('repeat', id, on, visibility),
    bookmark: (id, on) => note('bookmark', id, on),
    follow: (id, on) => note('follow', id, on),
    mutedUntil: () => null,
    muteConversation: (id, on) => note('muteConversation', id, on),
    react: (id, emoji, on) => note('react', id, emoji, on),
    pin: (id, on) => note('pin', id, on),
    remove: async (id) => note('remove', id),
    answerFollowRequest: async (id, approve) => note('answerFollowRequest', id, approve),
    post: async (status) => {
      note('post', status);
      return post ? post() : 'posted';
    },
  };
}

function fakeNotices(): Notices {
  const list = cell<readonly Notice[]>([]);
  const ofStatus = cells((_id: string): ApiError | null => null);
  let next = 1;
  return {
    list,
    push: (notice) => {
      const id = next;
      next += 1;
      list.set([...list.get(), { error: null, ...notice, id }]);
      return id;
    },
    keep: () => undefined,
    close: (id) => list.set(list.get().filter((notice) => notice.id !== id)),
    forStatus: ofStatus,
    setForStatus: (id, error) => ofStatus(id).set(error),
  };
}

function fakeDrafts(initial: Readonly<Record<string, Draft>>): Drafts {
  const kept = new Map(Object.entries(initial));
  return {
    get: (key) => kept.get(key) ?? null,
    save: (key, draft) => (kept.set(key, draft), true),
    clear: (key) => void kept.delete(key),
    watch: () => () => {},
  };
}

function fakeSettings(given: Partial<Preferences>): Settings {
  const all = cell<Preferences>({ ...DEFAULT_PREFERENCES, ...given });
  const value = <N extends PreferenceName>(
    name: N,
  ): { get: () => Preferences[N]; subscribe: Cell<Preferences>['subscribe'] } => ({
    get: () => all.get()[name],
    subscribe: all.subscribe,
  });
  return {
    value,
    get: (name) => all.get()[name],
    set: (name, next) => all.set({ ...all.get(), [name]: next }),
    defaultOf: (name) => DEFAULT_PREFERENCES[name],
    reset: (names) =>
      all.set({
        ...all.get(),
        ...Object.fromEntries(names.map((name) => [name, DEFAULT_PREFERENCES[name]])),
      }),
    own: () => given,
    onChoice: () => () => undefined,
    copyTo: () => undefined,
    replace: () => all.set({ ...DEFAULT_PREFERENCES }),
  };
}
