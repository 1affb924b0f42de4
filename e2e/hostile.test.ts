import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { settled } from './support/browser';
import { IS_LONG, LONG } from './support/long';
import { Person } from './support/person';
import { scripted, wrongTypes } from './support/spoil';
import { visitAs, world } from './support/world';

const place = world();
const ADMIN = '/api/v1/pleroma/admin';
const Reports = v.object({ reports: v.array(v.object({ id: v.string() })) });

const SEEDS = IS_LONG ? [1, 2, 3] : [1];

/** Nothing that a person sees may be a piece of a program. */
async function saysPlainWords(page: Page, where = page.getByRole('main')): Promise<void> {
  const words = (): Promise<string> => where.innerText();
  await expect.poll(async () => (await words()).trim()).not.toBe('');
  expect(await words()).not.toMatch(
    /undefined|\[object|NaN|<h1>|errors\.|timeline_errors|SyntaxError|TypeError/,
  );
}

/** Spoils what the server says; counts how much of it came so. */
function spoil(path: RegExp, change: (text: string) => string): () => number {
  let times = 0;
  place.proxy.fault(path, {
    is: 'change',
    change(text) {
      times += 1;
      return change(text);
    },
  });
  return () => times;
}

/** Loads a page, and waits until it has made of the spoiled answers what it can. */
async function loadSpoiled(page: Page, path: string, spoiled: () => number, where: Locator): Promise<void> {
  const before = spoiled();
  await page.goto(place.url + path);
  await expect.poll(spoiled).toBeGreaterThan(before);
  await expect(where.getByText(/^Loading/)).toHaveCount(0);
  await settled(page, () => where.innerText());
}

const isResponsive = async (page: Page): Promise<void> => {
  const answered = page.evaluate(() => document.readyState);
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('the page is stuck'), 10_000);
  });
  expect(await Promise.race([answered, late])).toBe('complete');
};

test.describe('everything at once', () => {
  test('a server that only answers with pages leaves a page that says so, and comes back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const lift = place.proxy.fault(/^\/api\//, { is: 'html' });
      await page.reload();
      await page.waitForLoadState('networkidle');
      await saysPlainWords(page);
      await isResponsive(page);
      lift();
      await page.reload();
      await page.getByRole('article').first().waitFor();
    }));

  for (const seed of SEEDS) {
    test(`wrong types in one place of twelve, seed ${seed}`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const path = await page.locator('article a[href^="/notice/"]').first().getAttribute('href');
        const spoiled = spoil(/^\/api\//, wrongTypes(seed, 12));
        // A kind each; what is read of wrong types: client/src/api/decode.
        const screens = IS_LONG ? ['/main/all', '/about'] : [];
        for (const screen of [path ?? '', '/ada/notifications', ...screens]) {
          await loadSpoiled(page, screen, spoiled, page.getByRole('main'));
          await saysPlainWords(page);
          await isResponsive(page);
        }
      }));
  }

  for (const seed of SEEDS) {
    // What each of it is read as is in recordings.test.ts and staff-log.test.ts.
    test(`wrong types in one place of twelve of what staff are told, seed ${seed}`, LONG, () =>
      visitAs(place, 'admin', {}, async ({ page }) => {
        const staff = await Person.as(place.instance.url, 'admin');
        const { body } = await staff.send('GET', `${ADMIN}/reports?state=open&page_size=1`);
        const [report] = v.parse(Reports, body).reports;
        const spoiled = spoil(/^\/api\/v1\/pleroma\/admin\//, wrongTypes(seed, 12));
        const panel = page.getByRole('dialog', { name: 'Moderation' });
        for (const at of [
          '',
          `/reports/${report?.id}`,
          '/users',
          '/users/gus',
          '/approvals',
          '/invites',
          '/log',
        ]) {
          await loadSpoiled(page, `/moderation${at}`, spoiled, panel.getByRole('tabpanel'));
          await saysPlainWords(page, panel.getByRole('tabpanel'));
          await isResponsive(page);
        }
      }),
    );
  }

  test('script in every field stays text', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const path = await page.locator('article a[href^="/notice/"]').first().getAttribute('href');
      const spoiled = spoil(/^\/(api|nodeinfo|static)\//, scripted);
      for (const screen of [path ?? '', '/ada/notifications', '/about']) {
        await loadSpoiled(page, screen, spoiled, page.getByRole('main'));
        const found = await page.evaluate(() => ({
          pwned: 'pwned' in window,
          addresses: [...document.querySelectorAll('[href],[src]')]
            .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
            .filter((address) => /^\s*javascript:/i.test(address)),
          frames: [
            ...document.querySelectorAll(
              'iframe, script:not([src]):not([type="application/json"]), [onerror], [onload]',
            ),
          ].map((element) => element.outerHTML.slice(0, 200)),
        }));
        expect(found, screen).toEqual({ pwned: false, addresses: [], frames: [] });
        await isResponsive(page);
      }
    }));
});

test.describe('size and time', () => {
  const post = (id: string, content: string): string =>
    JSON.stringify({
      id,
      uri: `https://a.example/${id}`,
      url: `https://a.example/${id}`,
      created_at: '2026-01-01T00:00:00.000Z',
      account: {
        id: 'a1',
        username: 'far',
        acct: 'far@a.example',
        display_name: 'Far',
        url: 'https://a.example/far',
        note: '',
        avatar: '',
        emojis: [],
        fields: [],
      },
      content,
      visibility: 'public',
      media_attachments: [],
      mentions: [],
      tags: [],
      emojis: [],
    });

  for (const [name, body] of [
    ['one post of 10 MB of words', () => `[${post('9999', `<p>${'word '.repeat(2_000_000)}</p>`)}]`],
    ['one post of 10 MB of elements', () => `[${post('9999', '<b><i>'.repeat(900_000))}]`],
    [
      '30,000 posts',
      () =>
        `[${Array.from({ length: 30_000 }, (_, i) => post(`9${String(i).padStart(5, '0')}`, 'Short.')).join(',')}]`,
    ],
    ['10 MB of brackets', () => '['.repeat(10_000_000)],
  ] as const) {
    test(`${name} do not stop the tab`, name.endsWith('elements') ? {} : LONG, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        place.proxy.fault('GET /api/v1/timelines/public', { is: 'status', status: 200, body: body() });
        await page.getByRole('link', { name: 'Local' }).first().click();
        const main = page.getByRole('main');
        await main
          .getByRole('article')
          .or(main.getByRole('button', { name: 'Try again' }))
          .first()
          .waitFor({ timeout: 40_000 });
        await isResponsive(page);
        await page.getByRole('link', { name: 'Home' }).first().click();
        await main.getByRole('article').first().waitFor();
      }),
    );
  }

  test('an answer that is long under way finds a page that was never stuck', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const come = place.proxy.fault('GET /api/v1/timelines/public', { is: 'held' }, 1);
      await page.getByRole('link', { name: 'Local' }).first().click();
      await saysPlainWords(page);
      await page.getByRole('link', { name: 'Home' }).first().click();
      const main = page.getByRole('main');
      await main.getByRole('article').first().waitFor();
      await page.getByRole('link', { name: 'Local' }).first().click();
      await main.getByRole('heading', { level: 1, name: 'Local' }).waitFor();
      come();
      await main.getByRole('article').first().waitFor();
    }));
});
