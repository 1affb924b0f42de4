import { test as base, type Browser } from '@playwright/test';
import { launch } from './browser';

export { expect } from '@playwright/test';

interface Browsers {
  /** The engine without the rest of a person's browser: a visit takes a third of the processor time. */
  shell: Browser;
  /** The browser as people have it, for what the shell cannot do (notifications). */
  whole: Browser;
}

/** The runner's own test, and browsers that serve one file after another as long as no test fails. */
export const test = base.extend<object, Browsers>({
  shell: [
    async ({ playwright }, use) => {
      const browser = await launch(playwright, 'shell');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  whole: [
    async ({ playwright }, use) => {
      const browser = await launch(playwright, 'whole');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
