/** The window is one, and is watched once. */
let watched = false;
const told = new Map<string, number>();

/** What does not change is not written: each style of the page depends on its root. */
function tellPixels(name: string, pixels: number): void {
  if ((told.get(name) ?? 0) === pixels) return;
  told.set(name, pixels);
  document.documentElement.style.setProperty(name, `${pixels}px`);
}

/**
 * Keeps `--keyboard`, the height that an on-screen keyboard takes from the bottom of the page, and
 * `--scrolled-by-keyboard`, how far the browser moved the page up for it. Where the page itself shrinks
 * both stay 0. Only where there is a visual viewport, only while nobody has zoomed in. To look costs a layout: it is
 * begun before the first dialog is asked for.
 */
export function watchVisibleArea(): void {
  const area = window.visualViewport;
  if (watched || !area) return;
  watched = true;
  const tell = (): void => {
    const zoomed = area.scale > 1.01;
    const hidden = zoomed ? 0 : window.innerHeight - area.height - area.offsetTop;
    tellPixels('--keyboard', Math.max(0, Math.round(hidden)));
    tellPixels('--scrolled-by-keyboard', zoomed ? 0 : Math.round(area.offsetTop));
  };
  area.addEventListener('resize', tell);
  area.addEventListener('scroll', tell);
  tell();
}
