const NAME = '[\\w.~%+-]+(?:@[\\w.:-]+)?';

/** How servers of this network write the addresses of people, below their host. */
const PERSON = new RegExp(
  `^/(?:@${NAME}|(?:users|u|profile|ap/users|accounts|author|channel|c|video-channels|a)/@?${NAME})/?$`,
);

/** The same for posts. */
const POST = new RegExp(
  `^/(?:@${NAME}/(?:statuses/|posts/)?[\\w-]{6,}|users/${NAME}/statuses/[\\w-]+|${NAME}/status/[\\w-]+|(?:notice|objects|activities|notes|display|post|posts|comment|w|videos/watch|p/${NAME})/[\\w-]+)/?$`,
);

/** Whether an address may be that of a post or a person of a server like ours; a guess from its path alone. */
export function mayBeOfNetwork(address: string): boolean {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return false;
  const { pathname } = new URL(address);
  return PERSON.test(pathname) || POST.test(pathname);
}

/** An address without what makes no difference: scheme, case of the host, a closing slash, the fragment. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search } = new URL(address);
  return host + pathname.replace(/\/$/, '') + search;
}

export const sameAddress = (a: string, b: string): boolean => plainAddress(a) === plainAddress(b);

/** Lower case; empty where there is none. */
export const hostOfAddress = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : '';

/** The last piece of an address: a name or an id. Empty where there is none. */
export const endOfAddress = (address: string): string =>
  URL.canParse(address) ? (new URL(address).pathname.replace(/\/$/, '').split('/').at(-1) ?? '') : '';

/** `ann@a.example`, lower case: the person whom an address is of, if it is one of a person. */
export function handleInAddress(address: string): string {
  const name = endOfAddress(address).replace(/^@/, '').toLowerCase();
  return name.includes('@') ? name : `${name}@${hostOfAddress(address)}`;
}

/** What `handleInAddress` makes of any of this person's addresses: servers have several for one person. */
export const handlesOf = ({
  acct,
  username,
  url,
}: {
  acct: string;
  username: string;
  url: string;
}): readonly string[] => [`${username}@${hostOfAddress(url)}`.toLowerCase(), acct.toLowerCase()];
