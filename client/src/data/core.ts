import type { Account } from '@/domain/account/account';
import type { AccountId, RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';
import type { Notices } from '@/data/notices/notices';
import type { Readable } from './readable';
import { createIngest, type Ingest } from './ingest/ingest';
import { createNotices } from '@/data/notices/create-notices';
import { createLearnt, type Learnt } from './learnt';
import type { Platform } from './platform';
import type { Remote } from './remote/remote';
import { ReachKeeper } from './reach/create-reach';
import { createRowFlags, type RowFlagTable } from './create-row-flags';
import { createFilters, type FilterBook } from './filters/create-filters';
import { createSettings, type SettingsStore } from '@/data/settings/create-settings';
import type { Cell } from './store/cell';
import { createDrafts, type KeptDrafts } from './writing/drafts/drafts';
import { createWaitingMark, type WaitingMark } from './wishes/waiting-posts';
import type { TabMessage } from './stream/tab-messages';
import { createStore, type Store } from './store/store';
import { wishStore, type WishStore } from './wishes/wish-store';
import { Wishes } from './wishes/wishes';

export interface CoreOptions {
  key: RealmKey;
  /** Null for a visitor. */
  account: Account | null;
  server: Server;
  remote: Remote;
  platform: Platform;
  /** Where wishes are kept; IndexedDB unless a test says otherwise. */
  wishesKept?: WishStore;
}

/** What all lists and intents of one realm stand on. */
export interface Core {
  key: RealmKey;
  meId: AccountId | null;
  me: Readable<Account | null>;
  server: Cell<Server>;
  /** What trying has shown of the server. */
  learnt: Learnt;
  store: Store;
  ingest: Ingest;
  notices: Notices;
  reach: ReachKeeper;
  drafts: KeptDrafts;
  waiting: WaitingMark;
  wishes: Wishes;
  settings: SettingsStore;
  filters: FilterBook;
  rowFlags: RowFlagTable;
  remote: Remote;
  platform: Platform;
  /** Tells the other tabs of the realm. */
  tell: (message: TabMessage) => void;
}

function readMe(store: Store, meId: AccountId | null): Readable<Account | null> {
  const record = store.accounts.readable(meId ?? '');
  return { get: () => (meId === null ? null : (record.get() ?? null)), subscribe: record.subscribe };
}

export function createCore(
  { key, account, server, remote, platform, wishesKept }: CoreOptions,
  tell: Core['tell'] = () => undefined,
): Core {
  const store = createStore();
  const { batch } = store;
  const learnt = createLearnt(batch, platform, server);
  const ingest = createIngest(store);
  if (account) ingest.account(account);
  const meId = account?.id ?? null;
  const notices = createNotices(batch, platform);
  const defaults = {
    get: () => learnt.server.get().ui.preferenceDefaults,
    subscribe: learnt.server.subscribe,
  };
  const settings = createSettings({ batch, platform, key, defaults });
  const reach = new ReachKeeper({ batch, platform, notices, remote });
  const waiting = createWaitingMark(batch, platform, key);
  const kept = wishesKept ?? wishStore(key);
  return {
    key,
    meId,
    me: readMe(store, meId),
    server: learnt.server,
    learnt,
    store,
    ingest,
    notices,
    reach,
    drafts: createDrafts(platform, key),
    waiting,
    wishes: new Wishes({ key, store, platform, reach, notices, waiting, kept }),
    settings,
    filters: createFilters({ batch, platform, settings, key }),
    rowFlags: createRowFlags(batch),
    remote,
    platform,
    tell,
  };
}
