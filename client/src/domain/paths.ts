import type { Account } from './account';

/** Paths of this client that parts link to. The routes of `app` read the same shapes (NAV-02 to NAV-10). */
export const statusPath = (id: string): string => `/notice/${encodeURIComponent(id)}`;

/** NAV-13. `tag` without the `#`. */
export const tagPath = (tag: string): string => `/tag/${encodeURIComponent(tag)}`;

/** NAV-14: the id route when the handle has `@` or is a restricted nickname, else the name route. */
export function profilePath(
  account: Pick<Account, 'id' | 'acct'>,
  restrictedNicknames: readonly string[] = [],
): string {
  const needsId = account.acct.includes('@') || restrictedNicknames.includes(account.acct);
  return needsId ? `/users/${encodeURIComponent(account.id)}` : `/${encodeURIComponent(account.acct)}`;
}

/** ACT-07: where a visitor goes to answer, favourite or repeat from an account elsewhere. */
export const remoteInteractionUrl = (base: string, statusId: string): string =>
  `${base}/main/ostatus?status_id=${encodeURIComponent(statusId)}`;
