import type { AccountBundle } from '@/api/decode/account';
import type { Core } from '@/data/core';
import type { InstanceFacts, InstanceRemote } from '@/data/remote/instance-remote';
import { onceEach } from '@/data/once-each';
import { ApiError, toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { isOwnHost, type Server } from '@/domain/instance/server';
import { absoluteAddresses } from './absolute-addresses';
import type { InstanceDetails, StaffMember } from './instance-details';

/** The most members of staff that are asked for. */
const MOST_STAFF = 30;
/** Of so many recommended people some are chosen. */
const POOL = 40;

/** The answer stays for the visit; a failure is an ApiError, and asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  const answers = onceEach<T>();
  const asked = (): Promise<T> =>
    ask().catch((thrown: unknown) => {
      throw toApiError(thrown);
    });
  return () => answers('', asked);
}

/** The same people in an order of chance. */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    const [a, b] = [mixed[last], mixed[at]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[at]] = [b, a];
  }
  return mixed;
}

/** What the server does not give is null; without network nobody knows whether it does. */
function nullUnlessAway(thrown: unknown): null {
  if (toApiError(thrown).kind === 'offline') throw thrown;
  return null;
}

const RANK = { admin: 0, moderator: 1, member: 2 } as const;

async function loadStaff(
  { staffNames, contact }: InstanceFacts,
  account: InstanceRemote['account'],
): Promise<readonly (readonly [name: string, bundle: AccountBundle | null])[]> {
  if (staffNames.length === 0) return contact ? [[contact.account.acct, contact]] : [];
  return Promise.all(
    staffNames
      .slice(0, MOST_STAFF)
      .map(async (name) => [name, await account(name).catch(nullUnlessAway)] as const),
  );
}

const themesOf = (remote: InstanceRemote): Pick<InstanceDetails, 'themes' | 'theme'> => ({
  themes: once(() => remote.themes()),
  theme: (id) => remote.theme(id),
});

export function createInstanceDetails(core: Core, remote: InstanceRemote): InstanceDetails {
  const { ingest, store, server, learnt, meId } = core;
  const facts = once(() => remote.facts());
  const keep = (bundles: readonly AccountBundle[]): void =>
    store.batch.run(() => {
      for (const { account, relationship } of bundles) {
        ingest.account(account);
        if (relationship) ingest.relationships([relationship]);
      }
    });
  const readable = (html: string | null): string | null => html && absoluteAddresses(html, server.get().base);
  /** A page that the admin put beside the client; where there is none it is looked for once (data/learnt.ts). */
  const page = async (
    ability: 'termsPage' | 'instancePanel',
    fetch: () => Promise<string>,
  ): Promise<string | null> =>
    server.get().can[ability] ? learnt.trying(ability, fetch).catch(nullUnlessAway) : null;
  const staff = once(async (): Promise<readonly StaffMember[]> => {
    // A private server shows visitors nobody, so that it need not be asked; the names are known without.
    const closed = meId === null && server.get().isPrivate;
    const account = (name: string): Promise<AccountBundle> =>
      closed ? Promise.reject(new ApiError('login-needed')) : remote.account(name);
    const found = await loadStaff(await facts(), account);
    keep(found.flatMap(([, bundle]) => bundle ?? []));
    return found
      .toSorted(([, a], [, b]) => RANK[a?.account.role ?? 'member'] - RANK[b?.account.role ?? 'member'])
      .map(([name, bundle]) => ({ name, id: bundle?.account.id ?? null }));
  });
  const isUnfollowed = (id: AccountId): boolean =>
    id !== meId && store.relationships.truth(id)?.following !== true;
  return {
    policies: async () => (await facts()).policies,
    rules: async () => (await facts()).rules,
    staff,
    terms: once(async () =>
      readable((await page('termsPage', () => remote.terms())) ?? (await facts()).terms),
    ),
    panel: once(async () => readable(await page('instancePanel', () => remote.panel()))),
    ...themesOf(remote),
    async suggestions(count) {
      try {
        const found = await remote.suggestions(POOL);
        keep(found);
        const ids = found.map(({ account }) => account.id).filter(isUnfollowed);
        return shuffled(ids).slice(0, count);
      } catch (thrown) {
        throw toApiError(thrown);
      }
    },
    async person(acct) {
      try {
        return await findPerson(core, remote, nameHere(server.get(), acct));
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind === 'not-found') return null;
        throw error;
      }
    },
  };
}

/** A person's name as this server knows it: without the server's own host. */
function nameHere(server: Server, acct: string): string {
  const at = acct.lastIndexOf('@');
  return at > 0 && isOwnHost(server, acct.slice(at + 1)) ? acct.slice(0, at) : acct;
}

/** By name where the server looks up unknown ones itself, else by search, which does. */
async function findPerson(
  { ingest, remote: general, server }: Core,
  remote: InstanceRemote,
  name: string,
): ReturnType<InstanceDetails['person']> {
  const far = name.includes('@');
  const known =
    server.get().can.accountsByNickname || !far
      ? await remote.account(name).catch((thrown: unknown) => {
          // Not all of them look there too, or know a host with a port by its name.
          if (far && toApiError(thrown).kind === 'not-found') return null;
          throw thrown;
        })
      : null;
  const found =
    known?.account ??
    (await general.searchAddress(`@${name}`)).accounts.find(
      ({ account }) => account.acct.toLowerCase() === name.toLowerCase(),
    )?.account;
  if (!found) return null;
  ingest.account(found);
  return { id: found.id, acct: found.acct };
}
