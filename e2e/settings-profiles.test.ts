import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { LONG } from './support/long';
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
  test(
    'come to a second browser, which sees later changes without a reload, and neither loses any',
    LONG,
    () =>
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
      }),
  );
});

test.describe('settings files', () => {
  test(
    'show what would change, change it when told to, take it back once, and lose no foreign word',
    LONG,
    () =>
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
      }),
  );
});
