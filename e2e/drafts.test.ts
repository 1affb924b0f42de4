import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { choose, panelForm, postById, postWith, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
let admin: Person;
beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  admin = await Person.as(place.instance.url, 'admin');
});

const rows = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');

describe('the page of drafts', () => {
  it('lists what is unsent, opens it, and deletes it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await textOf(panelForm(page)).fill('Half a thought');
      await panelForm(page).getByRole('link', { name: 'Drafts' }).click();
      await rows(page).getByText('Half a thought').waitFor();
      await rows(page).getByRole('button', { name: 'Open' }).click();
      const window = page.getByRole('dialog', { name: 'New post' });
      await expect.poll(() => textOf(window).inputValue()).toBe('Half a thought');
      await page.keyboard.press('Escape');
      await rows(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No drafts').waitFor();
    }));
});

describe('an own post', () => {
  it('is edited in a window that has its source', async () => {
    const { id } = await ada.post('The first *wording*.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(postById(page, id), page, 'Edit');
      const window = page.getByRole('dialog', { name: 'Edit post' });
      await expect.poll(() => textOf(window).inputValue()).toBe('The first *wording*.');
      await textOf(window).fill('The second wording.');
      await window.getByRole('button', { name: 'Save changes' }).click();
      await window.waitFor({ state: 'detached' });
      await postWith(page, 'The second wording.').waitFor();
    });
  });

  it('is deleted and written anew', async () => {
    const { id } = await ada.post('To be written anew.', { visibility: 'unlisted' });
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(postById(page, id), page, 'Delete and write anew');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete and write anew' }).click();
      const window = page.getByRole('dialog', { name: 'New post' });
      await expect.poll(() => textOf(window).inputValue()).toBe('To be written anew.');
      expect(await ada.ownPostsWith('To be written anew.')).toHaveLength(0);
      await textOf(window).fill('Written anew.');
      await window.getByRole('button', { name: 'Post', exact: true }).click();
      await window.waitFor({ state: 'detached' });
      expect((await ada.ownPostsWith('Written anew.')).map((post) => post.visibility)).toEqual(['unlisted']);
    });
  });
});

describe('the form', () => {
  it('quotes a post below it', async () => {
    const { id } = await admin.post('Quote me.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await postById(page, id).getByRole('button', { name: 'Quote', exact: true }).click();
      const form = page.getByRole('form', { name: 'Quote' });
      await textOf(form).fill('As somebody said:');
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await form.waitFor({ state: 'detached' });
      await expect.poll(() => ada.ownPostsWith('As somebody said:')).toHaveLength(1);
    });
  });

  it('posts a chain, and keeps a post for later', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('First of a chain.');
      await form.getByRole('button', { name: 'Add another post' }).click();
      await form.getByRole('textbox', { name: 'Text of post 2' }).fill('Second of a chain.');
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await expect.poll(() => ada.ownPostsWith('of a chain.')).toHaveLength(2);

      await textOf(form).fill('For next year.');
      await form.getByRole('button', { name: 'Time' }).click();
      await form.getByLabel('Post at').fill(`${new Date().getFullYear() + 1}-03-04T05:06`);
      await form.getByRole('button', { name: 'Schedule' }).click();
      await expect.poll(() => textOf(form).inputValue()).toBe('');
      await page.goto(`${place.url}/scheduled`);
      const row = page.getByRole('list', { name: 'Scheduled posts' }).getByRole('listitem');
      await row.getByText('For next year.').waitFor();
      await row.getByRole('button', { name: 'Send now' }).click();
      await row.waitFor({ state: 'detached' });
      expect(await ada.ownPostsWith('For next year.')).toHaveLength(1);
    }));
});
