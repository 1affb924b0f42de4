import { PICTURES } from './pictures-of';
import { snapshotStore } from './snapshot-store';

/** What was kept for reading goes, of all accounts: what somebody writes needs the room (writing/SPEC.md W7). Never rejects. */
export async function makeRoom(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(PICTURES)) await caches.delete(name);
  } catch {
    // Refused: there were none.
  }
  await snapshotStore.clear();
}
