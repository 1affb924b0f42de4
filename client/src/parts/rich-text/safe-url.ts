const WEB: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Schemes that open something outside of the page; none of them can run script in it. */
const LINKABLE: ReadonlySet<string> = new Set([
  ...WEB,
  'gemini:',
  'gopher:',
  'irc:',
  'ircs:',
  'magnet:',
  'mailto:',
  'matrix:',
  'tel:',
  'xmpp:',
]);

const parse = (address: string | null): URL | null => {
  if (address === null || address.length > 8192) return null;
  try {
    return new URL(address);
  } catch {
    return null; // relative addresses mean nothing here: nobody knows which page they were written for
  }
};

const without = (url: URL): string => {
  // "https://bank.example@evil.example" reads like the bank; nobody needs credentials in a post.
  if (WEB.has(url.protocol)) {
    url.username = '';
    url.password = '';
  }
  return url.href;
};

/** The address of a link, rewritten by the URL parser; null when it may not be followed. */
export function safeLink(address: string | null): string | null {
  const url = parse(address);
  return url && LINKABLE.has(url.protocol) ? without(url) : null;
}

/** The address of a picture: http and https only. */
export function safeImage(address: string | null): string | null {
  const url = parse(address);
  return url && WEB.has(url.protocol) ? without(url) : null;
}
