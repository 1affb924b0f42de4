import type { Status } from './status';

/** Names that lead to the reader's own machine or network: no public server has them. */
const NOT_PUBLIC = /^[^.]*$|^[\d.]+$|\.(?:localhost|local|internal|lan|home|arpa|onion)$/i;

const isOwnMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname);

/**
 * The server that an address belongs to, when the page may ask it in public; else null. Only https and names that lead
 * out of the reader's own network, so that no post makes a browser call a router. A page of this machine, for trying,
 * may ask its neighbours there.
 */
export function originOf(address: string, page: string): string | null {
  if (!URL.canParse(address) || !URL.canParse(page)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.origin === page) return null;
  if (isOwnMachine(url) && isOwnMachine(new URL(page))) return url.origin;
  const isNamed = !url.hostname.startsWith('[') && !NOT_PUBLIC.test(url.hostname.replace(/\.$/, ''));
  return url.protocol === 'https:' && isNamed ? url.origin : null;
}

export const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');

/** Whether what stands for an id in a list is the key of a post that home does not have. */
export const isFound = (key: string): boolean => key.startsWith('found:');

/** A post that its origin can be asked about. */
export interface AskedPost {
  origin: string;
  uri: string;
  url: string;
}

/** Null for local posts, for those that a stranger may not see anyway, and where the origin is no public server. */
export function askedPost(status: Status | undefined, page: string): AskedPost | null {
  if (!status || status.isLocal || (status.visibility !== 'public' && status.visibility !== 'unlisted'))
    return null;
  const url = status.url ?? status.uri;
  const origin = originOf(/^https?:/.test(status.uri) ? status.uri : url, page);
  return origin === null ? null : { origin, uri: status.uri, url };
}

/** More servers than this are not offered. */
const MOST = 3;

/**
 * Whom to ask about a conversation: the server of the post that it is opened at, that of its beginning, then those of
 * its newest posts; each once, and what it is asked about.
 */
export function askedPosts(
  opened: Status | undefined,
  others: readonly (Status | undefined)[],
  page: string,
): readonly AskedPost[] {
  const byOrigin = new Map<string, AskedPost>();
  for (const status of [opened, others[0], ...others.toReversed()]) {
    const asked = askedPost(status, page);
    if (asked && !byOrigin.has(asked.origin)) byOrigin.set(asked.origin, asked);
    if (byOrigin.size === MOST) break;
  }
  return [...byOrigin.values()];
}
