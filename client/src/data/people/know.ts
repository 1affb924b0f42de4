import { ApiError } from '@/domain/api-error';
import { mayBeId, type AccountId } from '@/domain/ids';
import type { AccountBundle } from '@/api/decode/account';
import type { Core } from '@/data/core';
import type { PeopleRemote } from '@/data/remote/people-remote';

/** Writes people; relationships that did not come along are asked for by who needs them. */
export function keepPeople({ store, ingest }: Core, people: readonly AccountBundle[]): void {
  store.batch.run(() => {
    for (const { account, relationship, moved } of people) {
      ingest.account(account);
      if (moved) ingest.account(moved);
      if (relationship) ingest.relationships([relationship]);
    }
  });
}

/** Ids in one question for relationships. */
export const AT_ONCE = 40;

/** Asks for the relationships that did not come along; buttons wait for them, nothing else does. */
export async function relate(core: Core, people: readonly AccountBundle[]): Promise<void> {
  const { meId, store } = core;
  if (meId === null) return;
  const ids = people
    .filter(
      ({ account: { id }, relationship }) => !relationship && id !== meId && !store.relationships.truth(id),
    )
    .map(({ account }) => account.id);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    core.ingest.relationships(
      await core.remote.relationships(ids.slice(from, from + AT_ONCE)).catch(() => []),
    );
}

/** Handles are compared without case, and with the own server's host cut off: some servers send it. */
export function findPerson({ store, server }: Core, acct: string): AccountId | null {
  const { base } = server.get();
  const own = URL.canParse(base) ? `@${new URL(base).host}` : '@';
  const bare = (handle = ''): string => {
    const lower = handle.toLowerCase();
    return lower.endsWith(own) ? lower.slice(0, -own.length) : lower;
  };
  const wanted = bare(acct);
  for (const id of store.accounts.oldestFirst())
    if (bare(store.accounts.truth(id)?.acct) === wanted) return id;
  return null;
}

/** A path may name a person by id or handle, and a handle may look like an id: then both are tried. */
async function ask({ server }: Core, remote: PeopleRemote, idOrAcct: string): Promise<AccountBundle> {
  if (server.get().can.accountsByNickname) return remote.account(idOrAcct);
  if (!mayBeId(idOrAcct)) return remote.accountByName(idOrAcct);
  return remote.account(idOrAcct).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'not-found') return remote.accountByName(idOrAcct);
    throw error;
  });
}

export async function fetchPerson(core: Core, remote: PeopleRemote, idOrAcct: string): Promise<AccountId> {
  const bundle = await ask(core, remote, idOrAcct);
  const { id } = bundle.account;
  keepPeople(core, [bundle]);
  if (!bundle.relationship && core.meId !== null && core.meId !== id)
    // The page is worth showing without it; the buttons wait.
    core.ingest.relationships(await core.remote.relationships([id]).catch(() => []));
  return id;
}

type Ask = <T>(question: (remote: PeopleRemote) => Promise<T>) => Promise<T>;

/** A person, by id or handle, and the relationship; asked for once, again after a failure. */
export function knowPerson(
  core: Core,
  remoteAsk: Ask,
  underWay: (idOrAcct: string) => Promise<AccountId> | null,
): (idOrAcct: string) => Promise<AccountId> {
  const asked = new Map<string, Promise<AccountId>>();
  const fetch = async (idOrAcct: string): Promise<AccountId> => {
    const { store, meId } = core;
    const id = store.accounts.truth(idOrAcct) ? idOrAcct : findPerson(core, idOrAcct);
    if (id === null) return remoteAsk((remote) => fetchPerson(core, remote, idOrAcct));
    if (meId !== null && meId !== id && !store.relationships.truth(id))
      core.ingest.relationships(await core.remote.relationships([id]));
    return id;
  };
  return (id) => {
    const known = asked.get(id);
    if (known) return known;
    const answer = underWay(id) ?? fetch(id);
    asked.set(id, answer);
    answer.catch(() => asked.delete(id));
    return answer;
  };
}
