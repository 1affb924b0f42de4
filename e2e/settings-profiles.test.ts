import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { visitAs, world } from './support/world';

const place = world();
const PROFILES = '/settings/profiles';
const inWindow = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(place.url + path);
  await inWindow(page).waitFor();
};
const shape = (page: Page, name: string) => inWindow(page).getByRole('switch', { name, exact: true });
const kept = (page: Page) => inWindow(page).getByText('Saved on your server');
const give = (page: Page, name: string, text: string): Promise<void> =>
  inWindow(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('settings that the server keeps', () => {
  test('come to a second browser, which sees later changes without a reload, and neither loses any', () =>
    visitAs(place, 'ada', { path: '/settings/reading#greentext' }, async ({ page }) => {
      await shape(page, 'Greentext').click();
      await kept(page).waitFor();
      await visitAs(
        place,
        'ada',
        { path: '/settings/reading#greentext' },
        async ({ page: second, context }) => {
          await expect(shape(second, 'Greentext')).toBeChecked();
          await context.clock.install();
          await second.reload();
          await expect(shape(second, 'Greentext')).toBeChecked();
          await second.mouse.move(5, 5);
          // Both change another setting before either has heard of the other.
          await shape(page, 'Show emoji reactions').click();
          await kept(page).waitFor();
          await shape(second, 'Hide your own repeats').click();
          await kept(second).waitFor();
          await expect(shape(second, 'Show emoji reactions')).not.toBeChecked();
          await shape(page, 'Gather repeats of the same post').click();
          await kept(page).waitFor();
          await expect(shape(page, 'Hide your own repeats')).toBeChecked();
          await context.clock.fastForward(61_000);
          await expect(shape(second, 'Gather repeats of the same post')).not.toBeChecked();
        },
      );
    }));

  test('hold here and say why while the server cannot be told, and are sent on demand', () =>
    visitAs(place, 'ada', { path: '/settings/media#loopVideo' }, async ({ page }) => {
      await shape(page, 'Repeat videos').waitFor();
      const lift = place.proxy.fault('PUT /api/v1/akkoma/frontend_settings/pleroma-fe/*', {
        is: 'status',
        status: 429,
      });
      await shape(page, 'Repeat videos').click();
      await inWindow(page).getByText('your server does not have it yet').waitFor();
      await expect(shape(page, 'Repeat videos')).not.toBeChecked();
      lift();
      await inWindow(page).getByRole('button', { name: 'Try again' }).click();
      await inWindow(page).getByText('your server does not have it yet').waitFor({ state: 'detached' });
    }));

  test('go back with words when the server refuses them', () =>
    visitAs(place, 'ada', { path: '/settings/media#stopGifs' }, async ({ page }) => {
      await shape(page, 'Keep moving pictures still').waitFor();
      place.proxy.fault('PUT /api/v1/akkoma/frontend_settings/pleroma-fe/*', {
        is: 'status',
        status: 403,
        body: '{"error":"not today"}',
      });
      await shape(page, 'Keep moving pictures still').click();
      await inWindow(page).getByText('not today').waitFor();
      await expect(shape(page, 'Keep moving pictures still')).not.toBeChecked();
    }));

  test('are kept under more names, changed between and deleted', () =>
    visitAs(place, 'lin', { path: PROFILES }, async ({ page }) => {
      const rows = inWindow(page).getByRole('region', { name: 'Settings profiles' }).getByRole('listitem');
      await at(page, '/settings/reading');
      await shape(page, 'Greentext').click();
      await kept(page).waitFor();
      await at(page, PROFILES);
      await expect(rows).toHaveCount(1);
      await inWindow(page).getByRole('textbox', { name: 'Name of a new profile' }).fill('train');
      await inWindow(page).getByRole('button', { name: 'Save as new' }).click();
      await expect(rows).toHaveCount(2);
      await expect.poll(() => rows.filter({ hasText: 'In use' }).innerText()).toContain('train');
      await at(page, '/settings/reading');
      await shape(page, 'Greentext').click();
      await kept(page).waitFor();
      await at(page, PROFILES);
      await inWindow(page).getByRole('button', { name: 'Use “default”' }).click();
      const question = inWindow(page).getByRole('group', { name: 'Use “default”' });
      await question.getByRole('button', { name: 'Use', exact: true }).click();
      await expect.poll(() => rows.filter({ hasText: 'In use' }).innerText()).toContain('default');
      expect(await axeFindings(page)).toEqual([]);
      place.proxy.fault(
        'DELETE /api/v1/akkoma/frontend_settings/pleroma-fe/*',
        { is: 'status', status: 500 },
        1,
      );
      const remove = async (): Promise<void> => {
        await inWindow(page).getByRole('button', { name: 'Delete “train”' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      };
      await remove();
      await inWindow(page).getByRole('alert').waitFor();
      await remove();
      await expect(rows).toHaveCount(1);
      await at(page, '/settings/reading');
      await expect(shape(page, 'Greentext')).toBeChecked();
    }));
});

test.describe('settings files', () => {
  test('show what would change, change it when told to, take it back once, and lose no foreign word', () =>
    visitAs(place, 'ada', { path: PROFILES }, async ({ page }) => {
      const text = JSON.stringify({
        profile: 'x',
        profileVersion: 99,
        greentext: false,
        maxThumbnails: 3,
        hideNsfw: 'perhaps',
        themeEditorMinWidth: 500,
        _pleroma_settings_version: [1, 0],
      });
      await give(page, 'akkoma.json', text);
      const question = inWindow(page).getByRole('group', { name: 'Take over the settings of this file?' });
      await question.getByText('Files shown of one post').waitFor();
      await question.getByText('16 → 3').waitFor();
      await question.getByText('themeEditorMinWidth').waitFor();
      await question.getByText('hideNsfw').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole('button', { name: 'Take over' }).click();
      await inWindow(page).getByText('The settings were taken over').waitFor();
      const download = page.waitForEvent('download');
      await inWindow(page).getByRole('button', { name: 'Save settings to a file' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('pleromafe_settings.json');
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
        profile: 'default',
        maxThumbnails: 3,
        themeEditorMinWidth: 500,
        _pleroma_settings_version: [1, 0],
      });
      await inWindow(page).getByRole('button', { name: 'Undo' }).click();
      await at(page, '/settings/media');
      await expect(inWindow(page).getByRole('spinbutton', { name: 'Files shown of one post' })).toHaveValue(
        '16',
      );
    }));

  test('that are none, or of another age, are refused with words and change nothing', () =>
    visitAs(place, 'ada', { path: PROFILES }, async ({ page }) => {
      for (const [text, words] of [
        ['hello', 'This is not a settings file'],
        ['{"greentext":true,"_pleroma_settings_version":[2,0]}', 'newer version of settings'],
        ['{"greentext":true,"_pleroma_settings_version":[0,3]}', 'older version of settings'],
        ['{"greentext":"x","_pleroma_settings_version":[1,0]}', 'No value of this file makes sense'],
      ] as const) {
        await give(page, 'file.json', text);
        await inWindow(page).getByText(words).waitFor();
      }
    }));

  test('fit on a phone, and what is half typed comes back after the window was closed', () =>
    visitAs(place, 'ada', { path: PROFILES, viewport: PHONE }, async ({ page }) => {
      const box = inWindow(page).getByRole('textbox', { name: 'Name of a new profile' });
      await box.fill('half a na');
      expect(await axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
      await inWindow(page).getByRole('button', { name: 'Close' }).click();
      await inWindow(page).waitFor({ state: 'detached' });
      await at(page, PROFILES);
      await expect(box).toHaveValue('half a na');
    }));
});
