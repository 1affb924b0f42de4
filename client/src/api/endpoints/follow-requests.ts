import type { Relationship } from '@/domain/relationship';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeRelationship } from '../decode/relationship';
import type { Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';

/** Who waits for an answer, newest first; pages by the Link header alone. */
export const fetchFollowRequests = async (
  client: Client,
  cursor: Cursor = {},
): Promise<Page<AccountBundle>> =>
  readPage(
    await client.send({ path: '/api/v1/follow_requests', query: cursorQuery(cursor) }),
    decodeAccount,
    { linkOnly: true },
  );

/** `id` is the account's. Null when the server answers without a relationship. */
export async function answerFollowRequest(
  client: Client,
  id: string,
  approve: boolean,
): Promise<Relationship | null> {
  const target = approve
    ? path`/api/v1/follow_requests/${id}/authorize`
    : path`/api/v1/follow_requests/${id}/reject`;
  return decodeRelationship((await client.send({ method: 'POST', path: target })).body);
}
