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

/** The ways servers write the address of a profile of their own. */
const PROFILE_PATH = /^\/(?:@|users\/)?([\w.-]+)\/?$/;

/** What the server is asked for: by the link of one's own profile not all servers find its person, by the name they do. */
export function askedFor(query: string, ownHost: string): string {
  if (!/^https?:/.test(query) || !URL.canParse(query)) return query;
  const { host, pathname } = new URL(query);
  const name = PROFILE_PATH.exec(pathname)?.[1];
  return name === undefined || host !== ownHost ? query : `@${name}`;
}
