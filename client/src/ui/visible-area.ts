let watched = false;

/**
 * Keeps `--keyboard`, the height that an on-screen keyboard takes from the bottom of the page, and
 * `--scrolled-by-keyboard`, how far the browser moved the page up for it. Where the page itself shrinks
 * both stay 0. Only where there is a visual viewport, only while nobody has zoomed in.
 */
export function watchVisibleArea(): void {
  const area = window.visualViewport;
  if (watched || !area) return;
  watched = true;
  const tell = (): void => {
    const zoomed = area.scale > 1.01;
    const hidden = zoomed ? 0 : window.innerHeight - area.height - area.offsetTop;
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    style.setProperty('--scrolled-by-keyboard', `${zoomed ? 0 : Math.round(area.offsetTop)}px`);
  };
  area.addEventListener('resize', tell);
  area.addEventListener('scroll', tell);
  tell();
}
