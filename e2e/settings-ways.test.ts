import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { DESKTOP, PHONE, TABLET } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page): Locator => page.locator('dialog[data-size=page][open]');
const tabs = (page: Page): Locator => settings(page).locator('nav button');
const shape = (page: Page, name: string): Locator =>
  settings(page).getByRole('switch', { name, exact: true });
const kept = (page: Page): Locator => settings(page).locator('[data-state=kept]').first();

const Profiles = v.array(v.object({ name: v.string() }));
const PROFILES = '/api/v1/akkoma/frontend_settings/pleroma-fe';
const Kept = v.object({ settings: v.looseObject({}) });

/** What the server keeps of a preference of Ada's. */
async function onServer(name: string): Promise<unknown> {
  const ada = await Person.as(place.instance.url, 'ada');
  const [profile] = v.parse(Profiles, (await ada.send('GET', PROFILES)).body);
  if (!profile) return undefined;
  const { body } = await ada.send('GET', `${PROFILES}/${profile.name}`);
  return v.parse(Kept, body).settings[name];
}

test.describe('two tabs of a browser', () => {
  test('agree on a setting that is changed in the one, then in the other', () =>
    visitAs(place, 'ada', { path: '/settings/reading#greentext' }, async ({ page, context }) => {
      const second = await context.newPage();
      await second.goto(`${place.url}/settings/reading#greentext`);
      for (const one of [page, second]) await shape(one, 'Greentext').waitFor();
      const before = await shape(page, 'Greentext').isChecked();
      await shape(page, 'Greentext').click();
      await expect.poll(() => shape(second, 'Greentext').isChecked()).toBe(!before);
      await shape(second, 'Greentext').click();
      await expect.poll(() => shape(page, 'Greentext').isChecked()).toBe(before);
      await kept(second).waitFor({ state: 'attached' });
      await expect.poll(() => onServer('greentext')).toBe(before);
      await page.reload();
      await expect.poll(() => shape(page, 'Greentext').isChecked()).toBe(before);
    }));

  test('end with the same value when both change it at once', LONG, () =>
    visitAs(place, 'ada', { path: '/settings/theme' }, async ({ page, context }) => {
      const second = await context.newPage();
      await second.goto(`${place.url}/settings/theme`);
      const density = (one: Page): Locator => settings(one).locator('#setting-density');
      for (const one of [page, second]) await density(one).waitFor();
      await Promise.all([density(page).selectOption('compact'), density(second).selectOption('roomy')]);
      const values = async (): Promise<readonly unknown[]> => [
        await density(page).inputValue(),
        await density(second).inputValue(),
        await onServer('density'),
      ];
      await expect.poll(async () => new Set(await values()).size).toBe(1);
      expect(['compact', 'roomy']).toContain((await values())[0]);
      for (const one of [page, second]) await one.reload();
      await expect.poll(async () => new Set(await values()).size).toBe(1);
    }),
  );
});

test.describe('the tabs of the settings', () => {
  test('are reached, opened, used and left by keys alone', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
      await tabs(page).first().waitFor();
      const count = await tabs(page).count();
      expect(count).toBe(14);
      await tabs(page).first().focus();
      for (let at = 0; at < count; at += 1) {
        const one = tabs(page).nth(at);
        await expect.poll(() => one.evaluate((button) => button === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        await expect(one).toHaveAttribute('aria-current', 'page');
        await settings(page).getByRole('heading', { level: 3 }).first().waitFor();
        // The focus stays in the list, and what the tab holds comes after it.
        await expect.poll(() => one.evaluate((button) => button === document.activeElement)).toBe(true);
        if (at < count - 1) await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Tab');
      await expect
        .poll(() => settings(page).evaluate((window) => window.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await settings(page).waitFor({ state: 'detached' });
    }));

  for (const [where, viewport] of [
    ['a desktop', DESKTOP],
    ['a tablet', TABLET],
    ['a phone', PHONE],
  ] as const)
    test(`stand from right to left and fit, on ${where}`, LONG, () =>
      visitAs(place, 'ada', { path: null, viewport, locale: 'ar' }, async ({ page }) => {
        await page.goto(`${place.url}/settings`);
        await tabs(page).first().waitFor();
        await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
        const count = await tabs(page).count();
        for (let at = 0; at < count; at += 1) {
          await tabs(page).nth(at).click();
          await settings(page).locator('h3').first().waitFor();
          // Nothing is wider than the window: no row is cut off at its end.
          await expect
            .poll(() =>
              settings(page).evaluate((window) =>
                [window, ...window.querySelectorAll('h3, section, [data-setting], form')]
                  .filter(
                    (one) =>
                      one.scrollWidth > one.clientWidth + 1 &&
                      getComputedStyle(one).overflowX === 'visible' &&
                      one.clientWidth > 0,
                  )
                  .map(
                    (one) =>
                      `${one.tagName} ${one.getAttribute('data-setting') ?? one.textContent?.slice(0, 40)}`,
                  ),
              ),
            )
            .toEqual([]);
          if (viewport === PHONE) {
            await page.goBack();
            await tabs(page).first().waitFor();
          } else {
            const [list, pane] = await Promise.all([
              tabs(page).first().boundingBox(),
              settings(page).locator('h3').first().boundingBox(),
            ]);
            expect((list?.x ?? 0) > (pane?.x ?? 0)).toBe(true);
          }
        }
      }),
    );
});
