import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, panelForm, postById, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const waiting = (page: Page): Locator =>
  page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem').first();
const count = async (text: string): Promise<number> => (await ada.ownPostsWith(text)).length;

test.describe('a post that could not be sent', () => {
  test('outlives its tab, killed while its picture is described, as a draft with the picture, and killed after the server had it, as one post', () =>
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

      const answer = place.proxy.fault('POST /api/v1/statuses', { is: 'deaf' });
      await again.getByRole('button', { name: 'Post', exact: true }).click();
      await expect.poll(() => count(text), { timeout: 30_000 }).toBe(1);
      await next.close({ runBeforeUnload: false });
      answer();
      const last = await context.newPage();
      place.proxy.requests();
      await last.goto(`${place.url}/drafts`);
      // The next tab sends it under the same key.
      await expect.poll(() => place.proxy.requests()).toContain('POST /api/v1/statuses');
      await expect(waiting(last)).toHaveCount(0);
      await expect(textOf(panelForm(last))).toHaveValue('');
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
