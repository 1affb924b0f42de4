import type { Visibility } from '@/domain/status/visibility';
import { list } from '../decode/shape';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeContext, decodeStatus, type ContextBundle, type StatusBundle } from '../decode/status';
import { decoded, type Client } from '../http';
import { path } from '../path';
import type { Query } from '../query';

/** 404 also for posts that may not be seen. */
export const fetchStatus = async (client: Client, id: string, signal?: AbortSignal): Promise<StatusBundle> =>
  decoded(await client.send({ path: path`/api/v1/statuses/${id}`, signal }), decodeStatus);

/**
 * The thread around a post. Akkoma and Pleroma: all of the conversation, split by id; Mastodon and
 * GoToSocial: true ancestors and descendants (api.md §6). Build the tree from `inReplyToId`.
 */
export const fetchContext = async (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<ContextBundle> =>
  decodeContext((await client.send({ path: path`/api/v1/statuses/${id}/context`, signal })).body);

/** What POST to an address of a post answers: the post. */
export async function act(client: Client, actPath: string, json?: Query): Promise<StatusBundle> {
  const answer = await client.send({ method: 'POST', path: actPath, ...(json ? { json } : {}) });
  return decoded(answer, decodeStatus);
}

export const favourite = async (client: Client, id: string, on: boolean): Promise<StatusBundle> =>
  act(client, on ? path`/api/v1/statuses/${id}/favourite` : path`/api/v1/statuses/${id}/unfavourite`);

/** On: the new repeat, the repeated post among `statuses`. Off: the post itself. */
export const reblog = async (
  client: Client,
  id: string,
  on: boolean,
  visibility?: Visibility,
): Promise<StatusBundle> =>
  on
    ? act(client, path`/api/v1/statuses/${id}/reblog`, visibility ? { visibility } : undefined)
    : act(client, path`/api/v1/statuses/${id}/unreblog`);

export const bookmark = async (client: Client, id: string, on: boolean): Promise<StatusBundle> =>
  act(client, on ? path`/api/v1/statuses/${id}/bookmark` : path`/api/v1/statuses/${id}/unbookmark`);

/** Empty when the server keeps it to itself. */
export const fetchFavouritedBy = async (client: Client, id: string): Promise<AccountBundle[]> =>
  list((await client.send({ path: path`/api/v1/statuses/${id}/favourited_by` })).body, decodeAccount);

export const fetchRebloggedBy = async (client: Client, id: string): Promise<AccountBundle[]> =>
  list((await client.send({ path: path`/api/v1/statuses/${id}/reblogged_by` })).body, decodeAccount);
