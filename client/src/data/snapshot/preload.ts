import type { RealmKey } from '@/domain/ids';
import { snapshotStore, type SnapshotStore } from './snapshot-store';
import { picturesOf } from './pictures-of';
import { isSnapshot, type Snapshot } from './snapshot';

/** Starts reading the snapshot; boot calls it before anything else. Null when there is none. */
export async function preloadRealmSnapshot(
  key: RealmKey,
  store: SnapshotStore = snapshotStore,
): Promise<Snapshot | null> {
  const stored = await store.read(key);
  return isSnapshot(stored) ? stored : null;
}

/** At sign-out: nothing of the account stays in this browser. */
export async function dropRealmSnapshot(key: RealmKey, store: SnapshotStore = snapshotStore): Promise<void> {
  await Promise.all([store.drop(key), globalThis.caches?.delete(picturesOf(key))]);
}
