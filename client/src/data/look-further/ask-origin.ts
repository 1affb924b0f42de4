import { decodeStatus, type ContextBundle, type StatusBundle } from '@/api/decode/status';
import { search } from '@/api/endpoints/search';
import { fetchAccountByName } from '@/api/endpoints/people';
import { fetchContext, fetchStatus } from '@/api/endpoints/statuses';
import type { Client } from '@/api/http';
import { readPage } from '@/api/pagination';
import { path } from '@/api/path';
import type { Account } from '@/domain/account/account';
import { sameAddress } from '@/domain/account/fediverse-address';
import { ApiError, toApiError } from '@/domain/api-error';
import { idsIn } from '@/domain/look-further/ids-in';
import type { ToldPost } from '@/domain/look-further/found-post';
import type { AskedPerson } from './look-further';
import type { AskedPost } from '@/domain/status/origin';

const isOf = ({ status }: StatusBundle, { uri, url }: AskedPost): boolean =>
  sameAddress(status.uri, uri) || sameAddress(status.url ?? status.uri, url);

/** The post of that id, when it is the one that is asked about. */
async function postOf(
  client: Client,
  id: string,
  asked: AskedPost,
  signal: AbortSignal,
): Promise<StatusBundle | null> {
  try {
    const post = await fetchStatus(client, id, signal);
    return isOf(post, asked) ? post : null;
  } catch (thrown) {
    if (toApiError(thrown).kind === 'not-found') return null;
    throw thrown;
  }
}

/** The post as its origin knows it: by the id in its address, else by a search for the address, which asks nobody else. */
async function findPost(client: Client, asked: AskedPost, signal: AbortSignal): Promise<StatusBundle> {
  for (const id of idsIn([asked.url, asked.uri])) {
    const post = await postOf(client, id, asked, signal);
    if (post) return post;
  }
  const found = await search(client, {
    query: asked.uri,
    type: 'statuses',
    resolve: false,
    limit: 5,
    signal,
  });
  const post = found.statuses.find((one) => isOf(one, asked));
  if (!post) throw new ApiError('not-found');
  return post;
}

const told = ({ status, accounts }: StatusBundle): ToldPost[] => {
  const author = accounts.find(({ id }) => id === status.accountId);
  return author ? [{ status, author }] : [];
};

/** All that the origin tells a stranger of the conversation around a post, the post included. Throws ApiError. */
export async function askThread(
  client: Client,
  asked: AskedPost,
  signal: AbortSignal,
): Promise<readonly ToldPost[]> {
  const post = await findPost(client, asked, signal);
  const { ancestors, descendants }: ContextBundle = await fetchContext(client, post.status.id, signal);
  return [post, ...ancestors, ...descendants].flatMap(told);
}

/** The person as their own server knows them. Throws ApiError. */
export async function findAccount(
  client: Client,
  { username, url }: AskedPerson,
  signal: AbortSignal,
): Promise<Account> {
  const asking: Client = { base: client.base, send: (request) => client.send({ signal, ...request }) };
  const { account } = await fetchAccountByName(asking, username, { accountsByNickname: false });
  if (!sameAddress(account.url, url)) throw new ApiError('not-found');
  return account;
}

/** Posts of one request. */
const PER_PAGE = 40;

/** Whose posts, and before which one; ids of the origin. */
export interface Position {
  id: string;
  maxId: string | null;
}

/** A person's posts of a page; `older` is null where there are no more. Throws ApiError. */
export async function askPosts(
  client: Client,
  { id, maxId }: Position,
  withReplies: boolean,
  signal: AbortSignal,
): Promise<{ posts: readonly ToldPost[]; older: string | null }> {
  const query = {
    limit: PER_PAGE,
    exclude_reblogs: true,
    exclude_replies: !withReplies,
    ...(maxId === null ? {} : { max_id: maxId }),
  };
  const answer = await client.send({ path: path`/api/v1/accounts/${id}/statuses`, query, signal });
  const { items, older } = readPage(answer, decodeStatus);
  return { posts: items.flatMap(told), older: items.length === 0 ? null : (older?.maxId ?? null) };
}
