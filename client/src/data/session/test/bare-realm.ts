import type { Notice } from '@/data/notices/notices';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import { DEFAULT_PREFERENCES } from '@/data/settings/preferences';
import { createCell } from '../cell';
import type { RealmSeed } from '../realm-seed';

const constant = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => Promise.resolve();
const opened = (): (() => void) => nothing;

const emptyLists = {
  timelines: {
    view: () =>
      constant({
        ids: [],
        queued: 0,
        mustReload: false,
        older: { is: 'idle' },
        newer: { is: 'idle' },
        reachedEnd: false,
        loaded: false,
        gaps: new Map(),
        readUpTo: null,
        also: new Map(),
        filter: { onlyMedia: false, hideRepeats: false },
      }),
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
    view: constant({
      ids: [],
      unseen: 0,
      older: { is: 'idle' },
      newer: { is: 'idle' },
      reachedEnd: false,
      loaded: false,
    }),
    open: opened,
    loadNewer: nothingYet,
    showMore: nothingYet,
    markSeen: nothing,
    markAllSeen: nothing,
    dismiss: nothingYet,
  },
} satisfies Partial<Realm>;

const nowhere = { get: () => null, load: () => Promise.reject(new Error('a bare realm has no late parts')) };

const deafWishes: Realm['intents'] = {
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

/** A realm that only remembers who it belongs to, what it was told and whether it runs. */
export interface BareRealm extends Realm {
  seed: RealmSeed;
  running: () => boolean;
  said: () => readonly Notice[];
}

export function bareRealm(seed: RealmSeed): BareRealm {
  const notices = createCell<readonly Notice[]>([]);
  let running = false;
  return {
    seed,
    running: () => running,
    said: notices.get,
    key: seed.key,
    me: seed.account,
    server: seed.server,
    late: {
      pages: nowhere,
      details: nowhere,
      people: nowhere,
      posting: nowhere,
      instance: nowhere,
      headers: nowhere,
    },
    records: {
      status: () => constant(undefined),
      account: () => constant(undefined),
      relationship: () => constant(undefined),
      notification: () => constant(undefined),
    },
    ...emptyLists,
    intents: deafWishes,
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
    reach: { state: constant('here'), check: () => Promise.resolve(true), onReturn: () => nothing },
    drafts: { get: () => null, save: () => true, clear: nothing, watch: () => nothing },
    settings: {
      value: (name) => constant(DEFAULT_PREFERENCES[name]),
      get: (name) => DEFAULT_PREFERENCES[name],
      set: nothing,
    },
    stream: { state: constant('disabled') },
    rowFlags: { get: () => constant(undefined), set: nothing },
    unreadAnnouncements: constant(0),
    lookUp: () => Promise.resolve(null),
    start() {
      running = true;
      return () => void (running = false);
    },
  };
}
