import type { Core } from '@/data/core';

/**
 * Learns whom the reader muted and blocked, so that posts that speak to them can be told (ST-03), and whom
 * the reader follows (AUTH-06). The newest page of each is enough: nobody waits for it, and a failure is silent.
 */
export async function loadStanding({ meId, ingest, remote, store }: Core): Promise<void> {
  if (meId === null) return;
  try {
    const details = await remote.details();
    const people = await details.mutedAndBlocked();
    ingest.relationships(people.flatMap(({ relationship }) => relationship ?? []));
    const unknown = people.map(({ account }) => account.id).filter((id) => !store.relationships.truth(id));
    if (unknown.length > 0) ingest.relationships(await remote.relationships(unknown));
    for (const { account, relationship } of await details.friends(meId)) {
      ingest.account(account);
      if (relationship) ingest.relationships([relationship]);
    }
  } catch {
    // Told by nobody, missed by few: the next visit asks again.
  }
}
