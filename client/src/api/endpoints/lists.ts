import type { UserList } from '@/domain/user-list';
import { dto, id, list, text } from '../decode/shape';
import type { Client } from '../http';

export function decodeUserList(input: unknown): UserList | null {
  const from = dto(input);
  const ownId = id(from.id);
  return ownId === null ? null : { id: ownId, title: text(from.title) };
}

export const fetchLists = async (client: Client): Promise<UserList[]> =>
  list((await client.send({ path: '/api/v1/lists' })).body, decodeUserList);
