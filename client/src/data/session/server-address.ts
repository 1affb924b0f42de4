/**
 * The origin behind what a person typed: `social.example`, `https://social.example/about`,
 * `@ada@social.example`. Null when it names no host. Only this machine may be unencrypted.
 */
export function serverOrigin(typed: string): string | null {
  const words = typed.trim().replace(/^@?[^@/:\s]*@/, '');
  const local = /^(?:http:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i.test(words);
  const address = /^https?:\/\//i.test(words) ? words : `${local ? 'http' : 'https'}://${words}`;
  if (/\s/.test(words) || !URL.canParse(address)) return null;
  const { protocol, host, hostname } = new URL(address);
  if (hostname === '' || (!local && !hostname.includes('.'))) return null;
  return protocol === 'http:' && local ? `http://${host}` : `https://${host}`;
}
