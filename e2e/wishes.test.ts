import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { killable } from './support/killable';
import { unlessOneOfAKind } from './support/long';
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
  test('waits, listed beside a post, over a reload, and arrives once when the network is back', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const id = await pollOf('Which tide?');
      const text = 'Written beside wishes.';
      await served(page);
      await page.goto(`${place.url}/notice/${id}`);
      const post = postById(page, id);
      await post.getByRole('radio', { name: 'Flood' }).waitFor();
      await textOf(panelForm(page)).waitFor();
      place.proxy.requests();
      await context.setOffline(true);
      await favouriteOf(post).click();
      await expect.poll(() => isPressed(post)).toBe('true');
      await post.getByRole('radio', { name: 'Flood' }).click();
      await post.getByRole('button', { name: 'Vote' }).click();
      await post.getByRole('img', { name: 'Your vote' }).waitFor();
      await textOf(panelForm(page)).fill(text);
      await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
      await expect(textOf(panelForm(page))).toHaveValue('');
      await page.goto(`${place.url}/drafts`, { waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(3);
      await waiting(page).getByRole('heading', { name: 'Favorite' }).waitFor();
      await waiting(page).getByText(/@lin/).first().waitFor();
      await page.reload({ waitUntil: 'commit' });
      await expect(rows(page)).toHaveCount(3);
      expect(asked()).toEqual([]);
      await context.setOffline(false);
      await expect(rows(page)).toHaveCount(0, { timeout: SOON });
      await expect
        .poll(() => stateOf(id), { timeout: SOON })
        .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, own_votes: [1] } });
      await expect.poll(async () => (await ada.ownPostsWith(text)).length).toBe(1);
      expect(asked().toSorted()).toEqual([
        expect.stringMatching(/votes/),
        expect.stringMatching(/favourite/),
      ]);
    }));

  test('does not wait for a post that is long under way (V5a)', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const { id } = await lin.post('Liked beside a long post.');
      await served(page);
      await page.goto(`${place.url}/notice/${id}`);
      const post = postById(page, id);
      await favouriteOf(post).waitFor();
      await textOf(panelForm(page)).waitFor();
      await context.setOffline(true);
      await textOf(panelForm(page)).fill('Written before it, and long under way.');
      await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
      await expect(textOf(panelForm(page))).toHaveValue('');
      await favouriteOf(post).click();
      await expect.poll(() => isPressed(post)).toBe('true');
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'held' });
      await context.setOffline(false);
      await expect.poll(() => stateOf(id), { timeout: SOON }).toMatchObject({ favourited: true });
      expect(await ada.ownPostsWith('Written before it, and long under way.')).toEqual([]);
      lift();
      await expect
        .poll(async () => (await ada.ownPostsWith('Written before it, and long under way.')).length)
        .toBe(1);
    }));

  test('is taken back in the list, or by its own button, and nothing is sent', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const one = await lin.post('Taken back in the list.');
      const two = await lin.post('Taken back where it stands.');
      await served(page);
      await page.goto(`${place.url}/lin`);
      await favouriteOf(postById(page, one.id)).waitFor();
      place.proxy.requests();
      await context.setOffline(true);
      for (const { id } of [one, two]) {
        await favouriteOf(postById(page, id)).click();
        await expect.poll(() => isPressed(postById(page, id))).toBe('true');
      }
      await favouriteOf(postById(page, two.id)).click();
      await expect.poll(() => isPressed(postById(page, two.id))).toBe('false');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Drafts/ })
        .click();
      await expect(rows(page)).toHaveCount(1);
      await waiting(page).getByText('Taken back in the list.').waitFor();
      await waiting(page).getByRole('button', { name: 'Take back' }).click();
      await expect(rows(page)).toHaveCount(0);
      await context.setOffline(false);
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('article').first().waitFor();
      expect(asked()).toEqual([]);
    }));

  for (const status of [403, 404, 422]) {
    test(
      `and is refused then (${status}) is told, and may be tried again`,
      unlessOneOfAKind(status === 422),
      () =>
        visitAs(place, 'ada', {}, async ({ page, context }) => {
          const { id } = await lin.post(`Refused at first with ${status}.`);
          await served(page);
          await page.goto(`${place.url}/notice/${id}`);
          const post = postById(page, id);
          await favouriteOf(post).waitFor();
          await context.setOffline(true);
          await favouriteOf(post).click();
          await expect.poll(() => isPressed(post)).toBe('true');
          const lift = place.proxy.fault(`POST /api/v1/statuses/${id}/favourite`, { is: 'status', status });
          await context.setOffline(false);
          await page
            .getByText(/The server refused what you did without a connection/)
            .first()
            .waitFor();
          await expect.poll(() => isPressed(post)).toBe('false');
          lift();
          await page.goto(`${place.url}/drafts`);
          await expect(rows(page)).toHaveCount(1);
          await waiting(page).getByRole('button', { name: 'Let go' }).waitFor();
          await waiting(page).getByRole('button', { name: 'Try again' }).click();
          await expect(rows(page)).toHaveCount(0);
          await expect.poll(() => stateOf(id)).toMatchObject({ favourited: true });
        }),
    );
  }

  test('is sent by one of two tabs', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const { id } = await lin.post('Seen in two tabs.');
      await served(page);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(`${place.url}/notice/${id}`);
        await favouriteOf(postById(tab, id)).waitFor();
      }
      place.proxy.requests();
      await context.setOffline(true);
      await favouriteOf(postById(page, id)).click();
      await expect.poll(() => isPressed(postById(other, id))).toBe('true');
      await context.setOffline(false);
      await expect.poll(() => stateOf(id), { timeout: SOON }).toMatchObject({ favourited: true });
      for (const tab of [page, other])
        await expect(tab.getByRole('link', { name: /^Drafts/ })).toHaveCount(0, { timeout: SOON });
      expect(asked()).toHaveLength(1);
      expect(await isPressed(postById(other, id))).toBe('true');
    }));
});

for (const is of ['deaf', 'hang'] as const) {
  test(`of a favorite that is set and taken back at once, the last wish is what the server ends with (${is})`, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const { id } = await lin.post('Liked and not liked.');
      await page.goto(`${place.url}/notice/${id}`);
      const star = favouriteOf(postById(page, id));
      place.proxy.requests();
      const lift = place.proxy.fault(/\/favourite$/, { is }, 1);
      await star.click();
      await expect.poll(() => isPressed(postById(page, id))).toBe('true');
      await expect.poll(() => asked().length).toBe(1);
      await star.click();
      await expect.poll(() => isPressed(postById(page, id))).toBe('false');
      lift();
      await expect(page.getByRole('link', { name: /^Drafts/ })).toHaveCount(0, { timeout: 60_000 });
      await expect.poll(() => stateOf(id)).toMatchObject({ favourited: false });
      expect(await isPressed(postById(page, id))).toBe('false');
    }));
}

test('a vote whose answer was lost is looked at, and not made twice', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const id = await pollOf('Heard or not?');
    await page.goto(`${place.url}/notice/${id}`);
    const post = postById(page, id);
    await post.getByRole('radio', { name: 'Ebb' }).click();
    place.proxy.requests();
    const lift = place.proxy.fault(/\/votes$/, { is: 'deaf' });
    await post.getByRole('button', { name: 'Vote' }).click();
    await post.getByRole('img', { name: 'Your vote' }).waitFor();
    lift();
    await expect(page.getByRole('link', { name: /^Drafts/ })).toHaveCount(0, { timeout: 20_000 });
    await expect.poll(() => stateOf(id)).toMatchObject({ poll: { voted: true, votes_count: 1 } });
    expect(asked()).toHaveLength(1);
  }));

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
