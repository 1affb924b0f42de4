import type { Page } from '@playwright/test';

/** Pixels that a finger needs, both ways. */
const FINGER = 44;

/**
 * What can be pressed and is smaller than a finger, by where a press reaches it, not by what is drawn. Links in
 * running text are excepted, as in WCAG 2.5.8.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const PRESSED = 'button, summary, select, [role="button"], [role="tab"], [role="menuitem"], a[data-look]';
    const found: string[] = [];
    for (const element of document.querySelectorAll(PRESSED)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('p, [inert]')) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const reaches = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      };
      if (!reaches(middle.x, middle.y)) continue;
      const far = (dx: number, dy: number): number => {
        let steps = 0;
        while (steps < finger && reaches(middle.x + dx * (steps + 0.5), middle.y + dy * (steps + 0.5)))
          steps += 1;
        return steps;
      };
      const width = far(-1, 0) + far(1, 0);
      const height = far(0, -1) + far(0, 1);
      if (width >= finger && height >= finger) continue;
      const name =
        element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('title'));
      found.push(`${element.tagName.toLowerCase()} "${name ?? ''}" ${width} x ${height}`);
    }
    return [...new Set(found)];
  }, FINGER);
}
