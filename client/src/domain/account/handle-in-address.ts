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
