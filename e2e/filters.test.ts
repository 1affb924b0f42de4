import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { moreOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const list = (page: Page) => settings(page).getByRole('list', { name: 'Your filters' });
const form = (page: Page, name: string | RegExp = 'New filter') => settings(page).getByRole('form', { name });
const Filters = v.array(v.looseObject({ id: v.string(), phrase: v.string() }));

/** Each signs in once. */
const people = new Map<string, Promise<Person>>();
function person(name: string): Promise<Person> {
  const one = people.get(name) ?? Person.as(place.instance.url, name);
  people.set(name, one);
  return one;
}
const kept = async (name = 'ada') =>
  v.parse(Filters, await (await person(name)).call('GET', '/api/v1/filters'));
async function dropAll(name = 'ada'): Promise<void> {
  const one = await person(name);
  for (const { id } of await kept(name)) await one.call('DELETE', `/api/v1/filters/${id}`);
}
const open = async (page: Page): Promise<void> => {
  await page.goto(`${place.url}/settings/filtering`);
  await settings(page).getByRole('textbox', { name: 'Add a word or phrase' }).waitFor();
};
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const line = (page: Page, name: string) => page.getByRole('article', { name: `filtered by “${name}”` });

// The sample has filters of its own.
test.beforeEach(() => dropAll());

// What cannot be saved or removed: client/src/features/settings/filters/filter-list.dom.test.tsx.
test.describe('filters', () => {
  test('fold a post at once, say which filter it was, open it, and lead to the filter', async () => {
    const mod = await person('mod');
    await mod.post('Zebrafish swim in the harbour @ada');
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
      const box = settings(page).getByRole('textbox', { name: 'Add a word or phrase' });
      await box.fill('zebrafish');
      await box.press('Enter');
      await list(page).getByText('zebrafish').waitFor();
      await expect.poll(async () => (await kept()).map(({ phrase }) => phrase)).toEqual(['zebrafish']);
      await page.goto(`${place.url}/main/public`);
      const folded = line(page, 'zebrafish').first();
      await folded.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await folded.getByRole('button', { name: 'Filter', exact: true }).click();
      await list(page).locator('[data-marked]').getByText('zebrafish').waitFor();
      await settings(page).getByRole('button', { name: 'Remove “zebrafish”' }).click();
      await settings(page).getByText('“zebrafish” is not filtered any more.').waitFor();
      await settings(page).getByRole('button', { name: 'Close' }).last().click();
      await settings(page).getByRole('button', { name: 'Close' }).first().click();
      await settings(page).waitFor({ state: 'detached' });
      // Without a reload.
      await post(page, 'Zebrafish swim').first().waitFor();
      await expect.poll(() => kept()).toEqual([]);
    });
  });

  test('with words in it asks, over the window and with its keys, before one asked for from a post takes its place', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const words = form(page).getByRole('textbox', { name: 'Word or phrase 1' });
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const askFromPost = async (): Promise<void> => {
        await settings(page).getByRole('button', { name: 'Minimize' }).click();
        await moreOf(
          page.getByRole('main').getByRole('article').filter({ hasNotText: '@ada' }).first(),
        ).click();
        await page.getByRole('menuitem', { name: 'Filter words of this post…' }).press('Enter');
        await question.waitFor();
      };
      await open(page);
      await settings(page).getByRole('button', { name: 'New filter with more choices…' }).click();
      await page.keyboard.type('okapi');
      await askFromPost();
      await expect(question.locator(':focus')).toHaveCount(1);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(words).toHaveValue('okapi');
      await askFromPost();
      await question.getByRole('button', { name: 'Discard changes' }).press('Enter');
      await expect(words).toBeFocused();
      await page.keyboard.type('tide');
      await expect(words).toHaveValue('tide');
    }));

  test('hold for what is streamed, for polls and for notifications', async () => {
    const [ada, mod] = [await person('ada'), await person('mod')];
    await ada.call('POST', '/api/v1/filters', { phrase: 'quokka', 'context[]': 'home', whole_word: 'true' });
    await ada.call('POST', '/api/v1/filters', { phrase: 'quokka2', 'context[]': 'notifications' });
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('article').first().waitFor();
      await page.mouse.move(10, 10);
      await mod.send('POST', '/api/v1/statuses', {
        status: '@ada Which animal?',
        poll: { options: ['Quokka', 'Wombat'], expires_in: 600 },
      });
      await mod.post('@ada my quokka2 is here');
      await page
        .getByRole('button', { name: /^Show new/ })
        .first()
        .click();
      await line(page, 'quokka').first().waitFor();
      await page.goto(`${place.url}/notifications`);
      await page
        .getByRole('article', { name: /filtered by “quokka2”/ })
        .first()
        .waitFor();
    });
  });

  test('are made of a selection, with all choices, and are kept as they were asked', async () => {
    const mod = await person('mod');
    await mod.post('Snow leopards of Mossbank #snowy');
    await visitAs(place, 'ada', { path: null, viewport: PHONE }, async ({ page }) => {
      await page.goto(`${place.url}/main/public`);
      const row = post(page, 'Snow leopards').first();
      await row.waitFor();
      await row.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
          if (walker.currentNode.textContent?.includes('Snow leopards')) {
            document.getSelection()?.setBaseAndExtent(walker.currentNode, 0, walker.currentNode, 13);
            return;
          }
      });
      await row.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Filter “Snow leopards”…' }).click();
      const made = form(page);
      await made.waitFor();
      await expect(made.getByRole('textbox', { name: 'Word or phrase 1' })).toHaveValue('Snow leopards');
      const split = made.getByText('Your server keeps each of them as a filter of its own.');
      await expect(split).toHaveCount(0);
      await made.getByRole('button', { name: '#snowy' }).click();
      await split.waitFor();
      await made.getByRole('checkbox', { name: 'Notifications' }).uncheck();
      await made.getByRole('radio', { name: 'Hide it' }).check();
      await made.getByLabel('Until when').selectOption('3600');
      expect(await axeFindings(page)).toEqual([]);
      await made.getByRole('button', { name: 'Save filter' }).click();
      await list(page).getByText('Snow leopards').waitFor();
      await expect
        .poll(async () => (await kept()).map(({ phrase }) => phrase).toSorted())
        .toEqual(['#snowy', 'Snow leopards']);
      for (const one of await kept()) {
        expect(one).toMatchObject({ irreversible: true, context: ['home', 'public', 'thread'] });
        expect(Date.parse(String(one['expires_at'])) - Date.now()).toBeGreaterThan(3_400_000);
      }
      await page.goBack();
      await settings(page).waitFor({ state: 'detached' });
      await expect(post(page, 'Snow leopards')).toHaveCount(0);
    });
  });

  test('cover pictures alone where that is asked for: the words stay, keys open and cover them again', async () => {
    const mod = await person('mod');
    const long = `regatta${' of the old wooden boats in the harbour'.repeat(3)}`;
    const file = await mod.upload(png(800, 150), 'A boat');
    await mod.post(`Sails up! ${long} @ada`, { 'media_ids[]': file });
    await visitAs(place, 'ada', { viewport: PHONE, path: null }, async ({ page }) => {
      place.proxy.fault(/^\/api\/v1\/filters/, { is: 'status', status: 404 });
      await open(page);
      await settings(page).getByRole('button', { name: 'New filter with more choices…' }).click();
      const made = form(page);
      await made.getByRole('textbox', { name: 'Word or phrase 1' }).fill(long);
      await made.getByRole('radio', { name: 'Cover its pictures and films' }).check();
      await made.getByRole('button', { name: 'Save filter' }).click();
      await list(page).getByText('pictures and films covered').waitFor();
      await page.goto(`${place.url}/main/public`);
      const row = post(page, 'Sails up!').first();
      const cover = row.getByRole('button', { name: `Media filtered by “${long}”, show` });
      await cover.waitFor();
      const spill = await cover.evaluate((button) => {
        const [whole, label] = [button, button.firstElementChild ?? button].map((one) =>
          one.getBoundingClientRect(),
        );
        return whole && label && Math.max(whole.top - label.top, label.bottom - whole.bottom);
      });
      expect(spill).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
      await cover.focus();
      await page.keyboard.press('Enter');
      await row
        .getByRole('link', { name: /A boat/ })
        .first()
        .waitFor();
      const hide = row.getByRole('button', { name: 'Hide media' });
      await expect.poll(() => hide.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Space');
      await expect.poll(() => cover.evaluate((one) => one === document.activeElement)).toBe(true);
    });
  });
});
