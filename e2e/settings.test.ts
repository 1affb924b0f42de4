import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { visitAs, world } from './support/world';

const place = world();
const settingsWindow = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await settingsWindow(page).waitFor();
};
const tab = (page: Page, name: string) =>
  settingsWindow(page)
    .getByRole('navigation', { name: 'All settings' })
    .getByRole('button', { name, exact: true });

test.describe('the settings window', () => {
  test('lies over what is read, has addresses, and going back closes it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.evaluate(() => window.scrollTo(0, 300));
      const top = await page.evaluate(() => window.scrollY);
      // A press where the button is: the driver's own click scrolls to what stands in a sticky bar.
      const box = await page.getByRole('button', { name: 'Settings', exact: true }).boundingBox();
      if (!box) throw new Error('no button');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await settingsWindow(page).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      await page.waitForURL('**/settings');
      await tab(page, 'Pictures and media').click();
      await page.waitForURL('**/settings/media');
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      await page.goForward();
      await tab(page, 'Pictures and media').and(page.locator('[aria-current=page]')).waitFor();
      await page.keyboard.press('Escape');
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
    }));

  test('is led to by an address, with one setting marked, and stays over a reload', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/settings/reading#greentext`);
      const control = settingsWindow(page).getByRole('switch', { name: 'Greentext' });
      await control.waitFor();
      await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect(page.locator('[data-marked]')).toHaveCount(1);
      await page.reload();
      await control.waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('article').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/main/friends');
    }));

  test('loaded anew keeps its entry of the history: going back leads to what it lies over, once', () =>
    visitAs(place, 'ada', { path: '/lists' }, async ({ page }) => {
      await open(page);
      await tab(page, 'Pictures and media').click();
      await page.waitForURL('**/settings/media');
      const entries = await page.evaluate(() => history.length);
      for (let times = 0; times < 2; times += 1) {
        await page.reload();
        await settingsWindow(page).waitFor();
        await page.waitForURL('**/settings/media');
      }
      await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
      await page.goBack();
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/lists');
    }));

  test('waits as a peek, also when one came by its address', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/settings/media`);
      await settingsWindow(page).getByRole('button', { name: 'Minimize' }).click();
      await settingsWindow(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Back to settings' }).click();
      await tab(page, 'Pictures and media').and(page.locator('[aria-current=page]')).waitFor();
    }));

  test('finds settings by what people call them and leads to them, expert ones too', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await open(page);
      const search = settingsWindow(page).getByRole('searchbox', { name: 'Search settings' });
      await search.fill('websocket');
      await settingsWindow(page)
        .getByRole('button', { name: 'Live connection', exact: true })
        .last()
        .waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await settingsWindow(page).getByRole('button', { name: 'Live connection' }).click();
      await settingsWindow(page).getByRole('switch', { name: 'Live connection' }).waitFor();
      expect(new URL(page.url()).hash).toBe('#useStreamingApi');
      await search.fill('zzzz');
      await settingsWindow(page).getByText('No setting is called that').waitFor();
    }));

  test('shows each change at once, marks it, keeps it over a reload, and takes it back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await open(page);
      await tab(page, 'Theme and layout').click();
      const theme = settingsWindow(page).getByRole('radiogroup', { name: 'Theme', exact: true });
      await theme.getByText('Light', { exact: true }).click();
      await settingsWindow(page).getByText('Saved').waitFor();
      const shown = (): Promise<string | undefined> =>
        page.evaluate(() => document.documentElement.dataset['theme']);
      await expect.poll(shown).toBe('pleroma-light');
      await page.reload();
      await theme.waitFor();
      await expect(theme.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
      await settingsWindow(page).getByRole('button', { name: 'Reset “Theme”' }).click();
      await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await settingsWindow(page).getByRole('switch', { name: 'Side panel on the right' }).click();
      await page.locator('[data-sidebar-right]').waitFor();
      await settingsWindow(page).getByRole('button', { name: 'Reset this tab' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
      await page.locator('[data-sidebar-right]').waitFor({ state: 'detached' });
    }));

  test('is one page a tab on a phone, and back leads to the list of them', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
      await tab(page, 'General').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await tab(page, 'Notifications').click();
      await settingsWindow(page).getByRole('checkbox', { name: 'Mentions' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await tab(page, 'General').waitFor();
      await settingsWindow(page).getByRole('button', { name: 'Close' }).click();
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
    }));
});
