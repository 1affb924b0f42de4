import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { visitAs, world } from './support/world';

const place = world();
const settingsWindow = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const tab = (page: Page, name: string) =>
  settingsWindow(page)
    .getByRole('navigation', { name: 'All settings' })
    .getByRole('button', { name, exact: true });

const path = (page: Page): string => new URL(page.url()).pathname;

test.describe('the settings window', () => {
  test('lies over what is read, has addresses, and going back closes it, once, however often it was loaded anew', () =>
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
      await page.goBack();
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(path(page)).toBe('/main/friends');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      await page.goForward();
      const shown = tab(page, 'Pictures and media').and(page.locator('[aria-current=page]'));
      await shown.waitFor();
      const entries = await page.evaluate(() => history.length);
      for (let times = 0; times < 2; times += 1) {
        await page.reload();
        await settingsWindow(page).waitFor();
        await page.waitForURL('**/settings/media');
      }
      await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
      await settingsWindow(page).getByRole('button', { name: 'Minimize' }).click();
      await settingsWindow(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Back to settings' }).click();
      await shown.waitFor();
      await page.goBack();
      await settingsWindow(page).waitFor({ state: 'detached' });
      expect(path(page)).toBe('/main/friends');
    }));

  test('is led to by an address, with one setting marked, finds settings by what people call them, and shows, marks, keeps and takes back each change', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/settings/reading#greentext`);
      const control = settingsWindow(page).getByRole('switch', { name: 'Greentext' });
      await control.waitFor();
      await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect(page.locator('[data-marked]')).toHaveCount(1);

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
      await search.fill('');

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
      // Nothing was read before it: it lies over home.
      await page.keyboard.press('Escape');
      await page.getByRole('article').first().waitFor();
      expect(path(page)).toBe('/main/friends');
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
      expect(path(page)).toBe('/main/friends');
    }));
});

test.describe('the tab of mutes and blocks', () => {
  // Many let go at once, and for whom it did not work: client/src/parts/account/spared/spared.dom.test.tsx.
  test('is found by a search, goes by the arrow keys, and leads to the filters', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/settings`);
      await settingsWindow(page).getByRole('searchbox', { name: 'Search settings' }).fill('unblock');
      await settingsWindow(page).getByRole('button', { name: 'Blocked people' }).click();
      const byName = (name: string) => settingsWindow(page).getByRole('tab', { name });
      await byName('Blocked').and(page.locator('[aria-selected=true]')).waitFor();
      await byName('Blocked').press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await settingsWindow(page).getByText('Muted conversations are not listed').waitFor();
      await page.keyboard.press('End');
      await settingsWindow(page).getByRole('button', { name: 'Open filters and mute words' }).press('Enter');
      await settingsWindow(page).getByRole('textbox', { name: 'Add a word or phrase' }).waitFor();
    }));
});
