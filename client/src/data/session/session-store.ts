import { decodeAccount } from '@/api/decode/account';
import { dto, list, text, wordsOrNull } from '@/api/decode/shape';
import type { Account } from '@/domain/account/account';
import type { RealmKey } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { SafeStorage } from '@/lib/storage';

/** One signed-in account of this browser. */
export interface SavedSession {
  key: RealmKey;
  base: string;
  token: string;
  /** As last seen. */
  account: Account;
  /** The same as it came from the server: what is written. */
  kept: unknown;
}

interface SavedSessions {
  sessions: readonly SavedSession[];
  /** The one that was used last in any tab, where a new tab begins; null for the visitor. */
  active: RealmKey | null;
  lastLoginName: string;
}

export const SESSIONS_KEY = 'skein:sessions';
/** Unread notifications of the accounts, as last told (unread.ts). */
export const UNREAD_KEY = 'skein:unread';
/** Of this tab alone: the account that it shows. Read by client/early/early.js too. */
const TAB_KEY = 'skein:tab-account';

const decodeSession = (input: unknown): SavedSession | null => {
  const from = dto(input);
  const account = decodeAccount(from.account)?.account;
  const base = text(from.base);
  const token = text(from.token);
  if (!account || base === '' || token === '') return null;
  return { key: keyOf(base, account.id), base, token, account, kept: from.account };
};

export const keyOf = (base: string, accountId: string | null): RealmKey => `${base}|${accountId ?? 'guest'}`;

function read(storage: SafeStorage): SavedSessions {
  const from = dto(parseJson(storage.get(SESSIONS_KEY) ?? ''));
  const sessions = list(from.sessions, decodeSession);
  const active = wordsOrNull(from.active);
  return {
    sessions,
    active: sessions.some(({ key }) => key === active) ? active : null,
    lastLoginName: text(from.lastLoginName),
  };
}

/** The account that this tab begins with: its own, else the one that was used last. */
export function readActiveKey(storage: SafeStorage, tabStorage: SafeStorage): RealmKey | null {
  const { sessions, active } = read(storage);
  const own = tabStorage.get(TAB_KEY);
  return sessions.find(({ key }) => key === own)?.key ?? active;
}

const pack = ({ sessions, active, lastLoginName }: SavedSessions): string =>
  JSON.stringify({
    sessions: sessions.map(({ base, token, kept }) => ({ base, token, account: kept })),
    active,
    lastLoginName,
  });

/**
 * All sign-ins of this browser in one stored text, so that a write either happens whole or not at all
 * (SYS-04). Other tabs share it.
 */
export interface SessionStore {
  get: () => SavedSessions;
  find: (key: RealmKey | null) => SavedSession | undefined;
  /** Adds or replaces the session of the same key. */
  put: (session: SavedSession) => void;
  /** Replaces it unless it was signed out meanwhile, perhaps in another tab; tells whether it was there. */
  update: (session: SavedSession) => boolean;
  drop: (key: RealmKey) => void;
  /** Keeps them in this order; those that it does not name come last. */
  arrange: (order: readonly RealmKey[]) => void;
  /** The account of this tab. */
  own: () => RealmKey | null;
  /** This tab shows that account from now on, also after a reload. */
  setOwn: (key: RealmKey | null) => void;
  /** A tab that is opened now begins with that account. */
  setActive: (key: RealmKey) => void;
  setLastLoginName: (name: string) => void;
  /** Another tab wrote: reads again. */
  reload: () => void;
}

export function createSessionStore(storage: SafeStorage, tabStorage: SafeStorage): SessionStore {
  let saved = read(storage);
  // Another tab may have written since: every change starts from what is stored now.
  const change = (next: (now: SavedSessions) => Partial<SavedSessions>): void => {
    const now = read(storage);
    saved = { ...now, ...next(now) };
    storage.set(SESSIONS_KEY, pack(saved));
  };
  const put = (session: SavedSession): void =>
    change(({ sessions }) => {
      const at = sessions.findIndex((one) => one.key === session.key);
      return { sessions: at === -1 ? [...sessions, session] : sessions.with(at, session) };
    });
  return {
    get: () => saved,
    find: (key) => saved.sessions.find((one) => one.key === key),
    put,
    update(session) {
      saved = read(storage);
      const there = saved.sessions.some(({ key, token }) => key === session.key && token === session.token);
      if (there) put(session);
      return there;
    },
    drop: (key) =>
      change(({ sessions, active }) => ({
        sessions: sessions.filter((one) => one.key !== key),
        active: active === key ? null : active,
      })),
    arrange(order) {
      const rank = ({ key }: SavedSession): number =>
        order.includes(key) ? order.indexOf(key) : order.length;
      change(({ sessions }) => ({ sessions: [...sessions].sort((one, other) => rank(one) - rank(other)) }));
    },
    own: () => readActiveKey(storage, tabStorage),
    setOwn: (key) => (key === null ? tabStorage.remove(TAB_KEY) : void tabStorage.set(TAB_KEY, key)),
    setActive(key) {
      if (saved.active !== key) change(() => ({ active: key }));
    },
    setLastLoginName: (name) => change(() => ({ lastLoginName: name })),
    reload: () => void (saved = read(storage)),
  };
}
