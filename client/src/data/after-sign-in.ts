import type { Core } from '@/data/core';
import type { Details } from '@/data/details/details';
import { toApiError } from '@/domain/api-error';
import type { Relationship } from '@/domain/account/relationship';
import { choicesOf } from './library/database-of';
import { Poller } from './fetching/poller';

/** Whom the reader muted or blocked on another device is known here so many milliseconds later, or on coming back. */
const INTERVAL = 900_000;
/** Servers tell of so many people at once. */
const LOOKED_UP = 40;

type Learn = (told: readonly Relationship[]) => void;

/** Answers that are on their way take back nothing that came, or was chosen, after they were asked for. */
function learner({ ingest, store: { relationships } }: Core): Learn {
  const before = new Map([...relationships.oldestFirst()].map((id) => [id, relationships.truth(id)]));
  return (told) => ingest.relationships(told.filter(({ id }) => relationships.truth(id) === before.get(id)));
}

/**
 * Learns whom the reader muted and blocked, so that posts that speak to them can be told (ST-03) and menus know. The
 * newest page of each is enough: nobody waits for it. Who is not in it is looked up where it was said of them.
 */
async function loadMutes({ remote, store: { relationships } }: Core, learn: Learn): Promise<void> {
  const people = await (await remote.details()).mutedAndBlocked();
  learn(people.flatMap(({ relationship }) => relationship ?? []));
  const told = new Set(people.flatMap(({ relationship }) => relationship?.id ?? []));
  const listed = people.map(({ account }) => account.id);
  const before = [...relationships.oldestFirst()].filter((id) => {
    const known = relationships.truth(id);
    return known?.muting || known?.blocking;
  });
  const untold = [...new Set([...listed, ...before])].filter((id) => !told.has(id)).slice(0, LOOKED_UP);
  if (untold.length > 0) learn(await remote.relationships(untold));
}

async function loadFriends({ meId, ingest, remote }: Core, learn: Learn): Promise<void> {
  for (const { account, relationship } of await (await remote.details()).friends(meId ?? '')) {
    ingest.account(account);
    if (relationship) learn([relationship]);
  }
}

/**
 * What a sign-in loads behind the first screen (AUTH-06): mutes, friends, languages of the translator, names of
 * settings profiles, and for staff the open reports. One after another and without a word when it fails: each is
 * asked for again by the screen that needs it, mutes also now and then. Returns the way to stop.
 */
export function afterSignIn(
  core: Core,
  details: Pick<Details, 'translationLanguages' | 'settingsProfiles' | 'openReports'>,
  loadLibrary: () => Promise<unknown>,
): () => void {
  if (core.meId === null) return () => {};
  let isOver = false;
  let stopReports = (): void => {};
  let stopProfiles = (): void => {};
  const mutes = new Poller({
    platform: core.platform,
    reach: core.reach,
    interval: INTERVAL,
    ask: () => loadMutes(core, learner(core)).then(() => null, toApiError),
  });
  const quietly = async (load: () => Promise<unknown>): Promise<void> => {
    if (!isOver) await load().catch(() => undefined);
  };
  const loadAll = async (): Promise<void> => {
    const learn = learner(core);
    await quietly(() => loadMutes(core, learn));
    await quietly(() => loadFriends(core, learn));
    if (!isOver) mutes.start(INTERVAL);
    if (core.server.get().can.translate) await quietly(() => details.translationLanguages());
    if (!isOver) stopProfiles = details.settingsProfiles.start();
    if (!isOver) stopReports = details.openReports.start();
    // A library that is on goes on being filled.
    if (core.platform.storage.get(choicesOf(core.key)) !== null) await quietly(loadLibrary);
  };
  void loadAll();
  return () => {
    isOver = true;
    mutes.stop();
    stopReports();
    stopProfiles();
  };
}
