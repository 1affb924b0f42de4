import type { UserList } from '@/domain/account/user-list';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { list } from '../decode/shape';
import type { Client } from '../http';
import { path } from '../path';
import { decodeUserList } from './lists';

/** All members: `limit=0` means so where lists have pages (Mastodon); elsewhere they have none. */
export const fetchMembers = async (client: Client, listId: string): Promise<AccountBundle[]> =>
  list(
    (await client.send({ path: path`/api/v1/lists/${listId}/accounts`, query: { limit: 0 } })).body,
    decodeAccount,
  );

export async function addMembers(client: Client, listId: string, ids: readonly string[]): Promise<void> {
  const place = path`/api/v1/lists/${listId}/accounts`;
  await client.send({ method: 'POST', path: place, json: { account_ids: ids } });
}

export async function removeMembers(client: Client, listId: string, ids: readonly string[]): Promise<void> {
  const place = path`/api/v1/lists/${listId}/accounts`;
  await client.send({ method: 'DELETE', path: place, json: { account_ids: ids } });
}

/** The own lists that hold this account. */
export const fetchListsOf = async (client: Client, accountId: string): Promise<UserList[]> =>
  list((await client.send({ path: path`/api/v1/accounts/${accountId}/lists` })).body, decodeUserList);
