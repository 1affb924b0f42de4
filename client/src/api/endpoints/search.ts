import type { FoundTag } from '@/domain/status/found-tag';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { dto, list, text, wordsOrNull } from '../decode/shape';
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

export type SearchType = 'accounts' | 'statuses' | 'hashtags';

export interface SearchParams {
  query: string;
  /** All three without. */
  type?: SearchType;
  /** Only people whom the reader follows. */
  following?: boolean;
  /** Only posts of this person. */
  accountId?: string;
  /** Fetch what is unknown from elsewhere. */
  resolve?: boolean;
  limit: number;
  offset?: number;
  signal?: AbortSignal | undefined;
}

export interface SearchAnswer extends Found {
  hashtags: readonly FoundTag[];
}

/** Mastodon writes counts as texts. */
const counted = (input: unknown): number | null => {
  const value = typeof input === 'string' && input !== '' ? Number(input) : input;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
};

/** A hashtag with the numbers of its newest day (SRCH-02); null without a name. */
export function decodeFoundTag(input: unknown): FoundTag | null {
  const from = dto(input);
  const name = text(from.name);
  if (name === '') return null;
  const newest = dto(list(from.history, (day) => day)[0]);
  return { name, people: counted(newest.accounts), uses: counted(newest.uses) };
}

/** People, posts and hashtags by words (api.md §11). */
export async function search(client: Client, params: SearchParams): Promise<SearchAnswer> {
  const { query: q, type, following, accountId, resolve, limit, offset, signal } = params;
  const query = {
    q,
    type,
    following,
    account_id: accountId,
    resolve,
    limit,
    offset,
    with_relationships: true,
  };
  const found = dto((await client.send({ path: '/api/v2/search', query, signal })).body);
  return {
    accounts: list(found.accounts, decodeAccount),
    statuses: list(found.statuses, decodeStatus),
    hashtags: list(found.hashtags, decodeFoundTag),
  };
}

/** Names of tags without the sign. */
export async function searchTags(client: Client, words: string, signal?: AbortSignal): Promise<string[]> {
  const query = { q: words, type: 'hashtags', limit: 10 };
  const found = dto((await client.send({ path: '/api/v2/search', query, signal })).body);
  return list(found['hashtags'], (tag) => wordsOrNull(dto(tag)['name']));
}
