import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { choose, favouriteOf, postById, postWith, replyOf, textOf, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let ada: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  ada = await Person.as(place.instance.url, 'ada');
});

const selected = (page: Page): Locator => page.locator('main article[aria-current="true"]');

/** A thread with so many replies below its first post; the ids in order. */
async function thread(replies: number, text: string): Promise<readonly string[]> {
  const first = await admin.post(`${text}: the first`);
  const ids = [first.id];
  for (let n = 1; n <= replies; n += 1)
    ids.push((await admin.reply(ids[n - 1] ?? first.id, `${text}: reply ${n}, `.padEnd(400, 'long '))).id);
  return ids;
}

test.describe('a conversation', () => {
  test('opens from a post at that post, below the headers and highlighted; takes a reply in its place, and shows those of others as they arrive without moving what is read', async () => {
    const ids = await thread(8, 'Scrolls');
    const wanted = ids[6] ?? '';
    await visitAs(place, 'ada', {}, async ({ page }) => {
      await postById(page, wanted).locator(`a[href="/notice/${wanted}"]`).first().click();
      await page.waitForURL(`**/notice/${wanted}`);
      await page.getByRole('heading', { level: 1, name: 'Conversation' }).waitFor();
      await expect(selected(page)).toHaveAttribute('data-status-id', wanted);
      await expect.poll(() => topOf(selected(page))).toBeGreaterThan(40);
      await expect.poll(() => topOf(selected(page))).toBeLessThan(300);
      await postWith(page, 'Scrolls: reply 5').waitFor();

      await replyOf(selected(page)).click();
      const form = page.getByRole('form', { name: 'Reply' });
      await expect(textOf(form)).toHaveValue('@admin ');
      await expect.poll(() => textOf(form).evaluate((area) => document.activeElement === area)).toBe(true);
      await page.keyboard.type('my own answer');
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await form.waitFor({ state: 'detached' });
      await postWith(page, 'my own answer').waitFor();
      await expect
        .poll(async () => (await ada.ownPostsWith('my own answer')).map(({ visibility }) => visibility))
        .toEqual(['public']);

      const before = await settled(page, () => topOf(selected(page)));
      await admin.reply(ids[8] ?? '', '@ada this arrived while you read');
      await postWith(page, 'this arrived while you read').waitFor();
      await expect.poll(async () => Math.abs((await topOf(selected(page))) - before)).toBeLessThan(2);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL('**/main/friends');
    });
  });

  test('opens below the headers from far down a timeline too, where nothing stands above the post', async () => {
    const { id } = await admin.post('Begins a conversation.');
    for (let n = 0; n < 4; n += 1) await admin.post(`Comes after the beginning ${n}. `.padEnd(900, 'long '));
    await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const further = async (): Promise<number> => {
        await page.evaluate(() => window.scrollBy(0, 300));
        return postById(page, id).count();
      };
      await expect.poll(further).toBe(1);
      // Reaching a link below the sticky header would scroll.
      await postById(page, id).locator(`a[href="/notice/${id}"]`).first().dispatchEvent('click');
      await expect(selected(page)).toHaveAttribute('data-status-id', id);
      await expect.poll(() => topOf(selected(page))).toBeGreaterThan(90);
    });
  });

  test('opens in place of its post, which stays where it is, and folds again (CONV-01)', async () => {
    // Much higher than the window: folded, its post would be far above it.
    const ids = await thread(12, 'In place');
    const wanted = ids[10] ?? '';
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const post = postById(page, wanted).first();
      await post.waitFor();
      await page.evaluate((id) => {
        const at = document.querySelector(`main [data-status-id="${id}"]`)?.getBoundingClientRect().top ?? 0;
        window.scrollBy(0, at - 400);
      }, wanted);
      await expect.poll(() => topOf(post)).toBeGreaterThan(150);
      const before = await settled(page, () => topOf(post));
      await choose(post, page, 'Show conversation here');
      const here = page.getByRole('article', { name: 'Conversation', exact: true });
      await expect(here.locator('article')).toHaveCount(13);
      const opened = here.locator(`[data-status-id="${wanted}"]`);
      await expect.poll(async () => Math.abs((await topOf(opened)) - before)).toBeLessThan(2);
      await expect.poll(() => opened.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('j');
      await page.locator(':focus').getByText('In place: reply 11').waitFor();
      // The key may have brought that one into the window; what comes meanwhile moves nothing.
      const read = await settled(page, () => topOf(opened));
      await admin.reply(ids[12] ?? '', 'In place: the last.');
      await here.getByText('In place: the last.').waitFor();
      await expect.poll(async () => Math.abs((await topOf(opened)) - read)).toBeLessThan(2);
      expect(await axeFindings(page)).toEqual([]);
      await here.getByRole('button', { name: 'Collapse conversation' }).last().click();
      await here.waitFor({ state: 'hidden' });
      await expect.poll(() => post.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => topOf(post)).toBeGreaterThan(90);
      await expect.poll(() => topOf(post)).toBeLessThan(800);
    });
  });

  test('opens a thread of 1,000 replies and keeps few of them in the page', async () => {
    const root = await longThread();
    await visitAs(place, 'ada', { path: `/notice/${root}` }, async ({ page }) => {
      await expect
        .poll(() => page.locator('main article[aria-setsize]').first().getAttribute('aria-setsize'))
        .toMatch(/^(9\d\d|1\d{3})$/);
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(60);
      await favouriteOf(selected(page)).waitFor();
      await page.keyboard.press('End');
      await expect
        .poll(() =>
          page.evaluate(() =>
            Math.max(
              ...[...document.querySelectorAll('main article')].map((each) =>
                Number(each.getAttribute('aria-posinset')),
              ),
            ),
          ),
        )
        .toBeGreaterThan(900);
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(60);
    });
  });
});

/** The root of the sample's longest thread, which holds some whom ada does not see. */
async function longThread(): Promise<string> {
  for (const { id } of await ada.posts('/api/v1/timelines/tag/thelonglist'))
    if ((await ada.threadSize(id)) > 950) return id;
  throw new Error('the sample has no thread of 1,000 replies');
}
