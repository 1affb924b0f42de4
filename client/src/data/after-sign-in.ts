import type { Core } from '@/data/core';
import type { Details } from '@/data/details/details';
import type { Relationship } from '@/domain/relationship';

/**
 * Learns whom the reader muted and blocked, so that posts that speak to them can be told (ST-03) and menus know,
 * and whom the reader follows. The newest page of each is enough: nobody waits for it.
 */
async function loadStanding({ meId, ingest, remote, store }: Core): Promise<void> {
  // What is known came or was chosen while these answers were on their way.
  const learn = (told: readonly Relationship[]): void =>
    ingest.relationships(told.filter(({ id }) => !store.relationships.truth(id)));
  const details = await remote.details();
  const people = await details.mutedAndBlocked();
  learn(people.flatMap(({ relationship }) => relationship ?? []));
  const unknown = people.map(({ account }) => account.id).filter((id) => !store.relationships.truth(id));
  if (unknown.length > 0) learn(await remote.relationships(unknown));
  for (const { account, relationship } of await details.friends(meId ?? '')) {
    ingest.account(account);
    if (relationship) learn([relationship]);
  }
}

/**
 * What a sign-in loads behind the first screen (AUTH-06): mutes, friends, languages of the translator, names of
 * settings profiles, and for staff the open reports. One after another and without a word when it fails: each is
 * asked for again by the screen that needs it. Returns the way to stop.
 */
export function afterSignIn(
  core: Core,
  details: Pick<Details, 'translationLanguages' | 'settingsProfiles' | 'openReports'>,
): () => void {
  if (core.meId === null) return () => {};
  let isOver = false;
  let stopReports = (): void => {};
  const quietly = async (load: () => Promise<unknown>): Promise<void> => {
    if (!isOver) await load().catch(() => undefined);
  };
  const loadAll = async (): Promise<void> => {
    await quietly(() => loadStanding(core));
    if (core.server.get().can.translate) await quietly(() => details.translationLanguages());
    await quietly(() => details.settingsProfiles.refresh());
    if (!isOver) stopReports = details.openReports.start();
  };
  void loadAll();
  return () => {
    isOver = true;
    stopReports();
  };
}
