import type { Relationship } from '@/domain/account/relationship';
import { decodeRelationship } from '../decode/relationship';
import type { Client } from '../http';
import { path } from '../path';

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
