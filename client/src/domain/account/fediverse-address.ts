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
