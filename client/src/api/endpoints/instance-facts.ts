import { ApiError } from '@/domain/api-error';
import type { FederationPolicies } from '@/domain/instance/federation';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeFederation } from '../decode/federation';
import { dto, list, text, texts, wordsOrNull, type Dto } from '../decode/shape';
import type { Client } from '../http';

/** What the about page tells beyond the server's description. */
export interface InstanceFacts {
  policies: FederationPolicies;
  /** Local names of those who run the server. */
  staffNames: readonly string[];
  /** Whom to write to, on servers that name no staff. */
  contact: AccountBundle | null;
  rules: readonly string[];
  /** HTML of the terms of service where the instance document brings them or says where they are. */
  terms: string | null;
}

/** `https://host/users/name`, `https://host/@name` → `name`. */
const nameIn = (address: string): string | null => /\/(?:users\/|@)([^/?#]+)$/.exec(address)?.[1] ?? null;

const ruleText = (input: unknown): string | null => wordsOrNull(text(dto(input).text).trim());

/** A document that some servers do not have; a failure to reach the server is told. */
async function optional(client: Client, path: string): Promise<unknown> {
  try {
    return (await client.send({ path })).body;
  } catch (thrown) {
    const kind = thrown instanceof ApiError ? thrown.kind : 'nonsense';
    if (kind === 'offline' || kind === 'timeout') throw thrown;
    return null;
  }
}

/** GoToSocial's document has the terms inside, Mastodon's (4.4) names them when there are any. */
async function termsIn(client: Client, about: Dto): Promise<string | null> {
  const inside = wordsOrNull(about.terms);
  if (inside !== null) return inside;
  const { urls } = dto(about.configuration);
  if (wordsOrNull(dto(urls).terms_of_service) === null) return null;
  return wordsOrNull(dto(await optional(client, '/api/v1/instance/terms_of_service')).content);
}

/** Reads nodeinfo and the instance document anew: their long lists are not kept for the start. */
export async function fetchInstanceFacts(client: Client, pleroma: boolean): Promise<InstanceFacts> {
  const [nodeinfo, instance] = await Promise.all([
    optional(client, pleroma ? '/nodeinfo/2.0.json' : '/nodeinfo/2.0'),
    optional(client, pleroma ? '/api/v1/instance' : '/api/v2/instance'),
  ]);
  // Servers modelled on an older Mastodon have only the first document.
  const told = instance ?? (pleroma ? null : await optional(client, '/api/v1/instance'));
  if (nodeinfo === null && told === null) throw new ApiError('server');
  const metadata = dto(dto(nodeinfo).metadata);
  const about = dto(told);
  return {
    policies: decodeFederation(metadata.federation),
    staffNames: texts(metadata.staffAccounts).flatMap((address) => nameIn(address) ?? []),
    contact: decodeAccount(dto(about.contact).account ?? about.contact_account),
    rules: list(about.rules, ruleText),
    terms: pleroma ? null : await termsIn(client, about),
  };
}

const suggested = (input: unknown): AccountBundle | null => decodeAccount(dto(input).account);

/** People that the server recommends. */
export const fetchSuggestions = async (client: Client, limit: number): Promise<AccountBundle[]> =>
  list((await client.send({ path: '/api/v2/suggestions', query: { limit } })).body, suggested);

const LONGEST = 200_000;
const PATIENCE = 15_000;

/**
 * A piece of HTML that an admin wrote, such as the terms of service. Throws `not-found` where there is none: servers
 * of this family answer an absent file with their index page (static-files.md §2).
 */
export async function fetchFragment(client: Client, path: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(client.base + path, { credentials: 'omit', signal }).catch(() => null);
  if (!answer || answer.status >= 500) throw new ApiError(answer ? 'server' : 'offline');
  const isHtml = answer.ok && (answer.headers.get('content-type') ?? '').includes('html');
  const html = isHtml ? (await answer.text()).slice(0, LONGEST) : '';
  if (/^\s*(?:<!doctype|<html|$)/i.test(html)) throw new ApiError('not-found', { status: answer.status });
  return html;
}
