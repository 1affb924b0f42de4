import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { IS_LONG, LONG } from './support/long';
import { visitAs, world } from './support/world';

const place = world();
const THEME = '/settings/theme';
/** All scripts but the one before the first paint. */
const APP = /\/assets\/(?!early-).*\.js$/;
const inWindow = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const choice = (page: Page) => inWindow(page).getByRole('radiogroup', { name: 'Theme', exact: true });
const choose = (page: Page, name: string): Promise<void> =>
  choice(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
const worn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { theme } = document.documentElement.dataset;
    return `${theme} ${getComputedStyle(document.body).color}`;
  });
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg').trim());
const give = (page: Page, name: string, text: string): Promise<void> =>
  inWindow(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('themes', () => {
  for (const [name, id] of [
    ['Light', 'pleroma-light'],
    ['Black', 'black'],
    ['High contrast', 'high-contrast'],
    ['Blue and orange (red-green blindness)', 'deuteranopia'],
    ['Large and strong (low vision)', 'low-vision'],
  ] as const)
    test(`${name} can be read on the settings and on the page below`, LONG, () =>
      visitAs(place, 'ada', { path: THEME }, async ({ page }) => {
        await choose(page, name);
        await expect.poll(() => worn(page)).toMatch(new RegExp(`^${id} `));
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await inWindow(page).waitFor({ state: 'detached' });
        expect(await axeFindings(page)).toEqual([]);
      }),
    );

  test('of the instance are offered by their names, the missing one is not, and each is put on', LONG, () =>
    visitAs(place, 'ada', { path: THEME }, async ({ page }) => {
      for (const [name, bg] of [
        ['Tidepool dusk', '#14212b'],
        ['Sandbank', '#fbf6ec'],
        ['Storm lamp', '#101014'],
        ['Lighthouse', '#0d1b2a'],
      ] as const) {
        await choose(page, name);
        await expect.poll(() => background(page)).toBe(bg);
        expect(await axeFindings(page)).toEqual([]);
      }
      await expect(choice(page).getByText('lost-at-sea')).toHaveCount(0);
    }),
  );

  test('are on the page before any script of the app, and in every tab at once', () =>
    visitAs(place, 'ada', { path: THEME }, async ({ page, context }) => {
      await choose(page, 'Sandbank');
      await expect.poll(() => background(page)).toBe('#fbf6ec');
      const other = await context.newPage();
      // The app's own files never come: what is painted is what the early script knows.
      await other.route(APP, (route) => route.abort());
      await other.goto(`${place.url}/main/friends`);
      await expect.poll(() => background(other)).toBe('#fbf6ec');
      await other.unroute(APP);
      await other.goto(`${place.url}/main/friends`);
      await other.getByRole('article').first().waitFor();
      await choose(page, 'Black');
      await expect.poll(() => background(other)).toMatch(/^#0{3,6}$/);
    }));

  test('follow the system with one for the day and one for the night', LONG, () =>
    visitAs(place, 'ada', { path: THEME, colorScheme: 'dark' }, async ({ page }) => {
      await choose(page, 'Like the system');
      await inWindow(page)
        .getByRole('combobox', { name: 'Theme while your system is dark' })
        .selectOption('Storm lamp');
      await inWindow(page)
        .getByRole('combobox', { name: 'Theme while your system is light' })
        .selectOption('Foghorn');
      await expect.poll(() => background(page)).toBe('#101014');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => background(page)).toBe('#f2f0ea');
    }),
  );

  test(
    'of files: reactions are read on the ground of a chosen entry, logo and tools on a bar of the accent’s colour',
    LONG,
    () =>
      visitAs(place, 'lin', { path: THEME }, async ({ page }) => {
        const colors = {
          bg: '#ffffff',
          fg: '#f0f0f0',
          text: '#000000',
          link: '#0a2a88',
          selectedMenu: '#000000',
        };
        const source = { themeEngineVersion: 3, colors: { ...colors, topBar: '#0a2a88' } };
        await choice(page).waitFor();
        await give(page, 'ink.json', JSON.stringify({ _pleroma_theme_version: 2, name: 'Ink', source }));
        await expect.poll(() => background(page)).toBe('#ffffff');
        await page.keyboard.press('Escape');
        await inWindow(page).waitFor({ state: 'detached' });
        const colour = (part: Locator): Promise<string> =>
          part.evaluate((node) => getComputedStyle(node).color);
        const reactions = page.getByRole('main').getByRole('list', { name: 'Reactions' });
        const reaction = reactions.locator('button:not([data-me], [data-more])').first();
        await expect.poll(() => colour(reaction)).toBe('rgb(255, 255, 255)');
        const bar = page.getByRole('banner');
        for (const part of [bar.locator('svg').first(), bar.locator('a[aria-current]')])
          await expect.poll(() => colour(part)).toBe('rgb(255, 255, 255)');
      }),
  );

  test(
    'and size, spacing, links, buttons and motion change the page at once and before the next first paint',
    LONG,
    () =>
      visitAs(place, 'lin', { path: '/settings/theme', viewport: PHONE }, async ({ page }) => {
        const root = page.locator('html');
        await inWindow(page).getByRole('spinbutton', { name: 'Size of everything' }).fill('120');
        await page.keyboard.press('Tab');
        await expect.poll(() => root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('19.2px');
        await inWindow(page).getByRole('combobox', { name: 'Spacing' }).selectOption('Roomy');
        for (const name of ['Underlined links', 'Larger buttons', 'Less motion'])
          await inWindow(page).getByRole('switch', { name }).click();
        await page.route(APP, (route) => route.abort());
        await page.reload();
        await expect
          .poll(() => root.evaluate((html) => Object.fromEntries(Object.entries(html.dataset))))
          .toMatchObject({
            density: 'roomy',
            links: 'underlined',
            targets: 'large',
            motion: 'reduced',
          });
        await expect.poll(() => root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('19.2px');
      }),
  );

  test('are made in the editor: live, measured, fixed, taken back, saved; what is not saved waits', () =>
    visitAs(place, 'mod', { path: '/settings/theme' }, async ({ page }) => {
      const editor = inWindow(page).getByRole('region', { name: 'Theme editor' });
      const before = await background(page);
      await inWindow(page).getByRole('button', { name: 'New theme' }).click();
      await editor.getByRole('textbox', { name: 'Colour as text: Background' }).fill('#202a20');
      await expect.poll(() => background(page)).toBe('#202a20');
      // What is no colour changes nothing.
      await editor.getByRole('textbox', { name: 'Colour as text: Background' }).fill('red;}');
      await expect.poll(() => background(page)).toBe('#202a20');
      await editor.getByRole('textbox', { name: 'Colour as text: Background' }).fill('#202a20');
      await editor.getByRole('textbox', { name: 'Colour as text: Orange' }).fill('#5a4a1c');
      await editor.getByText('One text is hard to read: cOrange on bg').waitFor();
      await editor.getByRole('button', { name: 'Fix cOrange' }).click();
      await editor.getByText('is hard to read').waitFor({ state: 'detached' });
      await editor.getByRole('button', { name: 'Undo' }).click();
      await editor.getByText('is hard to read').waitFor();
      await editor.getByRole('button', { name: 'Redo' }).click();
      await editor.getByText('is hard to read').waitFor({ state: 'detached' });
      await editor.getByRole('tab', { name: 'Roundness' }).click();
      await editor.getByRole('slider', { name: 'btn' }).fill('12');
      await expect
        .poll(() =>
          page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--btnRadius')),
        )
        .toBe('12px');
      // The parts have their controls in common; the longest one is looked at.
      for (const part of IS_LONG
        ? ['Opacity', 'Fonts', 'Shadows', 'Advanced colours']
        : ['Advanced colours']) {
        await editor.getByRole('tab', { name: part }).click();
        expect(await axeFindings(page)).toEqual([]);
      }
      // Closed without saving: the page wears what it wore, and what was made waits.
      await inWindow(page).getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => background(page)).toBe(before);
      await page.goto(`${place.url}/settings/theme`);
      await inWindow(page).getByRole('button', { name: 'New theme' }).click();
      await expect.poll(() => background(page)).toBe('#202a20');
      await editor.getByRole('button', { name: 'Make a theme' }).click();
      await expect.poll(() => background(page)).not.toBe('#202a20');
      const made = await background(page);
      await editor.getByRole('textbox', { name: 'Name of the theme' }).fill('Kelp');
      await editor.getByRole('button', { name: 'Save theme' }).click();
      await editor.waitFor({ state: 'detached' });
      await page.reload();
      await expect.poll(() => background(page)).toBe(made);
      await choice(page).getByRole('radio', { name: 'Kelp' }).waitFor({ state: 'attached' });
    }));
});
