import type { AccountRow } from '../storage/accounts.ts';

const KNOWN = /^(?:read|write|follow|push|admin)(?::[a-z_]+)*$/;

/** Scopes as sent: separated by spaces, plus signs or commas, once each. */
export function splitScopes(text: string): string[] {
  return [...new Set(text.split(/[\s+,]+/).filter(Boolean))];
}

/** Whether every wanted scope is within what the app registered for. */
export function withinApp(wanted: readonly string[], appScopes: string): boolean {
  const registered = splitScopes(appScopes);
  return wanted.every(
    (scope) =>
      KNOWN.test(scope) && (registered.includes(scope) || registered.includes(scope.split(':')[0] ?? '')),
  );
}

/** What an account really gets: `admin` is dropped for those who are not staff. */
export function grantedTo(account: AccountRow | null, scopes: readonly string[]): string {
  const staff = account !== null && (account.is_admin === 1 || account.is_moderator === 1);
  const given = account === null || staff ? scopes : scopes.filter((scope) => !/^admin(?:$|:)/.test(scope));
  return given.join(' ');
}
