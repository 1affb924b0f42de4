import type { UserList } from '@/domain/user-list';
import { dto, id, list, text } from '../decode/shape';
import { ApiError } from '@/domain/api-error';
import type { Client } from '../http';
import { path } from '../path';

export function decodeUserList(input: unknown): UserList | null {
  const from = dto(input);
  const ownId = id(from.id);
  return ownId === null ? null : { id: ownId, title: text(from.title) };
}

export const fetchLists = async (client: Client): Promise<UserList[]> =>
  list((await client.send({ path: '/api/v1/lists' })).body, decodeUserList);

/** One list of the account; 404 when there is none of this id. */
export async function fetchList(client: Client, listId: string): Promise<UserList> {
  const found = decodeUserList((await client.send({ path: path`/api/v1/lists/${listId}` })).body);
  if (!found) throw new ApiError('not-found');
  return found;
}
