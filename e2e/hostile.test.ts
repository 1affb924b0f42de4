import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import type { Fault } from './support/fault-proxy';
import { IS_LONG, LONG, oneOfEachKind } from './support/long';
import { Person } from './support/person';
import { scripted, wrongTypes } from './support/spoil';
import { visit, visitAs, world } from './support/world';

const place = world();
const ADMIN = '/api/v1/pleroma/admin';
const Reports = v.object({ reports: v.array(v.object({ id: v.string() })) });

const status = (code: number, headers: Record<string, string> = {}): Fault => ({
  is: 'status',
  status: code,
  headers,
});
const ALL: readonly (readonly [string, Fault])[] = [
  ['a page', { is: 'html' }],
  ['half an answer', { is: 'half' }],
  ['an empty answer', { is: 'status', status: 200, body: '' }],
  ['text', { is: 'status', status: 200, body: 'OK' }],
  ['another shape', { is: 'status', status: 200, body: '{"ok":true}' }],
  ['a cut connection', { is: 'nothing' }],
  ['a redirect in a circle', { is: 'status', status: 302, headers: { location: '' } }],
  ['401', status(401)],
  ['403', status(403)],
  ['404', status(404)],
  ['422', status(422)],
  ['429', status(429, { 'retry-after': '1' })],
  ['500', status(500)],
  [
    '503 as a page',
    { is: 'status', status: 503, body: '<h1>Down</h1>', headers: { 'content-type': 'text/html' } },
  ],
];

const FAULTS = oneOfEachKind(ALL, ['half an answer', 'another shape', '401', '503 as a page']);
const SEEDS = IS_LONG ? [1, 2, 3] : [1];

/** What the fault walk does not send to every screen. */
const SOME = ALL.filter(([name]) => (IS_LONG ? /^(an empty|another)/ : /^another/).test(name));

/** Nothing that a person sees may be a piece of a program. */
async function saysPlainWords(page: Page, where = page.getByRole('main')): Promise<void> {
  const words = (): Promise<string> => where.innerText();
  await expect.poll(async () => (await words()).trim()).not.toBe('');
  expect(await words()).not.toMatch(
    /undefined|\[object|NaN|<h1>|errors\.|timeline_errors|SyntaxError|TypeError/,
  );
}

const isResponsive = async (page: Page): Promise<void> => {
  const answered = page.evaluate(() => document.readyState);
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('the page is stuck'), 10_000);
  });
  expect(await Promise.race([answered, late])).toBe('complete');
};

/** Comes to the posts again. The page tries by itself too, so the button may go while it is aimed at. */
async function askAgain(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 }).catch(() => {});
      return main.getByRole('article').count();
    })
    .toBeGreaterThan(0);
}

test.describe('a timeline', () => {
  for (const [name, fault] of FAULTS) {
    test(`says what is wrong when it gets ${name}, and loads when asked again`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const lift = place.proxy.fault('GET /api/v1/timelines/public', fault);
        await page.getByRole('link', { name: 'Local' }).first().click();
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
        await saysPlainWords(page);
        lift();
        await askAgain(page);
      }));
  }
});

test.describe('a conversation', () => {
  for (const [name, fault] of SOME) {
    test(`says what is wrong when it gets ${name}, and loads when asked again`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const path = await page.locator('article a[href^="/notice/"]').first().getAttribute('href');
        const lift = place.proxy.fault(/^\/api\/v1\/statuses\/[^/]+(\/context)?(\?|$)/, fault);
        await page.goto(place.url + (path ?? ''));
        const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
        // What an earlier visit kept may be shown instead; then only the rest is missing.
        await again.or(page.getByRole('main').getByRole('article')).first().waitFor();
        await saysPlainWords(page);
        lift();
        await askAgain(page);
      }));
  }
});

test.describe('notifications', () => {
  for (const [name, fault] of SOME) {
    test(`stay calm when they get ${name}, and load when asked again`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        await page.evaluate(() =>
          indexedDB
            .databases()
            .then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
        );
        const lift = place.proxy.fault('GET /api/v1/notifications', fault);
        await page.goto(`${place.url}/ada/notifications`);
        const main = page.getByRole('main');
        const again = main.getByRole('button', { name: 'Try again' });
        await again.or(main.getByRole('article')).first().waitFor();
        await saysPlainWords(page);
        lift();
        await askAgain(page);
      }));
  }
});

test.describe('writing', () => {
  for (const [name, fault] of FAULTS) {
    test(`loses nothing when posting gets ${name}, and posts once when tried again`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const words = `Written in bad weather: ${name} ${Date.now()}`;
        const lift = place.proxy.fault('POST /api/v1/statuses', fault);
        const box = page.getByRole('textbox', { name: 'Post text' }).first();
        await box.fill(words);
        await page.keyboard.press('Control+Enter');
        // A last word of the server comes back to the form; what may go better later waits beside it.
        const sendNow = page.getByRole('button', { name: 'Send now' });
        const told = page.locator('form').getByRole('alert');
        const came = async (): Promise<'waits' | 'back' | null> => {
          const text = await box.inputValue();
          if (text === '' && (await sendNow.isVisible())) return 'waits';
          return text === words && (await told.count()) > 0 ? 'back' : null;
        };
        await expect.poll(came).not.toBeNull();
        const waits = (await came()) === 'waits';
        lift();
        if (!waits) await box.press('Control+Enter');
        const ada = await Person.as(place.instance.url, 'ada');
        await expect
          .poll(async () => {
            // The server may have asked to wait for a second.
            if (waits && (await sendNow.isVisible())) await sendNow.click({ timeout: 500 }).catch(() => {});
            return (await ada.ownPostsWith(words)).length;
          })
          .toBe(1);
        await expect(box).toHaveValue('');
        await sendNow.waitFor({ state: 'detached' });
      }));
  }
});

test.describe('signing in', () => {
  for (const call of ['POST /api/v1/apps', 'POST /oauth/token', 'GET /api/v1/accounts/verify_credentials']) {
    test(`survives everything that ${call} can answer`, () =>
      visit(place, {}, async ({ page }) => {
        await page.goto(`${place.url}/login`);
        for (const [name, fault] of FAULTS) {
          const lift = place.proxy.fault(call, fault);
          // Nothing is known of an earlier try.
          await page.evaluate(() => localStorage.clear());
          await signIn(page, place.url);
          const main = page.getByRole('main');
          await main
            .getByRole('alert')
            .first()
            .waitFor()
            .catch(() => {
              throw new Error(`nothing was said after ${name}`);
            });
          await expect(main.getByLabel('Username')).toHaveValue('ada');
          await saysPlainWords(page);
          lift();
        }
        await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
        await page.waitForURL('**/main/friends');
      }));
  }
});

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
        place.proxy.fault(/^\/api\//, { is: 'change', change: wrongTypes(seed, 12) });
        for (const screen of ['/main/all', path ?? '', '/ada/notifications', '/main/friends', '/about']) {
          await page.goto(place.url + screen);
          await page.waitForLoadState('networkidle');
          await saysPlainWords(page);
          await isResponsive(page);
        }
      }));
  }

  for (const seed of SEEDS) {
    test(`wrong types in one place of twelve of what staff are told, seed ${seed}`, () =>
      visitAs(place, 'admin', {}, async ({ page }) => {
        const staff = await Person.as(place.instance.url, 'admin');
        const { body } = await staff.send('GET', `${ADMIN}/reports?state=open&page_size=1`);
        const [report] = v.parse(Reports, body).reports;
        place.proxy.fault(/^\/api\/v1\/pleroma\/admin\//, { is: 'change', change: wrongTypes(seed, 12) });
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
          await page.goto(`${place.url}/moderation${at}`);
          await panel.getByRole('tablist').waitFor();
          await page.waitForLoadState('networkidle');
          await saysPlainWords(page, panel.getByRole('tabpanel'));
          await isResponsive(page);
        }
      }));
  }

  test('script in every field stays text', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const path = await page.locator('article a[href^="/notice/"]').first().getAttribute('href');
      place.proxy.fault(/^\/(api|nodeinfo|static)\//, { is: 'change', change: scripted });
      for (const screen of ['/main/all', path ?? '', '/ada/notifications', '/about']) {
        await page.goto(place.url + screen);
        await page.waitForLoadState('networkidle');
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
    test(`${name} do not stop the tab`, name.startsWith('one post') ? {} : LONG, () =>
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

  test('an answer after 20 s finds a page that was never stuck', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      place.proxy.fault('GET /api/v1/timelines/public', { is: 'late', ms: 20_000 }, 1);
      await page.getByRole('link', { name: 'Local' }).first().click();
      await saysPlainWords(page);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.getByRole('link', { name: 'Local' }).first().click();
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 40_000 });
    }));
});
