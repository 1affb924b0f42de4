// Runs before the first paint: the theme and direction of the last visit. Kept tiny and outside the
// bundle because a strict Content-Security-Policy allows no inline script.
try {
  const early = JSON.parse(localStorage.getItem('skein:early') || '{}');
  const root = document.documentElement;
  if (early.theme) root.dataset.theme = early.theme;
  if (early.lang) root.lang = early.lang;
  if (early.dir) root.dir = early.dir;
} catch {
  // No storage, no early theme: the default style applies.
}
