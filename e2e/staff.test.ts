import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { choose, moreOf, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
const ADMIN = '/api/v1/pleroma/admin';
const Facts = v.object({ sensitive: v.boolean(), visibility: v.string() });
const Tags = v.object({ tags: v.array(v.string()) });

/** A post of Ada's, opened by its address. */
async function postOfAda(words: string): Promise<{ id: string; path: string }> {
  const ada = await Person.as(place.instance.url, 'ada');
  const { id } = await ada.post(words);
  return { id, path: `/notice/${id}` };
}

async function facts(id: string): Promise<v.InferOutput<typeof Facts>> {
  const staff = await Person.as(place.instance.url, 'admin');
  return v.parse(Facts, (await staff.send('GET', `${ADMIN}/statuses/${id}`)).body);
}

test.describe('the menu of a post', () => {
  test('marks, narrows and takes back for staff', async () => {
    const { id, path } = await postOfAda('Not for small screens.');
    await visitAs(place, 'mod', { path }, async ({ page }) => {
      const post = postById(page, id);
      await choose(post, page, 'Mark as sensitive');
      await page.getByText('A post was changed').waitFor();
      await expect.poll(async () => (await facts(id)).sensitive).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await facts(id)).sensitive).toBe(false);
      await choose(post, page, 'Make unlisted');
      await expect.poll(async () => (await facts(id)).visibility).toBe('unlisted');
      await moreOf(post).click();
      await page.getByRole('menuitem', { name: 'Make public' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('deletes as staff after a summary of what goes, and says what was refused', async () => {
    const { id, path } = await postOfAda('Goes by a moderator.');
    await visitAs(place, 'mod', { path }, async ({ page }) => {
      const call = `DELETE ${ADMIN}/statuses/${id}`;
      place.proxy.fault(call, { is: 'status', status: 500 });
      await choose(postById(page, id), page, 'Delete as staff');
      const asked = page.getByRole('alertdialog');
      await asked.getByText(/By @ada: “Goes by a moderator.”/).waitFor();
      await asked.getByRole('button', { name: 'Delete as staff' }).click();
      const told = page.getByRole('alert').filter({ hasText: 'Delete as staff was not done' });
      await told.waitFor();
      await expect(postById(page, id)).toHaveCount(1);
      place.proxy.liftAll();
      await told.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('A post was deleted').waitFor();
      const log = await (await Person.as(place.instance.url, 'admin')).send('GET', `${ADMIN}/moderation_log`);
      expect(JSON.stringify(log.body)).toContain(id);
    });
  });
});

test.describe('the menu of a person', () => {
  const menu = (page: Page): Locator => page.getByRole('menu', { name: 'Actions about @gus' });
  const button = (page: Page | Locator): Locator =>
    page.getByRole('button', { name: 'Actions about @gus', exact: true });

  test('stands in the results of a search, and tags', () =>
    visitAs(place, 'mod', { path: '/search?query=gus#accounts' }, async ({ page }) => {
      await button(page).first().click();
      await menu(page).getByRole('menuitemcheckbox', { name: 'Remove media from posts' }).click();
      await page.getByText('@gus tagged').waitFor();
      const staff = await Person.as(place.instance.url, 'admin');
      const tags = async (): Promise<readonly string[]> =>
        v.parse(Tags, (await staff.send('GET', `${ADMIN}/users/gus`)).body).tags;
      await expect.poll(tags).toContain('mrf_tag:media-strip');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(tags).not.toContain('mrf_tag:media-strip');
    }));

  test('stands on the card of a person, and says what was refused', () =>
    visitAs(place, 'mod', { path: '/main/public' }, async ({ page }) => {
      await page.goto(`${place.url}/gus`);
      await page.getByRole('region', { name: 'At a glance' }).waitFor();
      await page.getByRole('main').getByRole('feed').getByRole('link', { name: /Gus/ }).first().focus();
      await page.keyboard.press('i');
      const card = page.locator('[data-peeking]');
      await button(card).click();
      place.proxy.fault(`PUT ${ADMIN}/users/tag`, { is: 'status', status: 500 });
      await menu(page).getByRole('menuitemcheckbox', { name: 'Remove media from posts' }).click();
      await page.getByText('Remove media from posts was not done').waitFor();
    }));
});

test('a profile shows staff the facts of the panel and the earlier reports, also on a phone', () =>
  visitAs(place, 'mod', { path: '/gus' }, async ({ page }) => {
    const glance = page.getByRole('region', { name: 'At a glance' });
    await glance.getByText('This server').waitFor();
    // One is there.
    await expect(glance.getByRole('link', { name: 'Open profile' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reports so far' }).click();
    await glance.getByText('0 open, 1 resolved, 0 closed').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('list', { name: 'Reports so far' }).getByRole('button').first().click();
    await page
      .getByRole('dialog', { name: 'Moderation' })
      .getByRole('article', { name: /^Report by / })
      .first()
      .waitFor();
  }));

test('ordinary people have none of it, fetch none of its code, and are told of nothing that waits', async () => {
  const { id } = await (await Person.as(place.instance.url, 'mod')).post('Seen by a neighbour.');
  place.proxy.requests();
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    await moreOf(postById(page, id)).click();
    await page.getByRole('menuitem', { name: 'Report @mod' }).waitFor();
    await expect(page.getByRole('menuitem', { name: /staff|sensitive|moderation/ })).toHaveCount(0);
    await page.goto(`${place.url}/gus`);
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'At a glance' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions about @gus', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Moderation', exact: true })).toHaveCount(0);
    expect(await page.title()).not.toContain('report');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('g h', { exact: true }).waitFor();
    await expect(sheet.getByText('g m', { exact: true })).toHaveCount(0);
    // The address of the panel is not one for them.
    await page.goto(`${place.url}/moderation`);
    await page.getByRole('feed').first().waitFor();
    await expect(page.getByRole('dialog', { name: 'Moderation' })).toHaveCount(0);
    expect(place.proxy.requests().filter((one) => /\/staff-|\/admin\//.test(one))).toEqual([]);
  });
});
