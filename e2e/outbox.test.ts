import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, signIn } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, panelForm, postById, postWith, textOf } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const waiting = (page: Page): Locator =>
  page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem').first();
const write = async (page: Page, text: string): Promise<void> => {
  const form = panelForm(page);
  await textOf(form).fill(text);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
};
const count = async (text: string): Promise<number> => (await ada.ownPostsWith(text)).length;

test.describe('a post that could not be sent', () => {
  test('waits after an answer that was lost, and is posted once', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = 'Sent later after an answer that was lost.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'deaf' });
      await write(page, text);
      await waiting(page)
        .getByText(/Not sent yet/)
        .waitFor();
      await waiting(page).getByText(text).waitFor();
      await expect(textOf(panelForm(page))).toHaveValue('');
      lift();
      await waiting(page).getByRole('button', { name: 'Send now' }).click();
      await postWith(page, text).first().waitFor();
      await waiting(page).waitFor({ state: 'detached' });
      await expect.poll(() => count(text)).toBe(1);
    }));

  test('outlives its tab, killed while its picture is described, as a draft with the picture', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const text = 'Killed while its picture is described.';
      const form = panelForm(page);
      await textOf(form).fill(text);
      const lift = place.proxy.fault('PUT /api/v1/media/*', { is: 'hang' });
      place.proxy.requests();
      const chooser = page.waitForEvent('filechooser');
      await form.getByRole('button', { name: 'Add files' }).click();
      await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(40, 30) });
      await form.getByRole('button', { name: /cannot see it: sea\.png$/ }).click();
      await page.getByRole('textbox', { name: 'Description' }).fill('The sea');
      await page.getByRole('button', { name: 'Done' }).click();
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await expect
        .poll(() => place.proxy.requests().some((line) => line.startsWith('PUT /api/v1/media/')))
        .toBe(true);
      await page.close({ runBeforeUnload: false });
      lift();
      const next = await context.newPage();
      await next.goto(`${place.url}/main/friends`);
      const again = panelForm(next);
      await again.getByRole('button', { name: 'Description of sea.png: The sea' }).waitFor();
      await expect(textOf(again)).toHaveValue(text);
      await expect.poll(() => count(text)).toBe(0);
      await again.getByRole('button', { name: 'Post', exact: true }).click();
      await expect.poll(() => count(text), { timeout: 30_000 }).toBe(1);
      await expect(textOf(again)).toHaveValue('');
    }));

  test('outlives its tab, killed after the server had it, and is there once for the next', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const text = 'Sent by a tab that was killed.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'deaf' });
      const asked = page.waitForRequest('**/api/v1/statuses');
      await write(page, text);
      await asked;
      await expect.poll(() => count(text)).toBe(1);
      await page.close({ runBeforeUnload: false });
      lift();
      const next = await context.newPage();
      place.proxy.requests();
      await next.goto(`${place.url}/drafts`);
      // The next tab sends it under the same key.
      await expect.poll(() => place.proxy.requests()).toContain('POST /api/v1/statuses');
      await expect(waiting(next)).toHaveCount(0);
      await expect.poll(() => count(text)).toBe(1);
    }));

  test('of a long chain says in sight how far it is, on a phone too', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page, context }) => {
      await page.getByRole('button', { name: 'New post', exact: true }).tap();
      const form = page.getByRole('dialog', { name: 'New post' }).getByRole('form');
      await textOf(form).fill('Link 1 of a long chain.');
      for (const at of [2, 3, 4, 5, 6]) {
        await form.getByRole('button', { name: 'Add another post' }).tap();
        await form.getByRole('textbox', { name: `Text of post ${at}` }).fill(`Link ${at} of a long chain.`);
      }
      await context.route('**/api/v1/statuses', () => undefined);
      await textOf(form).scrollIntoViewIfNeeded();
      await form.getByRole('button', { name: 'Post', exact: true }).tap();
      await waiting(page).getByText('Sending 1 of 6').waitFor();
      const stop = waiting(page).getByRole('button', { name: 'Stop' });
      // Seen, and not behind the row of buttons that stays at the end.
      await expect
        .poll(() =>
          stop.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === button;
          }),
        )
        .toBe(true);
      await stop.tap();
      await form.getByText(/^Stopped\./).waitFor();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    }));

  test('waits after a refused sign-in, leads to a new one, and is posted once by that', () =>
    // A session of its own: the new sign-in ends it.
    visit(place, {}, async ({ page }) => {
      await signIn(page, place.url, 'ada');
      const text = 'Sent after signing in again.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 401 });
      await write(page, text);
      await waiting(page).getByRole('link', { name: 'Log in again' }).click();
      await page.waitForURL('**/login');
      await expect.poll(() => count(text)).toBe(0);
      lift();
      const form = page.getByRole('main');
      await form.getByLabel('Username').fill('ada');
      await form.getByLabel('Password', { exact: true }).fill('skein-demo');
      await form.getByRole('button', { name: 'Log in' }).click();
      await postWith(page, text).first().waitFor();
      await expect.poll(() => count(text)).toBe(1);
    }));
});

test('an edit that the network cuts is one version, however often the browser sends it by itself', async () => {
  const { id } = await ada.post('Before the storm.');
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    await choose(postById(page, id), page, 'Edit');
    const form = page.getByRole('dialog', { name: 'Edit post' }).getByRole('form');
    await expect(textOf(form)).toHaveValue('Before the storm.');
    await textOf(form).fill('After the storm.');
    const lift = place.proxy.fault('PUT /api/v1/statuses/*', { is: 'deaf', headless: true });
    await form.getByRole('button', { name: 'Save changes' }).click();
    // Without a reload, which would send it.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Drafts/ })
      .click();
    await waiting(page)
      .getByText(/Not sent yet/)
      .waitFor();
    lift();
    await waiting(page).getByRole('button', { name: 'Send now' }).click();
    await waiting(page).waitFor({ state: 'detached' });
    await expect.poll(() => ada.call('GET', `/api/v1/statuses/${id}/history`)).toHaveLength(2);
  });
});
