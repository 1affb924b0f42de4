import type { Relationship } from '@/domain/relationship';
import type { Abilities } from '@/domain/server';
import { decodeAccount, slimAccount, type AccountBundle } from '../decode/account';
import { decodeRelationship } from '../decode/relationship';
import { list } from '../decode/shape';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** The account of the token. `unauthorized` when the token is dead. */
export const verifyCredentials = async (client: Client, signal?: AbortSignal): Promise<AccountBundle> =>
  decoded(await client.send({ path: '/api/v1/accounts/verify_credentials', signal }), decodeAccount);

/** The same, with a copy that can be kept and read again by `decodeAccount`. */
export async function fetchOwnAccount(
  client: Client,
): Promise<{ account: AccountBundle['account']; kept: unknown }> {
  const answer = await client.send({ path: '/api/v1/accounts/verify_credentials' });
  return { account: decoded(answer, decodeAccount).account, kept: slimAccount(answer.body) };
}

export const fetchAccount = async (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<AccountBundle> =>
  decoded(
    await client.send({ path: path`/api/v1/accounts/${id}`, query: { with_relationships: true }, signal }),
    decodeAccount,
  );

/** By `user` or `user@host`; asks in the way that the server has. */
export async function fetchAccountByName(
  client: Client,
  acct: string,
  can: Pick<Abilities, 'accountsByNickname'>,
): Promise<AccountBundle> {
  if (can.accountsByNickname) return fetchAccount(client, acct);
  return decoded(await client.send({ path: '/api/v1/accounts/lookup', query: { acct } }), decodeAccount);
}

/** None for an empty list of ids, without a call. */
export async function fetchRelationships(client: Client, ids: readonly string[]): Promise<Relationship[]> {
  if (ids.length === 0) return [];
  const answer = await client.send({ path: '/api/v1/accounts/relationships', query: { id: ids } });
  return list(answer.body, decodeRelationship);
}

const change = async (client: Client, changePath: string): Promise<Relationship> =>
  decoded(await client.send({ method: 'POST', path: changePath }), decodeRelationship);

/** A locked account answers with `requested`. Servers allow two of these a minute per account. */
export const follow = async (client: Client, id: string, on: boolean): Promise<Relationship> =>
  change(client, on ? path`/api/v1/accounts/${id}/follow` : path`/api/v1/accounts/${id}/unfollow`);

/** Relationships come along where the server has `with_relationships`. */
const people = { limit: 80, with_relationships: true };

/** The newest page of whom the reader muted. */
export const fetchMutes = async (client: Client): Promise<AccountBundle[]> =>
  list((await client.send({ path: '/api/v1/mutes', query: people })).body, decodeAccount);

export const fetchBlocks = async (client: Client): Promise<AccountBundle[]> =>
  list((await client.send({ path: '/api/v1/blocks', query: people })).body, decodeAccount);

/** Mention completion and search for people: `resolve` looks up unknown remote names. */
export async function searchAccounts(
  client: Client,
  words: string,
  how: { resolve?: boolean; limit?: number; signal?: AbortSignal } = {},
): Promise<AccountBundle[]> {
  const { resolve, limit, signal } = how;
  const query = { q: words, resolve, limit };
  return list((await client.send({ path: '/api/v1/accounts/search', query, signal })).body, decodeAccount);
}
