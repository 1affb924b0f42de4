import { readPreloaded } from '@/api/preloaded';
import { browserPlatform } from '@/data/browser-platform';
import { createRealm } from '@/data/create-realm';
import { dropRealmSnapshot, preloadRealmSnapshot } from '@/data/snapshot/preload';
import type { Snapshot } from '@/data/snapshot/snapshot';
import { choicesOf, deleteLibrary } from '@/data/library/database-of';
import type { Platform } from '@/data/platform';
import type { Realm } from '@/data/realm';
import { createRemote } from '@/data/remote/create-remote';
import { createSessions, type RunningSessions } from '@/data/session/create-sessions';
import type { RealmSeed } from '@/data/session/realm-seed';
import { readActiveKey } from '@/data/session/session-store';
import type { RealmKey } from '@/domain/ids';
import { fetchWithEarly, hasStartedBefore } from '@/api/early-call';
import { dropPicture } from '@/lib/screen-picture/drop-picture';
import { createStorage } from '@/lib/storage';
import { warn } from './warn';

interface LastScreen {
  key: RealmKey;
  snapshot: Snapshot | null;
}

/** Grows a realm and keeps it told of what the sign-in code learns of account and server. */
function makeRealm(seed: RealmSeed, platform: Platform, last: LastScreen | null): Realm {
  const realm = createRealm({
    key: seed.key,
    account: seed.account.get(),
    server: seed.server.get(),
    remote: createRemote({ client: seed.client, token: seed.token, server: () => seed.server.get() }),
    platform,
    snapshot: last?.key === seed.key ? last.snapshot : null,
  });
  return {
    ...realm,
    start() {
      const stops = [
        seed.server.subscribe(() => realm.setServer(seed.server.get())),
        seed.account.subscribe(() => {
          const account = seed.account.get();
          if (account) realm.setAccount(account);
        }),
        realm.start(),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** A press, before it opens a link, or a key; coming back to the window alone is enough. */
function onUse(listener: () => void): () => void {
  const left = new AbortController();
  for (const sign of ['focus', 'pointerdown', 'keydown'])
    window.addEventListener(sign, listener, { capture: true, passive: true, signal: left.signal });
  return () => left.abort();
}

/** Tells once that nothing will be kept (SYS-03). */
function tellOfRefusal(sessions: RunningSessions): void {
  sessions.active.get().notices.push({
    level: 'error',
    messageKey: 'notices.storage_unavailable',
    messageArgs: {},
    timeout: 0,
  });
}

/**
 * Puts the pieces together: storage, the account that was shown last with its snapshot, the sessions.
 * Asks no server; what there is, is shown.
 */
export async function assemble(): Promise<RunningSessions> {
  const storage = createStorage(() => localStorage);
  const platform = browserPlatform(storage, warn);
  const tabStorage = createStorage(() => sessionStorage);
  const key = readActiveKey(storage, tabStorage);
  const mayHaveSnapshot = key !== null && hasStartedBefore();
  const last = mayHaveSnapshot ? { key, snapshot: await preloadRealmSnapshot(key) } : null;
  const sessions = createSessions({
    site: location.origin,
    storage,
    tabStorage,
    preloaded: readPreloaded(document.getElementById('initial-results')?.textContent),
    fetch: fetchWithEarly,
    makeRealm: (seed) => makeRealm(seed, platform, last),
    leave: (address) => location.assign(address),
    onStorage: (listener) => platform.onStorage(listener),
    onUse,
    platform,
    forget(gone) {
      void dropRealmSnapshot(gone);
      storage.remove(choicesOf(gone));
      void deleteLibrary(gone);
      void dropPicture();
      void import('@/data/push/kept-push').then(({ forgetPush }) => forgetPush(gone)).catch(() => {});
    },
    warn,
  });
  // Of an account that this browser does not show any more.
  if (sessions.active.get().key.endsWith('|guest')) void dropPicture();
  storage.onRefusal(() => tellOfRefusal(sessions));
  return sessions;
}
