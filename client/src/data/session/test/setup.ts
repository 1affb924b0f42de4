import { createStorage, type SafeStorage } from '@/lib/storage';
import { createSessions, type RunningSessions, type SessionsOptions } from '../create-sessions';
import { behaveLikeAkkoma } from './akkoma';
import { bareRealm, type BareRealm } from './bare-realm';
import { createFakeServer, type FakeServer } from './fake-server';

export const SITE = 'https://tide.example';

/** A browser's storage in memory, with the values where a test can see them. */
export function memoryArea(): { area: Storage; values: Map<string, string> } {
  const values = new Map<string, string>();
  const area: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
  return { area, values };
}

export interface Bench {
  server: FakeServer;
  values: Map<string, string>;
  left: string[];
  forgotten: string[];
  realms: BareRealm[];
  /** Another page of the same browser. */
  open: (more?: Partial<SessionsOptions>) => RunningSessions;
  shown: () => BareRealm | undefined;
  /** Another tab's answer to a write into this browser's storage. */
  tellTabs: () => void;
}

export function createBench(): Bench {
  const server = createFakeServer();
  behaveLikeAkkoma(server, SITE);
  const { area, values } = memoryArea();
  const tab = memoryArea().area;
  const [left, forgotten, realms]: [string[], string[], BareRealm[]] = [[], [], []];
  const listeners = new Set<(key: string | null) => void>();
  const storage = (from: Storage): SafeStorage => createStorage(() => from);
  return {
    server,
    values,
    left,
    forgotten,
    realms,
    shown: () => realms.findLast((realm) => realm.running()),
    tellTabs: () => listeners.forEach((listener) => listener('skein:sessions')),
    open: (more = {}) =>
      createSessions({
        makeRealm(seed) {
          const realm = bareRealm(seed);
          realms.push(realm);
          return realm;
        },
        site: SITE,
        storage: storage(area),
        tabStorage: storage(tab),
        fetch: server.fetch,
        leave: (address) => void left.push(address),
        forget: (key) => void forgotten.push(key),
        onStorage(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        ...more,
      }),
  };
}

/** Lets everything that was started and needs no clock come to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
}
