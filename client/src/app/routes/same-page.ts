import type { Realm } from '@/data/realm';
import { landingPath } from './landing';
import { routeOf } from './routes';

/** The path of the page that is shown in the end: the root redirects. */
export function goal(path: string, realm: Realm): string {
  const url = new URL(path, location.href);
  if (url.origin !== location.origin || url.pathname !== '/') return url.href;
  const signedIn = !realm.key.endsWith('|guest');
  return new URL(landingPath(realm.server.get(), { signedIn }) + url.search + url.hash, location.href).href;
}

/**
 * Who asks for the page that is open is led to its top (NAV-12). One more entry in the history would only make "back"
 * lead nowhere. A conversation stays where it is, for it does not begin at its top. False when it is another page.
 */
export function isSamePage(path: string, realm: Realm): boolean {
  if (goal(path, realm) !== location.href) return false;
  if (routeOf(location.pathname, location.search).page.is !== 'conversation') window.scrollTo(0, 0);
  return true;
}
