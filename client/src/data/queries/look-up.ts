import type { AccountBundle } from '@/api/decode/account';
import type { StatusBundle } from '@/api/decode/status';
import { sameAddress } from '@/domain/account/fediverse-address';
import type { Core } from '@/data/core';
import type { Place } from './place';
import type { Found } from '@/data/remote/remote';

/** What is known already, without a request. */
function known({ store: { statuses, accounts } }: Core, address: string): Place | null {
  for (const id of statuses.oldestFirst()) {
    const status = statuses.truth(id);
    if (!status || status.reblogId !== null) continue;
    if (sameAddress(status.uri, address) || (status.url !== null && sameAddress(status.url, address)))
      return { is: 'status', id };
  }
  for (const id of accounts.oldestFirst()) {
    const account = accounts.truth(id);
    if (account && sameAddress(account.url, address)) return { is: 'account', id, acct: account.acct };
  }
  return null;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/**
 * Servers add posts that merely mention the address. The one it leads to has it as its own, or, where the
 * other server redirects, is of the same host and does not speak of itself.
 */
function statusOf({ statuses }: Found, address: string): StatusBundle | undefined {
  const own = ({ status: { uri, url } }: StatusBundle): boolean =>
    sameAddress(uri, address) || sameAddress(url ?? '', address);
  const redirected = ({ status: { uri, content } }: StatusBundle): boolean =>
    hostOf(uri) === hostOf(address) && !content.includes(address);
  return statuses.find(own) ?? statuses.slice(0, 1).find(redirected);
}

function accountOf({ accounts }: Found, address: string): AccountBundle | undefined {
  const own = ({ account }: AccountBundle): boolean => sameAddress(account.url, address);
  const redirected = ({ account }: AccountBundle): boolean => hostOf(account.url) === hostOf(address);
  return accounts.find(own) ?? accounts.slice(0, 1).find(redirected);
}

/** The post or person that an address leads to, here; null when this server knows none. Throws ApiError. */
export async function lookUp(core: Core, address: string): Promise<Place | null> {
  const place = known(core, address);
  if (place) return place;
  const found = await core.remote.searchAddress(address);
  const status = statusOf(found, address);
  if (status) {
    core.ingest.status(status);
    return { is: 'status', id: status.status.id };
  }
  const account = accountOf(found, address)?.account;
  if (!account) return null;
  core.ingest.account(account);
  return { is: 'account', id: account.id, acct: account.acct };
}
