import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { change } from './preferences/controls';
import { ROOT } from './support/places';
import { openWindow } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
const german = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(join(ROOT, 'client/src/i18n/messages/de.json'), 'utf8')),
);
const word = (id: string): string => german[id] ?? '';

const spoken = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Parts of language files that the page has asked for, in their order. */
const parts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/language-(\w+-\w+)-\w+\.json/.exec(name)?.[1] ?? []),
  );

test.describe('another language', () => {
  test('is the one of the browser, whose late words come after the first posts', () =>
    visitAs(place, 'ada', { locale: 'de-AT' }, async ({ page }) => {
      expect(await spoken(page)).toBe('de');
      await page.getByRole('textbox', { name: word('compose.text_label') }).waitFor();
      await expect.poll(() => parts(page)).toEqual(['de-early', 'de-late']);
      await openWindow(page, '/settings/general');
      await page.getByRole('dialog', { name: word('nav.settings') }).waitFor();
    }));

  test('is spoken at once when it is chosen, and no word that was typed is lost', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const typed = 'Half a sentence in whatever';
      await page.getByRole('textbox', { name: 'Post text' }).fill(typed);
      expect(await parts(page)).toEqual([]);
      await openWindow(page, '/settings/general');
      await change(page, 'interfaceLanguage', 'de');
      await page.getByRole('dialog', { name: word('nav.settings') }).waitFor();
      expect(await spoken(page)).toBe('de');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: word('compose.text_label') })).toHaveValue(typed);
      await openWindow(page, '/settings/general');
      await change(page, 'interfaceLanguage', 'en');
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    }));

  test('whose file does not come leaves the page in English, and tells the log once', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const log: string[] = [];
      page.on('console', (message) => log.push(message.text()));
      place.proxy.fault(/^\/assets\/language-de/, { is: 'html' });
      await page.goto(`${place.url}/main/friends?lang=de`);
      await page.getByRole('textbox', { name: 'Post text' }).waitFor();
      await page.getByRole('article').first().waitFor();
      expect(await spoken(page)).toBe('en');
      await expect.poll(() => log.filter((line) => line.includes('language de'))).toHaveLength(1);
    }));
});
