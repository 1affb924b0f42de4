import type { Page } from '@playwright/test';

/** A page that was left or drawn anew meanwhile may be empty for so long, in milliseconds. */
const PATIENCE = 3000;

const hasWords = (): boolean => (document.querySelector('main')?.innerText.trim() ?? '') !== '';

/** A main part without a word, and nothing that says that something is on its way. */
async function isBlank(page: Page): Promise<boolean> {
  if (await page.evaluate(hasWords)) return false;
  if ((await page.locator('[aria-busy="true"], [role="status"], [role="progressbar"]').count()) > 0)
    return false;
  return page.waitForFunction(hasWords, undefined, { timeout: PATIENCE }).then(
    () => false,
    () => true,
  );
}

/** What must never be, whatever somebody did before and whatever the server answered. */
export async function wrongThings(page: Page): Promise<string[]> {
  try {
    const wrong = await page.evaluate(() => {
      // What chance has typed is no piece of a program.
      const words = document.body.innerText.replaceAll(/a{50,}/g, '');
      const found: string[] = [];
      const piece = /undefined|\[object|NaN|Infinity|SyntaxError|TypeError|\{[a-z]+\}/.exec(words)?.[0];
      if (piece !== undefined) found.push(`a piece of a program: ${piece}`);
      if (words.includes('Something in Skein broke')) found.push('a part is broken');
      const wide = document.documentElement.scrollWidth - window.innerWidth;
      if (wide > 1) found.push(`wider than the window by ${wide}`);
      const covered = document.querySelector('dialog:modal') !== null;
      if (!covered && document.querySelector('main')?.closest('[inert]'))
        found.push('inert without a dialog');
      return found;
    });
    if (await isBlank(page)) wrong.push('a blank page');
    return wrong;
  } catch {
    // It is being loaded.
    return [];
  }
}
