import { mayBeOfNetwork } from '@/domain/account/fediverse-address';

/** A person's address in what was typed: `@name`, `@name@host`, `name@host`, `acct:` before it or not. */
export interface Address {
  name: string;
  /** Null for somebody of this server. */
  host: string | null;
}

const ADDRESS = /^(?:acct:)?@?([\w.~%+-]+)@((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?)$/u;
const LOCAL = /^@([\w.~%+-]+)$/;

export function addressIn(query: string): Address | null {
  const [, name, host] = ADDRESS.exec(query) ?? [];
  if (name !== undefined && host !== undefined) return { name, host: host.toLowerCase() };
  const local = LOCAL.exec(query)?.[1];
  return local === undefined ? null : { name: local, host: null };
}

/** The server that has to be asked for this query; null when the own one knows alone. */
export function hostToAsk(query: string, ownHost: string): string | null {
  const host = /^https?:/.test(query) && URL.canParse(query) ? new URL(query).host : addressIn(query)?.host;
  return host === undefined || host === ownHost ? null : host;
}

/** Posts, people and hashtags by the paths that this client has for them itself. */
const OWN_PAGE = /^\/(?:notice|tag)\/[^/]+\/?$|^\/(?:users\/)?@?[\w.-]+\/?$/;

/** Where an address of this very server leads: a page of its own, or what has to be looked up; null for any other query. */
export function placeOnOwn(
  query: string,
  isOwn: (host: string) => boolean,
): { is: 'page'; path: string } | { is: 'address' } | null {
  if (!/^https?:/.test(query) || !URL.canParse(query)) return null;
  const { host, pathname } = new URL(query);
  if (!isOwn(host)) return null;
  if (OWN_PAGE.test(pathname)) return { is: 'page', path: pathname };
  return mayBeOfNetwork(query) ? { is: 'address' } : null;
}
