import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { axeFindings, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { postWith } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const Found = v.object({ statuses: v.array(v.object({ id: v.string() })) });
const Made = v.object({ id: v.string() });

const FILM = 'Picture, film and sound';
const FOUR = 'Four pictures of one shape.';
/** Their pages. */
let film = '';
let four = '';
test.beforeAll(async () => {
  const query = new URLSearchParams({ q: FILM, type: 'statuses' });
  const [sample] = v.parse(Found, await ada.call('GET', `/api/v2/search?${query}`)).statuses;
  film = `/notice/${sample?.id ?? ''}`;
  const media_ids: string[] = [];
  for (const shade of [40, 90, 140, 190])
    media_ids.push(await ada.upload(png(900, 600, [shade, 90, 40]), `Shade ${shade}`));
  const { body } = await ada.send('POST', '/api/v1/statuses', { status: FOUR, media_ids });
  four = `/notice/${v.parse(Made, body).id}`;
});

/** What is blurred behind the viewer takes a browser without a graphics card a second a frame, and is nothing that is looked at. */
const withoutBlur = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { backdrop-filter: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const viewerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Media viewer' });
const pictureOf = (page: Page): Locator => viewerOf(page).locator('img[draggable="false"]');
const positionIs = (page: Page, text: string): Promise<void> =>
  viewerOf(page).getByText(text, { exact: true }).waitFor();
const scaleOf = (page: Page): Promise<number> =>
  pictureOf(page).evaluate(
    (picture) => new DOMMatrix(getComputedStyle(picture.parentElement ?? picture).transform).a,
  );
const boxes = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((post) =>
      [...post.querySelectorAll('a[aria-label], p, footer, button')].map(
        (each) => each.getBoundingClientRect().top,
      ),
    );

test.describe('the viewer by keyboard', () => {
  test('opens, moves, wraps, zooms, closes, also with Back, and gives the focus back', async () => {
    const path = four;
    await visitAs(place, 'ada', { path }, async ({ page }) => {
      await withoutBlur(page);
      const links = postWith(page, FOUR).first().locator('a:has(> img)');
      await links.nth(0).focus();
      await page.keyboard.press('Enter');
      await positionIs(page, '1 of 4');
      await page.keyboard.press('ArrowLeft');
      await positionIs(page, '4 of 4');
      await page.keyboard.press('ArrowRight');
      await positionIs(page, '1 of 4');
      await page.keyboard.press('+');
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
      await expect(viewerOf(page).getByRole('button', { name: 'Zoom' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('0');
      await expect.poll(() => scaleOf(page)).toBe(1);
      const names: (string | null)[] = [];
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.getAttribute('title') ?? null));
      }
      expect(names).toEqual(['Zoom', 'Download', 'Open original', 'Close', 'Previous', 'Next']);
      await page.keyboard.press('Escape');
      await viewerOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => links.nth(0).evaluate((link) => link === document.activeElement)).toBe(true);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)))
        .not.toContain('skeinLayers');
      await page.keyboard.press('Enter');
      await positionIs(page, '1 of 4');
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await viewerOf(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(path);
      await postWith(page, FOUR).first().waitFor();
    });
  });
});

test.describe('a description longer than its place', () => {
  test('scrolls by keyboard, and says that it does', async () => {
    const words = 'A harbour with a long row of boats, each with its own name. '.repeat(22);
    const media = await ada.upload(png(64, 64), words);
    const { id } = await ada.post('Boats, described at length', { 'media_ids[]': media });
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await withoutBlur(page);
      await postWith(page, 'Boats, described').first().locator('a:has(> img)').click();
      const region = viewerOf(page).getByRole('region', { name: 'Description, scrolls' });
      await region.focus();
      await page.keyboard.press('End');
      await expect.poll(() => region.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

test.describe('the viewer by pointer', () => {
  test('zooms by wheel and double click around the pointer, pans, and closes beside the picture', async () => {
    await visitAs(place, 'ada', { path: four }, async ({ page }) => {
      await withoutBlur(page);
      await postWith(page, FOUR).first().locator('a:has(> img)').nth(0).click();
      await positionIs(page, '1 of 4');
      await page.mouse.move(720, 400);
      await page.mouse.wheel(0, -400);
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => scaleOf(page)).toBe(1);
      await page.mouse.dblclick(720, 400);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
      await page.mouse.dblclick(720, 400);
      await expect.poll(() => scaleOf(page)).toBe(1);
      for (const [x, y] of [
        [8, 500],
        [400, 20],
      ] as const) {
        await page.mouse.click(x, y);
        await viewerOf(page).waitFor({ state: 'detached' });
        await postWith(page, FOUR).first().locator('a:has(> img)').nth(0).click();
        await positionIs(page, '1 of 4');
      }
      await page.mouse.click(60, 880);
      await viewerOf(page).waitFor({ state: 'detached' });
    });
  });

  test('swipes beyond a quarter of the window, not below', async () => {
    await visitAs(place, 'ada', { path: four, viewport: PHONE, hasTouch: true }, async ({ page }) => {
      await withoutBlur(page);
      await postWith(page, FOUR).first().locator('a:has(> img)').nth(0).tap();
      await positionIs(page, '1 of 4');
      const swipe = async (dx: number): Promise<void> => {
        await page.mouse.move(300, 400);
        await page.mouse.down();
        await page.mouse.move(300 + dx / 2, 402, { steps: 4 });
        await page.mouse.move(300 + dx, 402, { steps: 4 });
        await page.mouse.up();
      };
      await swipe(-60);
      await positionIs(page, '1 of 4');
      await swipe(-160);
      await positionIs(page, '2 of 4');
      await viewerOf(page).getByRole('button', { name: 'Image 4 of 4' }).tap();
      await positionIs(page, '4 of 4');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

/** Pictures that the browser draws as broken. */
const brokenOnes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((each) => each.complete && each.naturalWidth === 0 && each.checkVisibility())
      .map((each) => each.currentSrc),
  );

test.describe('pictures that a server answers with a page', () => {
  test('leave no sign of a broken one anywhere', async () => {
    const asked = (): boolean => place.proxy.requests().some((each) => /(media|images|emoji)\//.test(each));
    place.proxy.fault(/^\/(media|images|emoji|proxy)\//, { is: 'html' });
    await visitAs(place, 'ada', { path: film }, async ({ page }) => {
      for (const path of ['', '/ada']) {
        if (path !== '') await page.goto(place.url + path);
        await page.getByRole('article').first().waitFor();
        await expect.poll(asked).toBe(true);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => brokenOnes(page)).toEqual([]);
      }
    });
  });
});

test.describe('pictures in a post', () => {
  test('move nothing when they load', async () => {
    const path = four;
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/media/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(place.url + path, { waitUntil: 'commit' });
      await postWith(page, FOUR).first().locator('a:has(> img)').nth(3).waitFor();
      const before = await settled(page, () => boxes(page));
      release();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => boxes(page)).toEqual(before);
    });
  });

  test('play films and sounds by keyboard, one at a time', async () => {
    await visitAs(place, 'ada', { path: film }, async ({ page }) => {
      const post = postWith(page, FILM).first();
      await post.getByRole('button', { name: /^Play: Video/ }).press('Enter');
      const film = post.locator('video[controls]');
      await film.waitFor();
      const playing = (of: Locator): Promise<boolean> =>
        of.evaluate((each) => each instanceof HTMLMediaElement && !each.paused);
      await expect.poll(() => playing(film)).toBe(true);
      await page.keyboard.press('Space');
      await expect.poll(() => playing(film)).toBe(false);
      await page.keyboard.press('k');
      await expect.poll(() => playing(film)).toBe(true);
      await post
        .getByRole('button', { name: /^Play: / })
        .last()
        .press('Enter');
      await expect.poll(() => playing(post.locator('audio'))).toBe(true);
      await expect.poll(() => playing(film)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});
