import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';

const RealmContext = createContext<Realm | null>(null);

/** `app` provides the realm that is shown. */
export const RealmProvider = RealmContext.Provider;

/** The realm (account or visitor on a server) that this part of the page shows. */
export function useRealm(): Realm {
  const realm = useContext(RealmContext);
  if (!realm) throw new Error('no realm: RealmProvider is missing');
  return realm;
}

/**
 * Re-renders when the value changes. A `Readable` is stable: the realm hands out the same one for the
 * same key, and `get` returns the same object until a change.
 */
export const useReadable = <T>(readable: Readable<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get);
