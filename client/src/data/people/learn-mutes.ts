import type { Core } from '@/data/core';
import type { Relationship } from '@/domain/relationship';

/** Servers tell of so many people at once. */
const LOOKED_UP = 40;

export type Learn = (told: readonly Relationship[]) => void;

/** Answers that are on their way take back nothing that came, or was chosen, after they were asked for. */
export function learner({ ingest, store: { relationships } }: Core): Learn {
  const before = new Map([...relationships.oldestFirst()].map((id) => [id, relationships.truth(id)]));
  return (told) => ingest.relationships(told.filter(({ id }) => relationships.truth(id) === before.get(id)));
}

/**
 * Learns whom the reader muted and blocked, so that posts that speak to them can be told (ST-03) and menus know. The
 * newest page of each is enough: nobody waits for it. Who is not in it is looked up where it was said of them.
 */
export async function loadMutes({ remote, store: { relationships } }: Core, learn: Learn): Promise<void> {
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

const first = new WeakMap<Core, Promise<void>>();

/**
 * Asked for by whatever comes first: a while after the first posts, because what muted people repeat is told as if
 * nothing were muted, or the first sign of somebody who uses the page. Never fails: mutes are asked for now and then.
 */
export function firstMutes(core: Core): Promise<void> {
  const asked = first.get(core) ?? loadMutes(core, learner(core)).catch(() => undefined);
  first.set(core, asked);
  return asked;
}
