import type { AccountBundle } from '@/api/decode/account';
import type { StatusBundle } from '@/api/decode/status';
import { sameAddress } from '@/domain/account/fediverse-address';
import { endOfAddress, handleInAddress, handlesOf, hostOfAddress } from '@/domain/account/handle-in-address';
import { timeOfId } from '@/domain/status/id-time';
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

/** So far apart may the time in a post's id and the time that it says itself be. */
const SAME_MOMENT_MS = 60_000;

/**
 * Servers add posts that merely hold words of the address, and with them it may be the first that is wrong. The one
 * that it leads to has it as its own. Where the other server redirects, it is of the same host, does not speak of the
 * address, and has the same id, or the id tells the moment when it was written (`/notice/ID` of Pleroma and Akkoma).
 */
function statusOf({ statuses }: Found, address: string): StatusBundle | undefined {
  const own = ({ status: { uri, url } }: StatusBundle): boolean =>
    sameAddress(uri, address) || sameAddress(url ?? '', address);
  const end = endOfAddress(address);
  const moment = timeOfId(end);
  const redirected = ({ status: { uri, url, content, createdAt } }: StatusBundle): boolean =>
    hostOfAddress(uri) === hostOfAddress(address) &&
    !content.includes(address) &&
    ((end !== '' && (end === endOfAddress(uri) || end === endOfAddress(url ?? ''))) ||
      (moment !== null && Math.abs(moment - createdAt) < SAME_MOMENT_MS));
  return statuses.find(own) ?? statuses.find(redirected);
}

/** The person whose address this is; where the other server redirects, the one of that name there. */
function accountOf({ accounts }: Found, address: string): AccountBundle | undefined {
  const own = ({ account }: AccountBundle): boolean => sameAddress(account.url, address);
  const named = ({ account }: AccountBundle): boolean =>
    handlesOf(account).includes(handleInAddress(address));
  return accounts.find(own) ?? accounts.find(named);
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
