import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { killable } from './support/killable';
import { Person } from './support/person';
import { png } from './support/pictures';
import { favouriteOf, panelForm, postById, postWith, showPage, textOf } from './support/screen';
import { served } from './support/served';
import { visitAs, world } from './support/world';

const place = world({ serviceWorker: true });
let ada: Person;
let lin: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  lin = await Person.as(place.instance.url, 'lin');
});

/** Within 5 s of the return, and as long again for a busy machine. */
const SOON = 10_000;
const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Waiting to be sent' });
const rows = (page: Page): Locator => waiting(page).getByRole('listitem');
/** Those of the page: the form has a list of its own. */
const rowsIn = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem');
const Posted = v.object({ id: v.string() });
const pollOf = async (status: string): Promise<string> => {
  const poll = { options: ['Ebb', 'Flood'], expires_in: 86_400 };
  return v.parse(Posted, (await lin.send('POST', '/api/v1/statuses', { status, poll })).body).id;
};
const stateOf = (id: string): Promise<unknown> => ada.call('GET', `/api/v1/statuses/${id}`);
/** What the server was asked to do since the last look. */
const asked = (): string[] =>
  place.proxy.requests().filter((line) => /^POST .*(favourite|votes|reblog)/.test(line));
const isPressed = (post: Locator): Promise<string | null> => favouriteOf(post).getAttribute('aria-pressed');

test.describe('what is done without network', () => {
  test('waits, listed beside a post, over a reload, and arrives once when the network is back, whatever becomes of the post (V5a)', async () => {
    const id = await pollOf('Which tide?');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page, context }) => {
      const text = 'Written beside wishes.';
      await served(page);
      const post = postById(page, id);
      await post.getByRole('radio', { name: 'Flood' }).waitFor();
      await textOf(panelForm(page)).waitFor();
      place.proxy.requests();
      await context.setOffline(true);
      await textOf(panelForm(page)).fill(text);
      await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
      await expect(textOf(panelForm(page))).toHaveValue('');
      await favouriteOf(post).click();
      await expect.poll(() => isPressed(post)).toBe('true');
      await post.getByRole('radio', { name: 'Flood' }).click();
      await post.getByRole('button', { name: 'Vote' }).click();
      await post.getByRole('img', { name: 'Your vote' }).waitFor();
      await page.goto(`${place.url}/drafts`, { waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(3);
      await waiting(page).getByRole('heading', { name: 'Favorite' }).waitFor();
      await waiting(page).getByText(/@lin/).first().waitFor();
      await page.reload({ waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(3);
      expect(asked()).toEqual([]);
      // The post was written first and is long under way: nothing waits for it.
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'held' });
      await context.setOffline(false);
      await expect
        .poll(() => stateOf(id), { timeout: SOON })
        .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, own_votes: [1] } });
      expect(await ada.ownPostsWith(text)).toEqual([]);
      lift();
      await expect(rows(page)).toHaveCount(0, { timeout: SOON });
      await expect.poll(async () => (await ada.ownPostsWith(text)).length).toBe(1);
      expect(asked().toSorted()).toEqual([
        expect.stringMatching(/votes/),
        expect.stringMatching(/favourite/),
      ]);
    });
  });
});

/** Done without network, in this order; the person is neither followed nor muted. */
async function wishesOf(page: Page, id: string, name: string): Promise<void> {
  const post = postById(page, id);
  await favouriteOf(post).click();
  await expect.poll(() => isPressed(post)).toBe('true');
  await post.getByRole('radio', { name: 'Flood' }).click();
  await post.getByRole('button', { name: 'Vote' }).click();
  await post.getByRole('img', { name: 'Your vote' }).waitFor();
  await showPage(page, `/${name}`);
  const head = page.getByRole('main');
  await head
    .getByRole('button', { name: /^Follow(?!ing)/ })
    .first()
    .click();
  await head
    .getByRole('button', { name: /^(Following|Requested)/ })
    .first()
    .waitFor();
  await head.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: /^Mute/ }).first().click();
}

/** With a picture that is described. */
async function postsPicture(page: Page, text: string): Promise<void> {
  const form = panelForm(page);
  await textOf(form).fill(text);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(40, 30) });
  await form
    .getByRole('button', { name: /sea\.png/ })
    .first()
    .waitFor();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post anyway' }).click();
  await expect(textOf(form)).toHaveValue('');
}

test('what is wished and posted without network outlives a killed browser, and arrives once, in its order', async () => {
  const id = await pollOf('Killed with wishes.');
  const browser = killable();
  try {
    let page = await browser.start();
    await signIn(page, place.url, 'ada');
    await postWith(page, 'Killed with wishes.').first().waitFor();
    await served(page);
    // A sign-in is on the disk a while later, or when the browser is closed.
    await browser.close();
    page = await browser.start();
    // What somebody has begun to use is kept for a time without network.
    await page.goto(`${place.url}/dov`);
    await page.getByRole('article').first().waitFor();
    await showPage(page, `/notice/${id}`);
    await postById(page, id).getByRole('radio', { name: 'Flood' }).waitFor();
    place.proxy.requests();
    const lift = place.proxy.fault(/^\/api/, { is: 'nothing' });
    await wishesOf(page, id, 'dov');
    await postsPicture(page, 'Killed with a picture.');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Drafts/ })
      .click();
    await expect(rowsIn(page)).toHaveCount(5);
    await browser.kill();
    page = await browser.start();
    await page.goto(`${place.url}/drafts`);
    await expect(rowsIn(page)).toHaveCount(5);
    expect(await stateOf(id)).toMatchObject({ favourited: false, poll: { voted: false } });
    place.proxy.requests();
    lift();
    await expect(rowsIn(page)).toHaveCount(0, { timeout: 20_000 });
    await page.getByText('No drafts').waitFor();
    await expect
      .poll(() => stateOf(id))
      .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, votes_count: 1 } });
    expect(await ada.ownPostsWith('Killed with a picture.')).toHaveLength(1);
    const sent = place.proxy
      .requests()
      .filter((line) => /^POST .*(favourite|votes|follow|mute|statuses$)/.test(line));
    const wishes = sent.filter((line) => !line.endsWith('/statuses'));
    expect(sent).toHaveLength(5);
    expect(wishes.map((line) => /\w+$/.exec(line)?.[0])).toEqual(['favourite', 'votes', 'follow', 'mute']);
  } finally {
    place.proxy.liftAll();
    await browser.end();
  }
});
