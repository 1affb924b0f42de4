import type { Page } from '@playwright/test';
import { expect } from './test';

/** Resolves when the service worker answers for the page. */
export const served = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true);
};
