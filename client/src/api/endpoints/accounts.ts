import type { Relationship } from '@/domain/account/relationship';
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
