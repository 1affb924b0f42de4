import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, DESKTOP, PHONE, signIn } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { favouriteOf, postById } from './support/screen';
import { unzipStored } from './support/unzip';
import { visit, visitAs, world } from './support/world';

const place = world();
let ada: Person;
let admin: Person;
let lin: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  admin = await Person.as(place.instance.url, 'admin');
  lin = await Person.as(place.instance.url, 'lin');
});

const LIBRARY = '/main/library';
const Account = v.object({ id: v.string() });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search my library' });
const results = (page: Page): Locator => page.getByRole('feed', { name: 'Found posts' });
const rows = (page: Page): Locator => results(page).getByRole('article');
const marks = (page: Page): Promise<string[]> => results(page).locator('mark').allInnerTexts();
const main = (page: Page): Locator => page.getByRole('main');

async function turnOn(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Turn on my library' }).click();
  // A page each second and a half, as the pace is.
  await main(page).getByText('All is here.').waitFor({ timeout: 60_000 });
}

const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('skein-library')),
  );

// One that is on since long: nothing is waited for but its first page. What its page says and does: client/src/features/library.
test('is kept in the browser and searched in its worker, also after a reload, and leaves nothing', async () => {
  await lin.post('Kräuterquark am Kai, mit Schnittlauch.');
  const { id: me } = v.parse(Account, await lin.call('GET', '/api/v1/accounts/verify_credentials'));
  await visitAs(place, 'lin', {}, async ({ page }) => {
    await page.evaluate((key) => {
      const done = { maxId: null, done: true };
      const progress = { mine: done, bookmarks: done, favourites: done };
      localStorage.setItem(key, JSON.stringify({ progress, sweep: { at: Date.now() } }));
    }, `skein.library:${place.url}|${me}`);
    await page.goto(place.url + LIBRARY);
    await field(page).fill('krauter');
    await expect.poll(() => marks(page)).toEqual(['Kräuter']);
    await page.waitForURL('**query=krauter');
    place.proxy.fault(/statuses/, { is: 'hang' });
    await page.reload();
    await expect.poll(() => marks(page)).toEqual(['Kräuter']);
    expect(await databases(page)).toHaveLength(1);
    const keeping = main(page).getByRole('button', { name: /posts?, .* in this browser/ });
    if ((await keeping.getAttribute('aria-expanded')) === 'false') await keeping.click();
    await main(page).getByRole('button', { name: 'Delete my library' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my library' }).last().click();
    await main(page).getByRole('button', { name: 'Turn on my library' }).waitFor();
    await expect.poll(() => databases(page)).toEqual([]);
  });
});

// Each fills a library of its own, a page each second and a half.
test.describe('my library', () => {
  test(
    'is off until it is turned on, then finds what is mine as I type, leads there and back, goes on after a reload, follows what is edited and deleted, is saved, and leaves nothing when it is deleted',
    LONG,
    async () => {
      const mine = await lin.post('Kräuterquark am Kai, mit Schnittlauch.');
      const edited = await lin.post('A quernstone stood there');
      const bookmarked = await admin.post('東京都の図書館で読む');
      const favourite = await admin.post('The kräftige herb bread of the market');
      const other = await admin.post('Kräuterbutter that nobody keeps');
      await lin.call('POST', `/api/v1/statuses/${bookmarked.id}/bookmark`);
      await lin.favourite(favourite.id);
      await visitAs(place, 'lin', { path: LIBRARY }, async ({ page }) => {
        await main(page).getByText('copied into this browser').waitFor();
        expect(await databases(page)).toEqual([]);
        expect(place.proxy.requests().filter((request) => /bookmarks|favourites/.test(request))).toEqual([]);
        await turnOn(page);
        await expect.poll(() => page.title()).toContain('My library');
        await field(page).fill('before:yesterday form:wren');
        await main(page).getByText('“yesterday” is no date.').waitFor();
        await main(page).getByText('There is no “form:”.').waitFor();
        await field(page).fill('図書');
        await expect.poll(() => marks(page)).toEqual(['図書']);
        await field(page).fill('"herb bread" in:favourites -butter');
        await expect.poll(() => marks(page)).toEqual(['herb bread']);
        expect(await axeFindings(page)).toEqual([]);
        await field(page).fill('krauter');
        await expect.poll(() => marks(page)).toEqual(['Kräuter']);
        await expect(page.getByText(other.content)).toHaveCount(0);
        await rows(page).first().focus();
        await page.keyboard.press('Enter');
        await postById(page, mine.id).waitFor();
        await page.goBack();
        await expect(field(page)).toHaveValue('krauter');
        await expect.poll(() => marks(page)).toEqual(['Kräuter']);
        await page.reload();
        await expect(rows(page)).toHaveCount(1);
        await lin.edit(edited.id, 'A whetstone stood there');
        await lin.delete(mine.id);
        await expect(rows(page)).toHaveCount(0);
        await field(page).fill('whetstone');
        await expect(rows(page)).toHaveCount(1);
        const keeping = main(page).getByRole('button', { name: /posts?, .* in this browser/ });
        if ((await keeping.getAttribute('aria-expanded')) === 'false') await keeping.click();
        await main(page).getByRole('button', { name: 'Save a copy' }).click();
        const coming = page.waitForEvent('download');
        await main(page).getByRole('button', { name: 'As JSON' }).click();
        expect((await readFile(await (await coming).path())).toString()).toContain('A whetstone stood there');
        expect(await databases(page)).toHaveLength(1);
        await main(page).getByRole('button', { name: 'Delete my library' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my library' }).click();
        await main(page).getByRole('button', { name: 'Turn on my library' }).waitFor();
        await expect.poll(() => databases(page)).toEqual([]);
      });
    },
  );

  test('goes on after a reload, and follows what is edited, deleted and taken back', LONG, async () => {
    const edited = await ada.post('A quernstone stood there');
    const deleted = await ada.post('A quernstone rolled away');
    const liked = await admin.post('Two quernstones');
    await ada.favourite(liked.id);
    await visitAs(place, 'ada', { path: LIBRARY }, async ({ page }) => {
      await turnOn(page);
      await field(page).fill('quern');
      await expect(rows(page)).toHaveCount(3);
      await page.waitForURL('**query=quern');
      await page.reload();
      await expect(rows(page)).toHaveCount(3);
      await ada.edit(edited.id, 'A whetstone stood there');
      await ada.delete(deleted.id);
      await expect(rows(page)).toHaveCount(1, { timeout: 15_000 });
      await rows(page).getByRole('link').click();
      await favouriteOf(postById(page, liked.id)).click();
      await page.goBack();
      await main(page).getByText('Nothing found', { exact: true }).first().waitFor();
      await field(page).fill('whetstone');
      await expect(rows(page)).toHaveCount(1);
    });
  });

  test(
    'says what it waits for, goes on where it was, pauses, and tells of mistakes in a query',
    LONG,
    async () => {
      await visitAs(place, 'ada', { path: LIBRARY }, async ({ page }) => {
        const lift = place.proxy.fault('GET /api/v1/bookmarks', { is: 'status', status: 503, body: '{}' });
        await main(page).getByRole('button', { name: 'Turn on my library' }).click();
        await main(page)
          .getByText(/^Waiting until/)
          .waitFor();
        await main(page).getByRole('button', { name: 'Pause' }).click();
        await main(page).getByText('Paused').waitFor();
        lift();
        await main(page).getByRole('button', { name: 'Go on' }).click();
        await main(page).getByText('All is here.').waitFor();
        await field(page).fill('before:yesterday form:wren');
        await main(page).getByText('“yesterday” is no date.').waitFor();
        await main(page).getByText('There is no “form:”.').waitFor();
        await main(page).getByRole('button', { name: 'Pictures' }).click();
        await expect(field(page)).toHaveValue('before:yesterday form:wren has:image');
      });
    },
  );

  for (const [name, viewport, colorScheme] of [
    ['a phone, dark', PHONE, 'dark'],
    ['a desktop, light', DESKTOP, 'light'],
  ] as const) {
    test(`has no axe findings on ${name}`, LONG, () =>
      visitAs(place, 'ada', { viewport, colorScheme }, async ({ page }) => {
        await page.goto(place.url + LIBRARY);
        await turnOn(page);
        await main(page).getByRole('button', { name: 'What else can be asked' }).click();
        await rows(page).first().waitFor();
        expect(await axeFindings(page)).toEqual([]);
      }),
    );
  }

  test('is saved as JSON, and as a page with its media', LONG, async () => {
    await ada.post('To be saved: a whelk');
    await visitAs(place, 'ada', { path: LIBRARY }, async ({ page }) => {
      await turnOn(page);
      const saved = async (name: string): Promise<Buffer> => {
        const coming = page.waitForEvent('download');
        await main(page).getByRole('button', { name }).click();
        return readFile(await (await coming).path());
      };
      await main(page).getByRole('button', { name: 'Save a copy' }).click();
      expect((await saved('As JSON')).toString()).toContain('To be saved: a whelk');
      const archive = (await saved('As a web page with media')).toString('latin1');
      expect(archive).toContain('library.html');
      expect(archive).toContain('<p dir="auto" lang="en">To be saved: a whelk</p>');
      expect(archive).toContain('media/1.');
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('the saved page shows its pictures from the archive alone, without a network', LONG, async () => {
    await visitAs(place, 'ada', { path: LIBRARY }, async ({ page }) => {
      await turnOn(page);
      await main(page).getByRole('button', { name: 'Save a copy' }).click();
      const coming = page.waitForEvent('download');
      await main(page).getByRole('button', { name: 'As a web page with media' }).click();
      const files = unzipStored(await readFile(await (await coming).path()));
      const folder = mkdtempSync(join(tmpdir(), 'skein-saved-'));
      const offline = await place.browser.newContext({ offline: true });
      try {
        mkdirSync(join(folder, 'media'));
        for (const [name, data] of files) writeFileSync(join(folder, name), data);
        const asked: string[] = [];
        const saved = await offline.newPage();
        saved.on('request', (request) => asked.push(request.url()));
        await saved.goto(`file://${folder}/library.html`);
        const broken = await saved.evaluate(async () => {
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = 'eager';
          const shown = await Promise.allSettled(pictures.map((picture) => picture.decode()));
          return { all: pictures.length, broken: shown.filter(({ status }) => status === 'rejected').length };
        });
        expect(broken.all).toBeGreaterThan(3);
        expect(broken.broken).toBe(0);
        expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
      } finally {
        await offline.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });

  test(
    'lets go what was taken back or deleted elsewhere while no page was open, when all is checked again',
    LONG,
    async () => {
      const [liked, kept, stays] = [
        await admin.post('A gillyflower to like'),
        await admin.post('A gillyflower to keep'),
        await admin.post('A gillyflower that stays'),
      ];
      const own = await ada.post('A gillyflower of mine');
      await ada.favourite(liked.id);
      for (const { id } of [kept, stays]) await ada.call('POST', `/api/v1/statuses/${id}/bookmark`);
      await visitAs(place, 'ada', { path: LIBRARY }, async ({ page }) => {
        await turnOn(page);
        await field(page).fill('gillyflower');
        await expect(rows(page)).toHaveCount(4);
        await page.waitForURL('**query=gillyflower');
        await page.goto('about:blank');
        await ada.call('POST', `/api/v1/statuses/${liked.id}/unfavourite`);
        await ada.call('POST', `/api/v1/statuses/${kept.id}/unbookmark`);
        await ada.delete(own.id);
        await page.goto(`${place.url}${LIBRARY}?query=gillyflower`);
        await expect(rows(page)).toHaveCount(4);
        const keeping = main(page).getByRole('button', { name: /posts?, .* in this browser/ });
        const again = main(page).getByRole('button', { name: 'Check all again' });
        await keeping.waitFor();
        if ((await keeping.getAttribute('aria-expanded')) === 'false') await keeping.click();
        await again.click({ timeout: 60_000 });
        await expect(rows(page)).toHaveCount(1, { timeout: 90_000 });
        await expect(rows(page).first()).toContainText('that stays');
        await main(page).getByText('All is here.').waitFor({ timeout: 60_000 });
      });
    },
  );

  test('is gone at sign-out, with what was chosen for it, also from a second tab', LONG, () =>
    visit(place, {}, async ({ page, context }) => {
      await signIn(page, place.url, 'ada');
      await page.waitForURL('**/main/friends');
      await page.goto(place.url + LIBRARY);
      await turnOn(page);
      const second = await context.newPage();
      await second.goto(place.url + LIBRARY);
      await rows(second).first().waitFor();
      await page.getByRole('button', { name: 'Accounts' }).first().click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      await expect.poll(() => databases(page)).toEqual([]);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('library'))),
      ).toEqual([]);
    }),
  );
});
