import type { Account } from '@/domain/account';
import type { AccountId, RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/server';
import type { Notices } from '@/data/notices/notices';
import type { Readable } from './readable';
import { createIngest, type Ingest } from './ingest/ingest';
import { createNotices } from '@/data/notices/create-notices';
import { createLearnt, type Learnt } from './learnt';
import type { Platform } from './platform';
import type { Remote } from './remote/remote';
import { ReachKeeper } from './reach/create-reach';
import { createRowFlags, type RowFlagTable } from './create-row-flags';
import { createSettings, type SettingsStore } from '@/data/settings/create-settings';
import type { Cell } from './store/cell';
import { createDrafts, type KeptDrafts } from './writing/drafts/drafts';
import { createStore, type Store } from './store/store';

export interface CoreOptions {
  key: RealmKey;
  /** Null for a visitor. */
  account: Account | null;
  server: Server;
  remote: Remote;
  platform: Platform;
}

/** What all lists and wishes of one realm stand on. */
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
  settings: SettingsStore;
  rowFlags: RowFlagTable;
  remote: Remote;
  platform: Platform;
}

function readMe(store: Store, meId: AccountId | null): Readable<Account | null> {
  const record = store.accounts.readable(meId ?? '');
  return { get: () => (meId === null ? null : (record.get() ?? null)), subscribe: record.subscribe };
}

export function createCore({ key, account, server, remote, platform }: CoreOptions): Core {
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
  return {
    key,
    meId,
    me: readMe(store, meId),
    server: learnt.server,
    learnt,
    store,
    ingest,
    notices,
    reach: new ReachKeeper({ batch, platform, notices, remote }),
    drafts: createDrafts(platform, key),
    settings: createSettings({ batch, platform, key, defaults }),
    rowFlags: createRowFlags(batch),
    remote,
    platform,
  };
}
