import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { panelForm, postWith, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
beforeAll(async () => {
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

describe('a post that could not be sent', () => {
  it.each([
    ['a broken server', { is: 'status', status: 500 }],
    ['a cut connection', { is: 'nothing' }],
    ['an answer that was lost', { is: 'deaf' }],
  ] as const)('waits after %s, and is posted once', (name, fault) =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = `Sent later after ${name}.`;
      const lift = place.proxy.fault('POST /api/v1/statuses', fault);
      await write(page, text);
      await waiting(page)
        .getByText(/Not sent yet/)
        .waitFor();
      await waiting(page).getByText(text).waitFor();
      await expect.poll(() => textOf(panelForm(page)).inputValue()).toBe('');
      lift();
      await waiting(page).getByRole('button', { name: 'Send now' }).click();
      await postWith(page, text).first().waitFor();
      await waiting(page).waitFor({ state: 'detached' });
      expect(await count(text)).toBe(1);
    }),
  );

  it('outlives its tab, killed before the server answered, and is posted once by the next', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const text = 'Sent by the next tab.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'hang' });
      const asked = page.waitForRequest('**/api/v1/statuses');
      await write(page, text);
      await asked;
      await page.close({ runBeforeUnload: false });
      lift();
      const next = await context.newPage();
      await next.goto(`${place.url}/drafts`);
      await expect.poll(() => count(text), { timeout: 30_000 }).toBe(1);
      await expect.poll(() => waiting(next).count()).toBe(0);
    }));

  it('can be taken back into the form', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = 'Better not.';
      place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 503 });
      await write(page, text);
      await waiting(page).getByRole('button', { name: 'Edit' }).click();
      const window = page.getByRole('dialog', { name: 'New post' });
      await expect.poll(() => textOf(window).inputValue()).toBe(text);
      await waiting(page).waitFor({ state: 'detached' });
      expect(await count(text)).toBe(0);
    }));
});
