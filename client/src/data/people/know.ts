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
const AT_ONCE = 40;

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

/** Handles are compared without case, and with the own server's host cut off. */
export function findPerson({ store, server }: Core, acct: string): AccountId | null {
  const host = URL.canParse(server.get().base) ? new URL(server.get().base).host : '';
  const wanted = acct.toLowerCase().replace(`@${host}`, '');
  for (const id of store.accounts.oldestFirst())
    if (store.accounts.truth(id)?.acct.toLowerCase() === wanted) return id;
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

/** A person and the relationship; asked for once, again after a failure. */
export function knowPerson(core: Core, remoteAsk: Ask): (id: AccountId) => Promise<void> {
  const asked = new Map<AccountId, Promise<void>>();
  const fetch = async (id: AccountId): Promise<void> => {
    const { store, meId } = core;
    if (!store.accounts.truth(id)) return void (await remoteAsk((remote) => fetchPerson(core, remote, id)));
    if (meId === null || meId === id || store.relationships.truth(id)) return;
    core.ingest.relationships(await core.remote.relationships([id]));
  };
  return (id) => {
    const known = asked.get(id);
    if (known) return known;
    const answer = fetch(id);
    asked.set(id, answer);
    answer.catch(() => asked.delete(id));
    return answer;
  };
}
