import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Fault } from './support/fault-proxy';
import { LONG } from './support/long';
import { PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world({ flags: ['--registration', 'approval'] });
test.beforeAll(() => Person.applies(place.instance.url, 'fledgling', 'For the tides.'));
const ADMIN = '/api/v1/pleroma/admin';
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });

const REFUSED: Fault = { is: 'status', status: 500 };

/** At a place of the panel, its code and data asked for anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${place.url}/moderation${path}`);
  await panel(page).waitFor();
}

test.describe('in the panel', () => {
  test(
    'shows why somebody wants to join over the width of a phone, with their address and how long they wait',
    LONG,
    () =>
      visitAs(place, 'admin', { path: null, viewport: PHONE }, async ({ page }) => {
        await page.goto(`${place.url}/moderation/approvals`);
        const waiting = panel(page).getByRole('article', { name: '@fledgling' });
        await waiting.getByText(/^waiting for /).waitFor();
        await waiting.getByText('fledgling@').waitFor();
        const [words, mark] = await Promise.all(
          ['For the tides.', 'Waits for approval'].map((text) => waiting.getByText(text).boundingBox()),
        );
        expect(mark?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
      }),
  );

  test('announcements are made, changed and deleted, and a refused one is still to be posted', LONG, () =>
    visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await goTo(page, '/announcements');
      const call = `POST ${ADMIN}/announcements`;
      place.proxy.fault(call, REFUSED);
      const form = panel(page).getByRole('form', { name: 'New announcement' });
      const words = form.getByRole('textbox', { name: 'Write an announcement' });
      await words.fill('The slipway is closed.');
      await form.getByLabel('Starts').fill('2020-01-01T08:00');
      await form.getByLabel('Ends').fill('2020-01-02T08:00');
      await form.getByRole('button', { name: 'Post' }).click();
      await form.getByRole('alert').getByText('The announcement could not be posted').waitFor();
      await expect(words).toHaveValue('The slipway is closed.');
      place.proxy.liftAll();
      await form.getByRole('button', { name: 'Post' }).click();
      const card = panel(page).getByRole('article').filter({ hasText: 'The slipway is closed.' });
      // Its time is over: people do not see it.
      await card.getByText('Inactive').waitFor();
      await card.getByRole('button', { name: 'Edit announcement' }).click();
      const editor = panel(page).getByRole('form', { name: 'Edit announcement' });
      await expect(editor.getByLabel('Ends')).toHaveValue('2020-01-02T08:00');
      await editor.getByLabel('Ends').fill('');
      await editor.getByRole('button', { name: 'Save' }).click();
      await card.getByText('Inactive').waitFor({ state: 'detached' });
      await card.getByRole('button', { name: 'Delete announcement' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await card.waitFor({ state: 'detached' });
    }),
  );
});
