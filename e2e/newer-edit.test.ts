import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { choose, postById, postWith, textOf, untilLayersLeft } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const window = (page: Page) => page.getByRole('dialog', { name: 'Edit post' });
const newer = (page: Page) => window(page).getByRole('region', { name: /This post was edited elsewhere/ });
const theirs = (page: Page) => newer(page).getByRole('region', { name: 'The post as it is now' });

/** The stream tells nothing: only a look at the server can know. */
const refuse = (): void => {
  place.proxy.refuseSockets(true);
  place.proxy.cutSockets();
};

async function begin(page: Page, id: string, text: string): Promise<void> {
  await page.goto(`${place.url}/notice/${id}`);
  await choose(postById(page, id), page, 'Edit');
  await expect(textOf(window(page))).toHaveValue(text);
}
const save = (page: Page) => window(page).getByRole('button', { name: 'Save changes' }).click();
const versions = async (id: string): Promise<number> => {
  const history = await ada.call('GET', `/api/v1/statuses/${id}/history`);
  return Array.isArray(history) ? history.length : 0;
};

test.describe('an edit of a post that was edited elsewhere meanwhile', () => {
  test('is not saved over it: both are shown, and mine is saved when I say so', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const { id } = await ada.post('The kiln is cold.');
      refuse();
      await begin(page, id, 'The kiln is cold.');
      await textOf(window(page)).fill('The kiln is warm.');
      await ada.edit(id, 'The kiln is broken.');
      await save(page);
      await theirs(page).getByText('The kiln is broken.').waitFor();
      await newer(page).getByText('The kiln is warm.').waitFor();
      await expect(textOf(window(page))).toHaveValue('The kiln is warm.');
      await expect.poll(() => versions(id)).toBe(2);
      expect(await axeFindings(page)).toEqual([]);
      await newer(page).getByRole('button', { name: 'Save mine over it' }).click();
      await window(page).waitFor({ state: 'detached' });
      await postWith(page, 'The kiln is warm.').waitFor();
      await expect.poll(() => versions(id)).toBe(3);
      place.proxy.refuseSockets(false);
    }));

  test('says so at once when the stream tells of it, and can be gone on with', () =>
    visitAs(place, 'ada', { viewport: PHONE, path: null }, async ({ page }) => {
      const { id } = await ada.post('The tide is low.');
      await begin(page, id, 'The tide is low.');
      await textOf(window(page)).fill('The tide is lower.');
      await ada.edit(id, 'The tide is high.');
      await theirs(page).getByText('The tide is high.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await newer(page).getByRole('button', { name: 'Go on writing mine' }).click();
      await newer(page).waitFor({ state: 'detached' });
      await page.keyboard.press('End');
      await page.keyboard.type(' Still.');
      await save(page);
      await window(page).waitFor({ state: 'detached' });
      await postWith(page, 'The tide is lower. Still.').waitFor();
    }));

  test('gives way to it, and is kept among the drafts, which show both again', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      const { id } = await ada.post('Ribs of oak.');
      await begin(page, id, 'Ribs of oak.');
      await textOf(window(page)).fill('Ribs of ash.');
      await ada.edit(id, 'Ribs of elm.');
      await newer(page).getByRole('button', { name: 'Take the post as it is now' }).click();
      await expect(textOf(window(page))).toHaveValue('Ribs of elm.');
      await page.keyboard.press('Escape');
      await window(page).waitFor({ state: 'detached' });
      await untilLayersLeft(page);
      await page.goto(`${place.url}/drafts`);
      const draft = page.getByRole('listitem').filter({ hasText: 'Ribs of ash.' });
      await draft.getByRole('button', { name: 'Open' }).click();
      await theirs(page).getByText('Ribs of elm.').waitFor();
      await expect(textOf(window(page))).toHaveValue('Ribs of ash.');
    }));
});
