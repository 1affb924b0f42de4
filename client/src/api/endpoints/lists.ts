import type { RepliesPolicy, UserList } from '@/domain/account/user-list';
import { dto, flagOrNull, id, list, text } from '../decode/shape';
import { decoded, type Client } from '../http';
import { ApiError } from '@/domain/api-error';
import { path } from '../path';

const POLICIES: ReadonlyMap<string, RepliesPolicy> = new Map([
  ['followed', 'followed'],
  ['list', 'list'],
  ['none', 'none'],
]);

export function decodeUserList(input: unknown): UserList | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  return {
    id: ownId,
    title: text(from.title),
    exclusive: flagOrNull(from.exclusive),
    repliesPolicy: POLICIES.get(text(from.replies_policy)) ?? null,
  };
}

export const fetchLists = async (client: Client): Promise<UserList[]> =>
  list((await client.send({ path: '/api/v1/lists' })).body, decodeUserList);

/** One list of the account; 404 when there is none of this id. */
export async function fetchList(client: Client, listId: string): Promise<UserList> {
  const found = decodeUserList((await client.send({ path: path`/api/v1/lists/${listId}` })).body);
  if (!found) throw new ApiError('not-found');
  return found;
}

export type ListContent = Omit<UserList, 'id'>;

const form = ({ title, exclusive, repliesPolicy }: ListContent): Record<string, string | boolean | null> => ({
  title,
  exclusive,
  replies_policy: repliesPolicy,
});

export const createList = async (client: Client, content: ListContent): Promise<UserList> =>
  decoded(await client.send({ method: 'POST', path: '/api/v1/lists', form: form(content) }), decodeUserList);

export const updateList = async (client: Client, listId: string, content: ListContent): Promise<UserList> =>
  decoded(
    await client.send({ method: 'PUT', path: path`/api/v1/lists/${listId}`, form: form(content) }),
    decodeUserList,
  );

export async function deleteList(client: Client, listId: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/v1/lists/${listId}` });
}
