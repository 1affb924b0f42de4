import type { Core } from '@/data/core';
import type { Details } from '@/data/details/details';
import { toApiError } from '@/domain/api-error';
import { Poller } from './fetching/poller';
import { firstMutes, learner, loadMutes, type Learn } from './people/learn-mutes';

/** Whom the reader muted or blocked on another device is known here so many milliseconds later, or on coming back. */
const INTERVAL = 900_000;

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
): () => void {
  if (core.meId === null) return () => {};
  let isOver = false;
  let stopReports = (): void => {};
  const mutes = new Poller({
    platform: core.platform,
    interval: INTERVAL,
    ask: () => loadMutes(core, learner(core)).then(() => null, toApiError),
  });
  const quietly = async (load: () => Promise<unknown>): Promise<void> => {
    if (!isOver) await load().catch(() => undefined);
  };
  const loadAll = async (): Promise<void> => {
    const learn = learner(core);
    await quietly(() => firstMutes(core));
    await quietly(() => loadFriends(core, learn));
    if (!isOver) mutes.start(INTERVAL);
    if (core.server.get().can.translate) await quietly(() => details.translationLanguages());
    await quietly(() => details.settingsProfiles.refresh());
    if (!isOver) stopReports = details.openReports.start();
  };
  void loadAll();
  return () => {
    isOver = true;
    mutes.stop();
    stopReports();
  };
}
