import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { dto, list, wordsOrNull } from '../decode/shape';
import type { Client } from '../http';

export interface Found {
  accounts: readonly AccountBundle[];
  statuses: readonly StatusBundle[];
}

/**
 * What an address of a post or a person leads to on this server, which fetches it from the other one when
 * it is unknown (`resolve`; signed in only on most servers). Servers add what merely mentions the address.
 */
export async function searchAddress(client: Client, address: string, signal?: AbortSignal): Promise<Found> {
  const query = { q: address, resolve: true, limit: 5 };
  const found = dto((await client.send({ path: '/api/v2/search', query, signal })).body);
  return {
    accounts: list(found['accounts'], decodeAccount),
    statuses: list(found['statuses'], decodeStatus),
  };
}

/** Names of tags without the sign. */
export async function searchTags(client: Client, words: string, signal?: AbortSignal): Promise<string[]> {
  const query = { q: words, type: 'hashtags', limit: 10 };
  const found = dto((await client.send({ path: '/api/v2/search', query, signal })).body);
  return list(found['hashtags'], (tag) => wordsOrNull(dto(tag)['name']));
}
