/** What is looked for in the page: `button Post`, `button Favorite*` by the beginning of its name, or `css SELECTOR`. */
export type Target = `${string} ${string}`;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Nothing lies over it. */
  readonly free: boolean;
}

/**
 * Runs in the page: the first visible element of a role and name that can be pressed, brought into the window. Whether
 * a click reached it is noted at the root (`wasHit`).
 */
export function spotOf(target: string): Spot | null {
  const kinds: Record<string, string> = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    textbox: 'textarea, input, [contenteditable="true"]',
    picture: 'img',
    item: '[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]',
  };
  const [, role = '', wanted = ''] = /^(\S+) (.*)$/.exec(target) ?? [];
  const selector = role === 'css' ? wanted : (kinds[role] ?? `${role}, [role="${role}"]`);
  const spoken = (element: Element): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent?.trim() ?? '';
  };
  const named = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const name =
      element.getAttribute('aria-label') ??
      (by === null
        ? null
        : by
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')) ??
      labels?.[0]?.textContent ??
      (spoken(element) || element.getAttribute('alt') || element.getAttribute('title') || '');
    return name.replace(/\s+/g, ' ').trim();
  };
  const fits = (name: string): boolean => {
    if (role === 'css') return true;
    return wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
  };
  // What floats is not seen before it stands in its place.
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  let covered: Spot | null = null;
  for (const element of document.querySelectorAll(selector)) {
    if (!fits(named(element)) || !element.checkVisibility(SEEN)) continue;
    const before = element.getBoundingClientRect();
    if (before.width === 0 || before.height === 0) continue;
    if (before.top < 0 || before.bottom > innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    if (hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))) {
      const { dataset } = document.documentElement;
      dataset['walkPress'] = 'missed';
      element.addEventListener('click', () => (dataset['walkPress'] = 'hit'), { capture: true, once: true });
      return { ...spot, free: true };
    }
    // In a menu that scrolls.
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    covered ??= { ...spot, free: false };
  }
  return covered;
}

/** Runs in the page: the click went where it was meant to, or has led to another page. */
export const wasHit = (): boolean => document.documentElement.dataset['walkPress'] !== 'missed';
