/** The page that a reader left to sign in again; kept in this tab, so that it outlives the way over the server's own page. */
const KEY = 'skein-come-back';

export function noteComeBack(): void {
  // Where the browser keeps nothing the sign-in leads home.
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search + location.hash);
  } catch {}
}

/** Whether this sign-in began on another page. */
export function comesBack(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A path of the app, once; null when there is none. */
export function takeComeBack(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path !== null && /^\/(?!\/|login)/.test(path) ? path : null;
  } catch {
    return null;
  }
}
