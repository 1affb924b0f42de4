import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { Person } from './support/person';
import { choose, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
let admin: Person;
let mod: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  admin = await Person.as(place.instance.url, 'admin');
  mod = await Person.as(place.instance.url, 'mod');
});

const main = (page: Page) => page.getByRole('main');
const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** What Back goes over without leaving the page. */
const hasEntry = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.skeinLayers ?? 0))).toBe(count);
/** Ids of the posts that stand in the timeline from its top down to the one named, which has to come. */
async function seenDownTo(page: Page, id: string): Promise<string[]> {
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      const rows = main(page).locator('article[data-status-id]');
      for (const row of await rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-status-id'))))
        if (row) seen.add(row);
      if (!seen.has(id)) await page.mouse.wheel(0, 400);
      return seen.has(id);
    })
    .toBe(true);
  return [...seen];
}
const WithId = v.object({ id: v.string() });
const Posts = v.array(v.object({ id: v.string(), account: v.object({ acct: v.string() }) }));
const People = v.array(v.object({ id: v.string(), acct: v.string() }));

test.describe('the reader is asked', () => {
  test('before a list with unsaved changes is left, and finds them again where they were left', async () => {
    const { id } = v.parse(WithId, await ada.call('POST', '/api/v1/lists', { title: 'Reed beds' }));
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/lists/${id}/edit`);
      const title = main(page).getByLabel('Title');
      await title.fill('Reed and rush');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const away = page.getByRole('link', { name: 'Home', exact: true }).first();
      const ways = {
        link: () => away.click(),
        keys: async () => {
          await main(page).getByRole('heading', { level: 1 }).click();
          await page.keyboard.type('gh');
        },
        back: () => page.evaluate(() => history.back()),
        button: () => main(page).getByRole('button', { name: 'Back', exact: true }).click(),
      };
      for (const way of [ways.link, ways.keys, ways.back, ways.back, ways.button]) {
        await hasEntry(page, 1);
        await way();
        await question.waitFor();
        if (way === ways.link) expect(await axeFindings(page)).toEqual([]);
        await question.getByText('Stay', { exact: true }).click();
        await question.waitFor({ state: 'detached' });
        await expect(title).toHaveValue('Reed and rush');
        expect(pathOf(page)).toBe(`/lists/${id}/edit`);
      }
      await away.click();
      await question.getByText('Leave', { exact: true }).click();
      await page.waitForURL('**/main/friends');
    });
  });

  test('before Back leaves an unsaved list, once, and not after it is saved', async () => {
    const { id } = v.parse(WithId, await ada.call('POST', '/api/v1/lists', { title: 'Salt marsh' }));
    await visitAs(place, 'ada', { path: '/lists' }, async ({ page }) => {
      const edit = page.locator(`a[href="/lists/${id}/edit"]`);
      const title = main(page).getByLabel('Title');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await edit.click();
      await title.fill('Salt marsh and mud');
      await hasEntry(page, 1);
      await page.evaluate(() => history.back());
      await question.getByText('Leave', { exact: true }).click();
      await page.waitForURL('**/lists');
      await hasEntry(page, 0);
      await edit.click();
      await expect(title).toHaveValue('Salt marsh and mud');
      // The settings lie over the form, which stays.
      await hasEntry(page, 1);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const window = page.getByRole('dialog', { name: 'Settings' });
      await window.getByRole('button', { name: 'Close', exact: true }).click();
      await window.waitFor({ state: 'detached' });
      // What one has come back to has its entry with the next press.
      await title.press('End');
      await hasEntry(page, 1);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(`**/lists/${id}`);
      await page.evaluate(() => history.back());
      await page.waitForURL('**/lists');
      await expect(question).toHaveCount(0);
    });
  });

  for (const [name, how] of [
    ['sam', 'or offered undo, when a press on Following ends it'],
    ['lin', 'when it would have to be asked for again'],
  ] as const) {
    test(`${name}: ${how}`, () =>
      visitAs(place, 'ada', { path: `/${name}` }, async ({ page }) => {
        const button = main(page)
          .getByRole('button', { name: /^(?:Follow|Following|Follow back|Request to follow|Requested): / })
          .first();
        await button.waitFor();
        const { locked } = v.parse(
          v.object({ locked: v.boolean() }),
          await ada.call('GET', `/api/v1/accounts/lookup?acct=${name}`),
        );
        if (/^Follow(?: back)?$/.test(await button.innerText())) await button.click();
        await expect.poll(() => button.innerText()).toBe('Following');
        await button.click();
        if (locked) {
          const question = page.getByRole('alertdialog', { name: /^Unfollow / });
          await question.getByText(/they have to agree/).waitFor();
          await question.getByText('Cancel', { exact: true }).click();
        } else {
          await page.getByText(`You no longer follow @${name}.`).waitFor();
          await expect.poll(() => button.innerText()).toMatch(/^Follow(?: back)?$/);
          await page.getByRole('button', { name: 'Undo', exact: true }).click();
        }
        await expect.poll(() => button.innerText()).toBe('Following');
      }));
  }
});

test.describe('the reader is told', () => {
  test('that a report was not sent, in our words, with those of the server behind Details', async () => {
    const { id } = await admin.post('To be reported in vain.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const body = '{"error":"record_invalid: comment"}';
      place.proxy.fault('POST /api/v1/reports', { is: 'status', status: 422, body });
      await choose(postById(page, id), page, 'Report @admin');
      const comment = page.getByRole('textbox', { name: 'Anything else they should know' });
      await comment.fill('Only a test.');
      await page.getByRole('button', { name: 'Send report' }).click();
      const alert = page.getByRole('dialog').getByRole('alert');
      await alert.getByText(/^The report could not be sent\. What you wrote is kept\./).waitFor();
      const words = alert.getByText('record_invalid: comment');
      await expect(words).toBeHidden();
      await alert.getByText('Details', { exact: true }).click();
      await words.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expect(comment).toHaveValue('Only a test.');
      place.proxy.liftAll();
      await page.getByRole('button', { name: 'Send report' }).click();
      await page.getByText('The report was sent').waitFor();
    });
  });

  test('after ten seconds that the server is still waited for', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      place.proxy.fault(/^\/api\/v1\/bookmarks/, { is: 'hang' });
      await page.getByRole('link', { name: 'Bookmarks' }).first().click();
      await page.getByText('This takes longer than usual.').waitFor({ timeout: 20_000 });
    }));

  test('how to unblock, where a blocked person would be followed', () =>
    visitAs(place, 'ada', { path: '/dov' }, async ({ page }) => {
      await main(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
      const unblock = main(page).getByRole('button', { name: /^Unblock: / });
      await unblock.waitFor();
      await expect(main(page).getByRole('button', { name: /^Follow/ })).toHaveCount(0);
      await unblock.click();
      await main(page)
        .getByRole('button', { name: /^Follow: / })
        .waitFor();
    }));

  test('what hiding a whole server does, and sees just that', async () => {
    const { id } = v.parse(WithId, await mod.call('GET', '/api/v1/accounts/verify_credentials'));
    const people = v.parse(People, await mod.call('GET', `/api/v1/accounts/${id}/following?limit=80`));
    const posts = v.parse(Posts, await mod.call('GET', '/api/v1/timelines/public?limit=40'));
    const isFollowed = (acct: string): boolean => people.some((one) => one.acct === acct);
    const stranger = posts.find(({ account: { acct } }) => acct.includes('@') && !isFollowed(acct));
    if (!stranger) throw new Error(`nobody to hide: ${posts.map(({ account }) => account.acct).join(' ')}`);
    const { acct } = stranger.account;
    const host = acct.slice(acct.indexOf('@') + 1);
    // Stays, and stands below: who sees it has come past the place of the other.
    const below = posts
      .slice(posts.indexOf(stranger) + 1)
      .find((post) => !post.account.acct.endsWith(`@${host}`) && post.account.acct !== 'mod');
    if (!below) throw new Error('nobody below');
    await visitAs(place, 'mod', { path: '/main/all' }, async ({ page }) => {
      expect(await seenDownTo(page, below.id)).toContain(stranger.id);
      await page.goto(`${place.url}/@${acct}`);
      await main(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: `Hide everything from ${host}` }).click();
      const question = page.getByRole('alertdialog');
      await question.getByText(/^You will see posts and hear of people there only if you follow/).waitFor();
      const told = page.waitForResponse(/\/api\/v1\/domain_blocks/);
      await question.getByRole('button').last().click();
      expect((await told).status()).toBe(200);
      await page.goto(`${place.url}/main/all`);
      await main(page).getByRole('article').first().waitFor();
      await seenDownTo(page, below.id);
      await expect(postById(page, stranger.id)).toHaveCount(0);
      const left = v.parse(Posts, await mod.call('GET', '/api/v1/timelines/public?limit=40'));
      const ofHost = left.filter(({ account }) => account.acct.endsWith(`@${host}`));
      expect(ofHost.filter(({ account }) => !isFollowed(account.acct))).toEqual([]);
    });
  });
});
