/**
 * The origin of what somebody typed as "my server": a host, an address, or a handle with its host. Null
 * when it names none. Only https, but for this machine, where there is none.
 */
export function serverBase(typed: string): string | null {
  const text = typed.trim().replace(/^.*@/, '');
  if (text === '' || /\s/.test(text)) return null;
  const isHere = /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(text);
  const address = /^https?:\/\//.test(text) ? text : `${isHere ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'http:' && !isHere) url.protocol = 'https:';
  const isName = isHere || url.hostname.includes('.');
  return isName ? url.origin : null;
}
