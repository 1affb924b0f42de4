import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import type { Fault } from './support/fault-proxy';
import { IS_LONG, LONG, oneOfEachKind } from './support/long';
import { Person } from './support/person';
import { visit, visitAs, world } from './support/world';

const place = world({ flags: ['--mailer'] });

const status = (code: number): readonly [string, Fault] => [
  String(code),
  { is: 'status', status: code, ...(code === 429 ? { headers: { 'retry-after': '1' } } : {}) },
];
/** Everything that can come instead of an answer. */
const ALL: readonly (readonly [name: string, fault: Fault])[] = [
  ...[401, 403, 404, 422, 429, 500, 503].map(status),
  ['HTML', { is: 'html' }],
  ['half a JSON', { is: 'half' }],
  ['nothing', { is: 'nothing' }],
  ['late', { is: 'late', ms: 700 }],
];

// What each screen says of each failure: client/src/app/routes/refused.dom.test.tsx.
const FAULTS = oneOfEachKind(ALL, ['401', 'half a JSON', 'HTML']);
/** Those that are no answer: what comes late comes. */
const FAILURES = FAULTS.filter(([name]) => name !== 'late');

let posts: readonly string[] = [];
/** Conversations that nobody has opened. */
const own: string[] = [];
test.beforeAll(async () => {
  const ada = await Person.as(place.instance.url, 'ada');
  posts = (await ada.posts('/api/v1/timelines/public?limit=40')).map(({ id }) => id);
  const admin = await Person.as(place.instance.url, 'admin');
  for (const [name] of FAULTS)
    own.push((await admin.post(`A walk through ${name}`, { visibility: 'unlisted' })).id);
});

/** All that screens ask for; the sign-in itself holds. */
const CALLS = /^\/(?:api\/v[12]\/(?!accounts\/verify_credentials|instance)|nodeinfo\/)/;

/** Addresses that nobody opened before. */
const fresh = (turn: number): readonly string[] => [
  `/tag/walk${turn}`,
  `/notice/${posts[turn] ?? ''}`,
  `/lists/${turn + 900}`,
  `/lists/${turn + 900}/edit`,
  `/remote-users/far.example/somebody${turn}`,
  `/search?query=walk${turn}`,
  `/users/nobody${turn}`,
];
const KNOWN = [
  '/main/friends',
  '/main/public',
  '/main/all',
  '/main/bubble',
  '/bookmarks',
  '/users/ada/dms',
  '/users/ada/dms?by=people',
  '/users/ada/interactions',
  '/ada/notifications',
  '/ada',
  '/ada#followees',
  '/ada#followers',
  '/ada#media',
  '/ada#favorites',
  '/ada?search=tide',
  '/friend-requests',
  '/who-to-follow',
  '/muted-and-blocked',
  '/drafts',
  '/scheduled',
  '/lists',
  '/lists/new',
  '/announcements',
  '/about',
  '/main/catch-up',
  '/main/library',
];
/** What the server has to be asked for when it is opened first; in `npm test` one of each kind. */
const TRIED_AGAIN = [
  '/main/bubble',
  '/users/ada/dms?by=people',
  '/friend-requests',
  '/lists',
  '/newcomer',
  '/mod?search=tide',
  ...(IS_LONG
    ? [
        '/bookmarks',
        '/users/ada/dms',
        '/users/ada/interactions',
        '/who-to-follow',
        '/muted-and-blocked',
        '/scheduled',
        '/announcements',
        '/search?query=tide',
        '/mod#followees',
        '/mod#followers',
        '/mod#media',
        '/ada#favorites',
      ]
    : []),
];
/** Each fault meets what is new to it, and a share of the others. */
const SHARE = IS_LONG ? 2 : FAULTS.length;
const screens = (turn: number): readonly string[] => [
  ...fresh(turn),
  ...KNOWN.filter((_, index) => (index + turn) % SHARE === 0),
];

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

const words = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).trim();

/** Texts that are made for machines. */
const GARBAGE = /undefined|\[object|NaN|TypeError|SyntaxError|<\/|\{"|ApiError/;

/** Something to read in the main column, plain words, and a heading that says where one is. */
async function isPlain(page: Page, where: string): Promise<void> {
  await expect.poll(() => words(page), { message: `${where} is blank` }).not.toBe('');
  expect.soft(await words(page), where).not.toMatch(GARBAGE);
  await expect(page.getByRole('heading', { level: 1 }), `${where}: headings`).toHaveCount(1);
  await expect.soft(page.getByText('Something in Skein broke'), where).toHaveCount(0);
}

/** The screen fails with another try in it; once the server is well again, that one brings it. */
async function comesAfterAnotherTry(page: Page, path: string, name: string, fault: Fault): Promise<void> {
  const lift = place.proxy.fault(CALLS, fault);
  await go(page, path);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await again.waitFor().catch(() => {
    throw new Error(`${name} at ${path} offers no other try`);
  });
  lift();
  await expect
    .poll(
      async () => {
        // A try of the page itself may be under way, and fail as it began.
        await again.click({ timeout: 500 }).catch(() => {});
        return again.count();
      },
      { message: `${name} at ${path} stays failed` },
    )
    .toBe(0);
  await isPlain(page, `${name} at ${path}, again`);
}

test.describe('whatever the server answers', () => {
  test('no screen of a signed-in reader is blank, and each says plainly what is wrong', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      for (const [turn, [name, fault]] of FAULTS.entries()) {
        const lift = place.proxy.fault(CALLS, fault);
        for (const path of screens(turn)) {
          await go(page, path);
          await isPlain(page, `${name} at ${path}`);
        }
        lift();
      }
    }));

  test('a conversation, a tag and a remote profile come after another try', LONG, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      for (const [turn, [name, fault]] of FAILURES.entries()) {
        for (const path of [`/notice/${own[turn] ?? ''}`, `/tag/again${turn}`]) {
          // A post that is not there is an answer.
          if (name === '404' && path.startsWith('/notice')) continue;
          await comesAfterAnotherTry(page, path, name, fault);
        }
      }
    }),
  );

  test('every screen that waits for the server has another try, and that one brings it', LONG, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const kinds = FAILURES.filter(([name]) => name !== '404');
      for (const [turn, path] of TRIED_AGAIN.entries()) {
        const [name, fault] = kinds[turn % kinds.length] ?? status(500);
        await comesAfterAnotherTry(page, path, name, fault);
      }
    }),
  );

  test('what a visitor typed into the forms at the door stays, with a plain message', () =>
    visit(place, {}, async ({ page }) => {
      const main = page.getByRole('main');
      const typed = {
        Username: 'walker',
        'Full name': 'A Walker',
        Password: 'secret words',
        'Confirm password': 'secret words',
      };
      await page.goto(`${place.url}/registration`);
      for (const [label, value] of Object.entries(typed))
        await main.getByLabel(label, { exact: true }).fill(value);
      for (const [name, fault] of FAILURES) {
        const lift = place.proxy.fault('POST /api/v1/accounts', fault);
        await main.getByRole('button', { name: 'Create account' }).click();
        await main.getByRole('alert').filter({ hasText: 'was not created' }).waitFor();
        await isPlain(page, `${name} at registration`);
        for (const [label, value] of Object.entries(typed))
          await expect.soft(main.getByLabel(label, { exact: true }), `${name}: ${label}`).toHaveValue(value);
        lift();
      }
      await go(page, '/login');
      await main.getByLabel('Username').fill('ada');
      await main.getByLabel('Password', { exact: true }).fill('skein-demo');
      for (const [name, fault] of FAILURES) {
        const lift = place.proxy.fault('POST /oauth/token', fault);
        await main.getByRole('button', { name: 'Log in' }).click();
        await main.getByRole('alert').waitFor();
        await isPlain(page, `${name} at login`);
        await expect.soft(main.getByLabel('Password', { exact: true }), name).toHaveValue('skein-demo');
        lift();
        await main.getByRole('button', { name: 'Dismiss' }).click();
      }
      await go(page, '/password-reset');
      for (const [name, fault] of FAILURES) {
        const lift = place.proxy.fault('POST /auth/password', fault);
        await main.getByLabel('Email').fill('ada@tidepool.example');
        await main.getByRole('button', { name: 'Send link' }).click();
        await main.getByRole('alert').waitFor();
        await isPlain(page, `${name} at password reset`);
        lift();
      }
      await main.getByLabel('Email').fill('ada@tidepool.example');
      await main.getByRole('button', { name: 'Send link' }).click();
      await main.getByText('Check your inbox').waitFor();
    }));
});

test('a server that cannot describe itself still gets a page', () =>
  visit(place, {}, async ({ page }) => {
    place.proxy.fault(/^\/(?:api\/v1\/instance|nodeinfo|api\/pleroma)/, { is: 'html' });
    await page.goto(`${place.url}/about`);
    await isPlain(page, 'about');
  }));
