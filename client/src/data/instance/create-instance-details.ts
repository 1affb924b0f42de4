import type { AccountBundle } from '@/api/decode/account';
import type { Core } from '@/data/core';
import type { InstanceFacts, InstanceRemote } from '@/data/remote/instance-remote';
import { ApiError, toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { absoluteAddresses } from './absolute-addresses';
import type { InstanceDetails, StaffMember } from './instance-details';

/** More staff than this is asked for by nobody. */
const MOST_STAFF = 30;
/** Of so many recommended people some are chosen. */
const POOL = 40;

/** The answer stays for the visit; a failure is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= ask().catch((thrown: unknown) => {
      kept = null;
      throw toApiError(thrown);
    });
    return kept;
  };
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

const RANK = { admin: 0, moderator: 1, member: 2 } as const;

async function loadStaff(
  { staffNames, contact }: InstanceFacts,
  account: InstanceRemote['account'],
): Promise<readonly (readonly [name: string, bundle: AccountBundle | null])[]> {
  if (staffNames.length === 0) return contact ? [[contact.account.acct, contact]] : [];
  return Promise.all(
    staffNames
      .slice(0, MOST_STAFF)
      .map(async (name) => [name, await account(name).catch(() => null)] as const),
  );
}

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
  const readable = (html: string | null): string | null =>
    html === null ? null : absoluteAddresses(html, server.get().base);
  /** A page that the admin put beside the client; where there is none it is looked for once (data/learnt.ts). */
  const page = async (
    ability: 'termsPage' | 'instancePanel',
    fetch: () => Promise<string>,
  ): Promise<string | null> =>
    server.get().can[ability] ? learnt.trying(ability, fetch).catch(() => null) : null;
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
      const own = `@${new URL(server.get().base).host}`;
      const name = acct.endsWith(own) ? acct.slice(0, -own.length) : acct;
      try {
        return await findPerson(core, remote, name);
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind === 'not-found') return null;
        throw error;
      }
    },
  };
}

/** By name where the server looks up unknown ones itself, else by search, which does. */
async function findPerson(
  { ingest, remote: general, server }: Core,
  remote: InstanceRemote,
  name: string,
): ReturnType<InstanceDetails['person']> {
  const byName = server.get().can.accountsByNickname || !name.includes('@');
  const found = byName
    ? (await remote.account(name)).account
    : (await general.searchAddress(`@${name}`)).accounts.find(
        ({ account }) => account.acct.toLowerCase() === name.toLowerCase(),
      )?.account;
  if (!found) return null;
  ingest.account(found);
  return { id: found.id, acct: found.acct };
}
