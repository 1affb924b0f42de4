import { toApiError } from '@/domain/api-error';
import type { Relationship } from '@/domain/account/relationship';
import type { Abilities } from '@/domain/instance/server';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeRelationship } from '../decode/relationship';
import { dto, list, texts, time } from '../decode/shape';
import { decoded, type Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';
import { searchAddress } from './search';
import type { Query } from '../query';

/** Lists of people and what one does about a person, for screens that come late (api.md §9). */

/** Servers cut this to what they allow. */
const PER_PAGE = 80;

export const fetchAccount = async (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<AccountBundle> =>
  decoded(
    await client.send({ path: path`/api/v1/accounts/${id}`, query: { with_relationships: true }, signal }),
    decodeAccount,
  );

/** Some servers look up their own people only, and find others by a search. */
async function searchByName(client: Client, acct: string): Promise<AccountBundle | null> {
  if (!acct.includes('@')) return null;
  const { accounts } = await searchAddress(client, `@${acct}`);
  return accounts.find(({ account }) => account.acct.toLowerCase() === acct.toLowerCase()) ?? null;
}

/** By `user` or `user@host`; asks in the way that the server has. */
export async function fetchAccountByName(
  client: Client,
  acct: string,
  can: Pick<Abilities, 'accountsByNickname'>,
): Promise<AccountBundle> {
  if (can.accountsByNickname) return fetchAccount(client, acct);
  try {
    return decoded(await client.send({ path: '/api/v1/accounts/lookup', query: { acct } }), decodeAccount);
  } catch (error) {
    const found =
      toApiError(error).kind === 'not-found' ? await searchByName(client, acct).catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}

async function pageOf(client: Client, place: string, cursor: Cursor): Promise<Page<AccountBundle>> {
  const query = { limit: PER_PAGE, with_relationships: true, ...cursorQuery(cursor) };
  return readPage(await client.send({ path: place, query }), decodeAccount);
}

export const fetchFollowers = (
  client: Client,
  id: string,
  cursor: Cursor = {},
): Promise<Page<AccountBundle>> => pageOf(client, path`/api/v1/accounts/${id}/followers`, cursor);

export const fetchFollowing = (
  client: Client,
  id: string,
  cursor: Cursor = {},
): Promise<Page<AccountBundle>> => pageOf(client, path`/api/v1/accounts/${id}/following`, cursor);

export interface MutedBundle extends AccountBundle {
  /** Unix milliseconds; null when there is no end, undefined when the server does not tell. */
  mutedUntil: number | null | undefined;
}

export async function fetchMutedPage(client: Client, cursor: Cursor = {}): Promise<Page<MutedBundle>> {
  const query = { limit: PER_PAGE, with_relationships: true, ...cursorQuery(cursor) };
  return readPage(await client.send({ path: '/api/v1/mutes', query }), (item) => {
    const bundle = decodeAccount(item);
    const { mute_expires_at: end } = dto(item);
    return bundle && { ...bundle, mutedUntil: end === undefined ? undefined : time(end) };
  });
}

export const fetchBlockedPage = (client: Client, cursor: Cursor = {}): Promise<Page<AccountBundle>> =>
  pageOf(client, '/api/v1/blocks', cursor);

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

/** People whom the server suggests to follow; each once. */
export async function fetchSuggestions(
  client: Client,
  can: Pick<Abilities, 'suggestionsV2'>,
): Promise<AccountBundle[]> {
  const version = can.suggestionsV2 ? 'v2' : 'v1';
  const answer = await client.send({ path: path`/api/${version}/suggestions`, query: { limit: PER_PAGE } });
  return list(answer.body, (item) => decodeAccount(dto(item).account ?? item));
}

const change = async (
  client: Client,
  place: string,
  json?: Query,
  fetchIt?: typeof fetch,
): Promise<Relationship> => {
  const more = { ...(json ? { json } : {}), ...(fetchIt ? { fetch: fetchIt } : {}) };
  return decoded(await client.send({ method: 'POST', path: place, ...more }), decodeRelationship);
};

/** `seconds` 0 has no end. Each family reads another name for it. */
export const mute = (
  client: Client,
  id: string,
  on: boolean,
  { seconds = 0, notifications = true }: { seconds?: number; notifications?: boolean } = {},
): Promise<Relationship> =>
  on
    ? change(client, path`/api/v1/accounts/${id}/mute`, {
        notifications,
        expires_in: seconds,
        duration: seconds,
      })
    : change(client, path`/api/v1/accounts/${id}/unmute`);

export const block = (client: Client, id: string, on: boolean): Promise<Relationship> =>
  change(client, on ? path`/api/v1/accounts/${id}/block` : path`/api/v1/accounts/${id}/unblock`);

export const removeFollower = (client: Client, id: string): Promise<Relationship> =>
  change(client, path`/api/v1/accounts/${id}/remove_from_followers`);

/** A follow that is there already, with or without the person's repeats. */
export const showRepeats = (
  client: Client,
  id: string,
  on: boolean,
  notify: boolean,
): Promise<Relationship> => change(client, path`/api/v1/accounts/${id}/follow`, { reblogs: on, notify });

/** Whether each new post of the person becomes a notification. Keeps what is known about repeats. */
export const subscribe = (
  client: Client,
  id: string,
  on: boolean,
  { reblogs, can }: { reblogs: boolean; can: Pick<Abilities, 'pleromaApi'> },
): Promise<Relationship> => {
  const verb = on ? 'subscribe' : 'unsubscribe';
  return can.pleromaApi
    ? change(client, path`/api/v1/pleroma/accounts/${id}/${verb}`)
    : change(client, path`/api/v1/accounts/${id}/follow`, { reblogs, notify: on });
};

/** Browsers let a call outlive its page only while it is small, in characters. */
const SMALL = 10_000;

/** Goes on when the page goes: the words may be the last that was typed there. */
export const saveNote = (client: Client, id: string, comment: string): Promise<Relationship> =>
  change(client, path`/api/v1/accounts/${id}/note`, { comment }, (input, init) =>
    fetch(input, { ...init, keepalive: comment.length < SMALL }),
  );

/** Hides everything from a host, or no longer. */
export async function blockDomain(client: Client, domain: string, on: boolean): Promise<void> {
  await client.send({ method: on ? 'POST' : 'DELETE', path: '/api/v1/domain_blocks', json: { domain } });
}

export const fetchBlockedDomains = async (client: Client): Promise<string[]> =>
  texts((await client.send({ path: '/api/v1/domain_blocks', query: { limit: 200 } })).body);

/** Tags that the reader follows, a page at a time; their cursors are ids of rows. */
export const fetchFollowedTags = async (client: Client, cursor: Cursor = {}): Promise<Page<string>> =>
  readPage(
    await client.send({ path: '/api/v1/followed_tags', query: { limit: 100, ...cursorQuery(cursor) } }),
    (item) => texts([dto(item).name])[0] ?? null,
    { linkOnly: true },
  );

/** Mention completion and search for people: `resolve` looks up unknown remote names. */
export async function searchAccounts(
  client: Client,
  words: string,
  how: { resolve?: boolean; limit?: number; signal?: AbortSignal } = {},
): Promise<AccountBundle[]> {
  const { resolve, limit, signal } = how;
  const query = { q: words, resolve, limit };
  return list((await client.send({ path: '/api/v1/accounts/search', query, signal })).body, decodeAccount);
}
