import { cameFrom } from './come-back';
import { createStorage } from '@/lib/storage';

/** The page that a sign-in leads back to; of this tab, so that it outlives the way over the server's own page. */
const KEY = 'skein-come-back';
const storage = createStorage(() => sessionStorage);

/** The path of a page of the app that is not on the way in itself. */
const PAGE =
  /^\/(?!\/|(?:login|oauth-callback|registration|registration-request-sent|awaiting-email-confirmation|password-reset)(?:\/|$))/;
/** Where visitors begin, and phones after a sign-out; members begin at home. */
const FRONT = /^\/main\/(?:all|public|bubble)\b/;

function pageOf(href: string): string | null {
  const { pathname, search, hash } = new URL(href);
  // The root redirects by itself.
  return PAGE.test(pathname) && pathname + search !== '/' ? pathname + search + hash : null;
}

/** What a visitor had asked for and may not open: the entry of the page that they see instead keeps it (app/frame/shell.tsx). */
function askedFor(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  const page = typeof kept === 'string' ? pageOf(kept) : null;
  return page !== null && FRONT.test(page) ? null : page;
}

/** Where a sign-in leads that begins now: to what was asked for, else back to this page, whichever it is. */
export function comeBackHere(): void {
  storage.set(KEY, askedFor(history.state) ?? pageOf(location.href) ?? '');
}

/** The same where "Log in" is offered to everybody: home, from where visitors begin. A page of the sign-in is never the way back. */
export function keepWayBack(): void {
  const { href = location.href, state = history.state } = cameFrom;
  cameFrom.href = cameFrom.state = undefined;
  const page = pageOf(href);
  const path = askedFor(state) ?? (page !== null && FRONT.test(page) ? '' : page);
  if (path !== null) storage.set(KEY, path);
}

/** Whether this sign-in began on another page. */
export const comesBack = (): boolean => Boolean(storage.get(KEY));

/** The path that the sign-in leads back to, once; null when there is none. */
export function takeWayBack(): string | null {
  const path = storage.get(KEY);
  storage.remove(KEY);
  return path || null;
}
