import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { killable } from './support/killable';
import { Person } from './support/person';
import { png } from './support/pictures';
import { favouriteOf, panelForm, postById, showPage, textOf } from './support/screen';
import { sessionOf, type Session } from './support/session';
import { world } from './support/world';

const place = world();
const Made = v.object({ id: v.string() });

/** Types numbered words as a person does (some 0.4 s each), and tells when each of them was there. */
async function write(page: Page, count: number): Promise<Map<string, number>> {
  const typed = new Map<string, number>();
  for (let at = 1; at <= count; at += 1) {
    const word = `low${String(at).padStart(3, '0')}`;
    await page.keyboard.type(` ${word}`, { delay: 60 });
    typed.set(word, Date.now());
  }
  return typed;
}

/** Words of the last two seconds may be missing, and nothing before. */
function expectNearlyAll(text: string, typed: ReadonlyMap<string, number>, killedAt: number): void {
  const missing = [...typed].filter(([word]) => !text.includes(word));
  for (const [word, at] of missing)
    expect({ word, lost: killedAt - at < 2_000 }).toEqual({ word, lost: true });
}

const rows = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem');

/** Done without network, in this order; the person is neither followed nor muted. */
async function wishesOf(page: Page, id: string, name: string): Promise<void> {
  const post = postById(page, id);
  await favouriteOf(post).click();
  await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', 'true');
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

const fileIn = (page: Page, name: string): Locator =>
  panelForm(page)
    .getByRole('button', { name: new RegExp(name) })
    .first();

async function adds(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panelForm(page).getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: png(40, 30) });
  await fileIn(page, name).waitFor();
}

/** What is in the form, with files that nobody has described. */
async function posts(page: Page): Promise<void> {
  await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post anyway' }).click();
  await expect(textOf(panelForm(page))).toHaveValue('');
}

/**
 * Signed in some time ago: browsers put local storage on the disk up to a minute late, so that a sign-in of this moment
 * may be lost with the browser.
 */
async function comeIn(page: Page, { origins }: Session): Promise<void> {
  // A page of the same origin without Skein.
  await page.goto(`${place.url}/manifest.json`);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

test('what is wished, posted and typed without network outlives a killed browser but for two seconds of typing, arrives once, in its order, and does not come back', async () => {
  const ada = await Person.as(place.instance.url, 'ada');
  const lin = await Person.as(place.instance.url, 'lin');
  const poll = { options: ['Ebb', 'Flood'], expires_in: 86_400 };
  const made = await lin.send('POST', '/api/v1/statuses', { status: 'Killed with wishes.', poll });
  const { id } = v.parse(Made, made.body);
  const stateOf = (): Promise<unknown> => ada.call('GET', `/api/v1/statuses/${id}`);
  const session = await sessionOf(place.url, 'ada');
  const browser = killable();
  try {
    let page = await browser.start();
    await comeIn(page, session);
    // What somebody has begun to use is kept for a time without network.
    await page.goto(`${place.url}/dov`);
    await page.getByRole('article').first().waitFor();
    await showPage(page, `/notice/${id}`);
    await postById(page, id).getByRole('radio', { name: 'Flood' }).waitFor();
    const lift = place.proxy.fault(/^\/api/, { is: 'nothing' });
    await wishesOf(page, id, 'dov');
    await textOf(panelForm(page)).fill('Killed with a picture.');
    await adds(page, 'sea.png');
    await posts(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Drafts/ })
      .click();
    await expect(rows(page)).toHaveCount(5);
    await textOf(panelForm(page)).fill('Tide tables.');
    await adds(page, 'shore.png');
    await textOf(panelForm(page)).focus();
    await page.keyboard.press('Control+End');
    const typed = await write(page, 8);
    const killedAt = Date.now();
    await browser.kill();

    page = await browser.start();
    await comeIn(page, session);
    await page.goto(`${place.url}/drafts`);
    await expect(rows(page)).toHaveCount(5);
    await expect.poll(() => textOf(panelForm(page)).inputValue(), { timeout: 20_000 }).toContain('low001');
    expectNearlyAll(await textOf(panelForm(page)).inputValue(), typed, killedAt);
    await fileIn(page, 'shore.png').waitFor();
    expect(await stateOf()).toMatchObject({ favourited: false, poll: { voted: false } });
    place.proxy.requests();
    lift();
    await expect(rows(page)).toHaveCount(0, { timeout: 20_000 });
    await expect
      .poll(() => stateOf())
      .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, votes_count: 1 } });
    expect(await ada.ownPostsWith('Killed with a picture.')).toHaveLength(1);
    const sent = place.proxy
      .requests()
      .filter((line) => /^POST .*(favourite|votes|follow|mute|statuses$)/.test(line));
    const wishes = sent.filter((line) => !line.endsWith('/statuses'));
    expect(sent).toHaveLength(5);
    expect(wishes.map((line) => /\w+$/.exec(line)?.[0])).toEqual(['favourite', 'votes', 'follow', 'mute']);

    await textOf(panelForm(page)).fill('Sent, then killed.');
    await posts(page);
    await expect.poll(() => ada.ownPostsWith('Sent, then killed.')).toHaveLength(1);
    await expect(rows(page)).toHaveCount(0);
    await browser.kill();
    page = await browser.start();
    await comeIn(page, session);
    await page.goto(`${place.url}/drafts`);
    await page.getByText('No drafts').waitFor();
    await expect(rows(page)).toHaveCount(0);
    expect(await ada.ownPostsWith('Sent, then killed.')).toHaveLength(1);
  } finally {
    place.proxy.liftAll();
    await browser.end();
  }
});
