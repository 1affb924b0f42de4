import type { RealmKey } from '@/domain/ids';
import { screenStore, type ScreenStore } from './database';
import { isSnapshot, type Snapshot } from './snapshot';

/** Starts reading the last screen; boot calls it before anything else. Null when there is none. */
export async function preloadRealmSnapshot(
  key: RealmKey,
  store: ScreenStore = screenStore,
): Promise<Snapshot | null> {
  const stored = await store.read(key);
  return isSnapshot(stored) ? stored : null;
}

/** At sign-out: nothing of the account stays in this browser. */
export const dropRealmSnapshot = (key: RealmKey, store: ScreenStore = screenStore): Promise<void> =>
  store.drop(key);
