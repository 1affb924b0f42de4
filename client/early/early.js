// Runs before the first paint, outside the bundle because a strict Content-Security-Policy allows no inline
// script: the theme and direction of the last visit, and the first call, which then runs while the app's
// code is still on its way (client/src/lib/early-call.ts takes it). Kept tiny.
try {
  const read = (key) => JSON.parse(localStorage.getItem(key) || '{}');
  const early = read('skein:early');
  const root = document.documentElement;
  if (early.theme) root.dataset.theme = early.theme;
  if (early.lang) root.lang = early.lang;
  if (early.dir) root.dir = early.dir;
  const { path } = read('skein:early-call');
  const { active, sessions } = read('skein:sessions');
  const session = path && sessions.find(({ base, account }) => `${base}|${account.id}` === active);
  if (session) {
    const url = session.base + path;
    const authorization = `Bearer ${session.token}`;
    const headers = { Accept: 'application/json', Authorization: authorization };
    const answer = fetch(url, { headers, credentials: 'omit' });
    answer.catch(() => {});
    window.skeinEarly = { url, authorization, answer };
  }
} catch {
  // No storage, nothing early: the default style applies, and the app calls by itself.
}
