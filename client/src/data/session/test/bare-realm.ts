import type { Notice } from '@/data/notices/notices';
import type { LateParts } from '@/data/late-parts';
import type { Realm } from '@/data/realm';
import { createPostFilters } from '@/domain/filter/filter-index';
import { DEFAULT_PREFERENCES } from '@/data/settings/preferences';
import { constant, createPlainCell } from '@/data/store/cell';
import { NO_NOTIFICATIONS } from '@/data/notifications/notification-list';
import { EMPTY_VIEW } from '@/data/timelines/timeline-view';
import type { RealmSeed } from '../realm-seed';

const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => Promise.resolve();
const opened = (): (() => void) => nothing;

const emptyLists = {
  timelines: {
    view: () => constant(EMPTY_VIEW),
    open: opened,
    loadNewer: nothingYet,
    loadOlder: nothingYet,
    showNew: nothing,
    returnInside: () => undefined,
    setReading: nothing,
    fillGap: () => Promise.resolve(null),
    loadAround: nothingYet,
    setFilter: nothing,
  },
  conversations: {
    view: () => constant({ ids: [], fetch: { is: 'idle' }, loaded: false }),
    open: opened,
    reload: nothingYet,
  },
  notifications: {
    view: constant(NO_NOTIFICATIONS),
    open: opened,
    loadNewer: nothingYet,
    showMore: nothingYet,
    markSeen: nothing,
    markAllSeen: nothing,
    dismiss: nothingYet,
  },
} satisfies Partial<Realm>;

const nowhere = { get: () => null, load: () => Promise.reject(new Error('a bare realm has no late parts')) };

const deafIntents: Realm['intents'] = {
  favourite: nothing,
  repeat: nothing,
  bookmark: nothing,
  follow: nothing,
  muteConversation: nothing,
  mutedUntil: () => null,
  react: nothing,
  pin: nothing,
  remove: nothingYet,
  answerFollowRequest: nothingYet,
  post: async () => Promise.resolve(''),
};

const defaults: Realm['settings'] = {
  value: (name) => constant(DEFAULT_PREFERENCES[name]),
  get: (name) => DEFAULT_PREFERENCES[name],
  defaultOf: (name) => DEFAULT_PREFERENCES[name],
  reset: nothing,
  own: () => ({}),
  replace: nothing,
  onChoice: () => nothing,
  copyTo: nothing,
  set: nothing,
};

const alwaysHere: Realm['reach'] = {
  state: constant('here'),
  heardAt: () => 0,
  awayFor: () => 0,
  check: () => Promise.resolve(true),
  onReturn: () => nothing,
};

/** A realm that only remembers who it belongs to, what it was told and whether it runs. */
export interface BareRealm extends Realm {
  seed: RealmSeed;
  running: () => boolean;
  said: () => readonly Notice[];
}

const NOTHING_LATE: LateParts = {
  screens: nowhere,
  details: nowhere,
  people: nowhere,
  visited: nowhere,
  push: nowhere,
  posting: nowhere,
  instance: nowhere,
  filters: nowhere,
  moderation: nowhere,
  acting: nowhere,
  library: nowhere,
  further: nowhere,
  headers: nowhere,
};

export function bareRealm(seed: RealmSeed): BareRealm {
  const notices = createPlainCell<readonly Notice[]>([]);
  let running = false;
  return {
    seed,
    running: () => running,
    said: notices.get,
    key: seed.key,
    me: seed.account,
    server: seed.server,
    late: NOTHING_LATE,
    filters: {
      known: constant({ server: null, browser: [] }),
      active: constant(createPostFilters([])),
    },
    records: {
      status: () => constant(undefined),
      account: () => constant(undefined),
      relationship: () => constant(undefined),
      notification: () => constant(undefined),
    },
    ...emptyLists,
    intents: deafIntents,
    notices: {
      list: notices,
      push(notice) {
        notices.set([...notices.get(), { id: 1, error: null, ...notice }]);
        return 1;
      },
      keep: nothing,
      close: nothing,
      forStatus: () => constant(null),
      setForStatus: nothing,
    },
    reach: alwaysHere,
    drafts: { get: () => null, save: () => true, clear: nothing, watch: () => nothing },
    settings: defaults,
    stream: { state: constant('disabled') },
    rowFlags: { get: () => constant(undefined), set: nothing },
    unreadAnnouncements: constant(0),
    waitingPosts: constant({ count: 0, waitsFor: 'server', wishes: 0, isSending: false }),
    wishes: { view: constant([]), takeBack: nothing, again: nothing },
    lookUp: () => Promise.resolve(null),
    start() {
      running = true;
      return () => void (running = false);
    },
  };
}
