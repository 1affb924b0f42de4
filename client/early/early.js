// Runs before the first paint, outside the bundle because a strict Content-Security-Policy allows no inline
// script: the theme and direction of the last visit, whether the picture of the last screen that stands in the
// page (client/src/lib/screen-picture/picture.ts) is for who looks now, and the first call, which then runs while the app's
// code is still on its way (client/src/api/early-call.ts takes it). What somebody does before the app can hear it is
// kept for it (client/src/lib/typing/first-sign.ts). Kept tiny.
{
  const root = document.documentElement;
  const picture = document.querySelector('meta[name=last-screen]');
  /** In a page with a picture the app's script is left to us. */
  let about = {};
  let call = () => {};
  let shown = false;
  let session;

  const read = (key, storage = localStorage) => JSON.parse(storage.getItem(key) || '{}');

  const fits = ({ active, first, at, window: size, lang, dir }, whose) => {
    const places = sessionStorage.getItem('skein-places') ? read('skein-places', sessionStorage) : [];
    const [, place] = places.find(([entry]) => entry === history.state?.skeinEntry) || [];
    const [id, top] = place?.rows[0] || first;
    return (
      active === whose &&
      size === (innerWidth > 800) + (innerWidth > 1279) &&
      lang === root.lang &&
      dir === root.dir &&
      Math.abs(Date.now() - at) < 6e8 &&
      id === first[0] &&
      Math.abs(top - first[1]) < 2
    );
  };

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

  try {
    if (picture) about = JSON.parse(picture.content);
    const { looks = [], data, lang, dir } = read('skein:early');
    const look = looks[+matchMedia('(prefers-color-scheme: light)').matches];
    if (data) Object.assign(root.dataset, data);
    if (data?.size) root.style.fontSize = `${data.size}%`;
    if (look) root.dataset.theme = look.theme;
    for (const property in look?.css) root.style.setProperty(property, look.css[property]);
    if (lang) root.lang = lang;
    if (dir) root.dir = dir;
    window.skeinSigns = [];
    window.skeinDrops = [];
    const keep = (event) => {
      const { clipboardData } = event;
      const words = clipboardData?.getData('text/plain') || '';
      window.skeinSigns?.push({ event, words, files: [...(clipboardData?.files || [])] });
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter', 'paste'])
      addEventListener(sign, keep, true);
    let ownPicture = false;
    addEventListener('dragstart', () => (ownPicture = true), true);
    addEventListener('dragend', () => (ownPicture = false), true);
    // A file may not open in place of the page. Who is signed in can post it: it is kept for the app.
    for (const sign of ['dragenter', 'dragover', 'drop'])
      addEventListener(sign, (event) => {
        const { dataTransfer, target } = event;
        if (event.defaultPrevented) return;
        const pressed = window.skeinSigns?.some(({ event: { type } }) => type === 'keydown');
        if (!dataTransfer.types.includes('Files')) {
          // A key may have led to a field that is on its way: words are for that.
          if (!pressed || target.matches?.('input, textarea')) return;
          event.preventDefault();
          dataTransfer.dropEffect = 'copy';
          const words = dataTransfer.getData('text/plain');
          if (sign === 'drop') window.skeinSigns.push({ event, words, files: [] });
          return;
        }
        event.preventDefault();
        const taken = session && !ownPicture && window.skeinDrops;
        dataTransfer.dropEffect = taken ? 'copy' : 'none';
        if (!taken || sign !== 'drop') return;
        const items = [...dataTransfer.items].filter(({ kind }) => kind === 'file');
        const files = items.filter((item) => !item.webkitGetAsEntry()?.isDirectory);
        const folders = items.length - files.length;
        taken.push({ files: files.map((item) => item.getAsFile()).filter(Boolean), folders, target });
      });
    // A first visit asks as a reader does who has changed no filter.
    const { path = '/api/v1/timelines/home?with_muted=true' } = read('skein:early-call');
    const { active, sessions = [] } = read('skein:sessions');
    // The account of this tab, else the one that was used last (client/src/data/session/session-store.ts).
    const of = (key) => sessions.find(({ base, account }) => `${base}|${account.id}` === key);
    const own = sessionStorage.getItem('skein:tab-account');
    session = of(own) || of(active);
    if (session)
      call = () => {
        const url = session.base + path;
        const authorization = `Bearer ${session.token}`;
        const headers = { Accept: 'application/json', Authorization: authorization };
        const answer = fetch(url, { headers, credentials: 'omit' });
        answer.catch(() => {});
        window.skeinEarly = { url, authorization, answer };
      };
    shown = picture && session && fits(about, of(own) ? own : active);
  } catch {
    // No storage, nothing early: the default style applies, and the app calls by itself.
  }

  let begun = false;
  const begin = () => {
    if (begun || !about.app) return;
    begun = true;
    // A file that is gone: the page as the server gives it, once, knows better.
    import(about.app).catch(() => caches.delete('skein-last-screen').then(() => location.reload()));
  };

  if (shown) {
    root.dataset.lastScreen = '';
    const dressing = new MutationObserver(dress);
    dressing.observe(root, { childList: true, subtree: true });
    // What came last may not have been told yet.
    addEventListener('DOMContentLoaded', () => {
      dress();
      dressing.disconnect();
    });
  }
  call();
  // The picture of the last screen first: running the app would take from the time of its first paint.
  if (shown && document.visibilityState === 'visible') {
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint').length > 0 && begin(),
    ).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 1000);
  } else begin();
}
