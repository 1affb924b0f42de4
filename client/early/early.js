// Runs before the first paint, outside the bundle because a strict Content-Security-Policy allows no inline
// script: the theme and direction of the last visit, whether the picture of the last screen that the service
// worker has put into the page is for who looks now (client/src/lib/last-screen.ts), and the first call, which
// then runs while the app's code is still on its way (client/src/lib/early-call.ts takes it). What somebody does before
// the app can hear it is kept for it (client/src/lib/first-sign.ts). Kept tiny.
try {
  const read = (key, storage = localStorage) => JSON.parse(storage.getItem(key) || '{}');
  const early = read('skein:early');
  const root = document.documentElement;
  if (early.theme) root.dataset.theme = early.theme;
  if (early.lang) root.lang = early.lang;
  if (early.dir) root.dir = early.dir;
  const { path } = read('skein:early-call');
  const { active, sessions = [] } = read('skein:sessions');
  const session = sessions.find(({ base, account }) => `${base}|${account.id}` === active);
  if (path && session) {
    const url = session.base + path;
    const authorization = `Bearer ${session.token}`;
    const headers = { Accept: 'application/json', Authorization: authorization };
    const answer = fetch(url, { headers, credentials: 'omit' });
    answer.catch(() => {});
    window.skeinEarly = { url, authorization, answer };
  }
  window.skeinSigns = [];
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, (event) => window.skeinSigns?.push(event), true);
  const picture = document.querySelector('meta[name=last-screen]');
  if (picture && session) {
    const { first, ...whom } = JSON.parse(picture.content);
    const places = sessionStorage.getItem('skein-places') ? read('skein-places', sessionStorage) : [];
    const [, place] = places.find(([entry]) => entry === history.state?.skeinEntry) || [];
    const [id, top] = place?.rows[0] || first;
    if (
      whom.active === active &&
      whom.window === (innerWidth > 800) + (innerWidth > 1279) &&
      whom.lang === root.lang &&
      whom.dir === root.dir &&
      Math.abs(Date.now() - whom.at) < 6e8 &&
      id === first[0] &&
      Math.abs(top - first[1]) < 2
    ) {
      root.dataset.lastScreen = '';
      // The policy lets no style attribute in; what only one element can know is put in place as it comes.
      const dress = () => {
        for (const { style, dataset } of document.querySelectorAll('[data-css]')) {
          for (const line of dataset.css.split('\n')) {
            const at = line.indexOf(':');
            style.setProperty(line.slice(0, at), line.slice(at + 1));
          }
          delete dataset.css;
        }
      };
      const observer = new MutationObserver(dress);
      observer.observe(root, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => observer.disconnect());
    }
  }
} catch {
  // No storage, nothing early: the default style applies, and the app calls by itself.
}
