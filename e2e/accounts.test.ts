import type { BrowserContext, Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { startInstance } from './support/instance';
import { LONG } from './support/long';
import { Person } from './support/person';
import { signInFrom, startStaticHost } from './support/static-host';
import { visit, visitAs, world } from './support/world';

const place = world();

const homeIsHere = async (page: Page): Promise<void> => {
  await page.waitForURL('**/main/friends');
  await page.getByRole('main').getByRole('article').first().waitFor();
};

/** Signs two in, one after the other; the second is shown. */
async function enter(page: Page, first: string, second: string): Promise<void> {
  await signIn(page, place.url, first);
  await homeIsHere(page);
  await signIn(page, place.url, second);
  await homeIsHere(page);
}

const isShown = (page: Page, name: string) =>
  expect.poll(() => page.title(), { message: name }).toContain(`@${name} · `);

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('menuitem', { name: `Switch to @${name}@` }).click();
  await isShown(page, name);
}

const Tokens = v.object({ sessions: v.array(v.object({ base: v.string(), token: v.string() })) });
/** What the browser keeps of the accounts, in their order. */
async function tokensIn(page: Page): Promise<v.InferOutput<typeof Tokens>['sessions']> {
  const kept = await page.evaluate(() => localStorage.getItem('skein:sessions') ?? '{}');
  return v.parse(Tokens, JSON.parse(kept)).sessions;
}

test.describe('several accounts', () => {
  test('get the settings of one of them on demand, and their servers hear of it', LONG, () =>
    visit(place, {}, async ({ page }) => {
      const greentext = (shown: Page) =>
        shown
          .getByRole('dialog', { name: 'Settings' })
          .getByRole('switch', { name: 'Greentext', exact: true });
      await enter(page, 'lin', 'ada');
      await page.goto(`${place.url}/settings/reading#greentext`);
      const before = await greentext(page).isChecked();
      await greentext(page).click();
      await page.getByText('Saved on your server').waitFor();
      await page.goto(`${place.url}/settings/profiles`);
      await page.getByRole('button', { name: 'Use on all my accounts' }).click();
      const question = page.getByRole('alertdialog', { name: 'Use these settings on all your accounts?' });
      await question.getByText('@lin').waitFor();
      await question.getByRole('button', { name: 'Replace' }).click();
      await page.getByText('All your accounts have these settings.').waitFor();
      await page.goto(`${place.url}/main/friends`);
      await switchTo(page, 'lin');
      await page.goto(`${place.url}/settings/reading#greentext`);
      await expect.poll(() => greentext(page).isChecked()).toBe(!before);
      await page.reload();
      await greentext(page).waitFor();
      await expect.poll(() => greentext(page).isChecked()).toBe(!before);
      await visitAs(place, 'lin', { path: '/settings/reading#greentext' }, async ({ page: second }) => {
        await expect.poll(() => greentext(second).isChecked()).toBe(!before);
      });
    }),
  );

  test('each tab shows its own, says whose it is, and gives it to the tabs that it opens', () =>
    visit(place, {}, async ({ page, context }) => {
      await enter(page, 'ada', 'lin');
      await isShown(page, 'lin');
      const icon = (tab: Page): Promise<string | null> =>
        tab.evaluate(() => document.querySelector('link[rel~=icon]')?.getAttribute('href') ?? null);
      await expect.poll(() => icon(page)).toMatch(/^data:image/);
      const other = await context.newPage();
      await other.goto(`${place.url}/main/friends`);
      await isShown(other, 'lin');
      await switchTo(other, 'ada');
      await expect.poll(async () => (await icon(other)) !== (await icon(page))).toBe(true);
      await page.reload();
      await homeIsHere(page);
      await isShown(page, 'lin');
      // The other tab was the last to be used; the press alone turns to this one.
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', { name: 'Bookmarks' })
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      const third = await opened;
      await isShown(third, 'lin');
      expect(third.url()).not.toMatch(/lin|token|realm/);
    }));
});

const told = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

test.describe('the switcher', () => {
  test('switches by one key, marks what is unread elsewhere, keeps an order, and signs all out', LONG, () =>
    visit(place, {}, async ({ page }) => {
      await enter(page, 'ada', 'lin');
      await page.keyboard.press('a');
      await isShown(page, 'ada');
      await told(page, /^You are @ada@/);
      await expect.poll(() => page.title()).toMatch(/\(\d+\) /);
      await page.keyboard.press('a');
      await isShown(page, 'lin');
      await expect.poll(() => page.title()).toMatch(/^• /);
      await page.getByRole('button', { name: 'Accounts' }).click();
      await page.getByRole('menuitem', { name: /^Switch to @ada@.*unread$/ }).waitFor();
      await page.getByRole('menuitem', { name: 'Manage accounts' }).click();
      const list = page.getByRole('dialog', { name: 'Manage accounts' });
      const names = () => list.getByRole('listitem').allInnerTexts();
      const first = async (): Promise<string> => (await names())[0] ?? '';
      await expect.poll(first).toContain('@ada@');
      await list.getByRole('button', { name: /@lin@/ }).first().focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(first).toContain('@lin@');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
        .toContain('@lin@');
      await list.getByRole('listitem').nth(1).dragTo(list.getByRole('listitem').first());
      await expect.poll(first).toContain('@ada@');
      await list.getByRole('button', { name: /^Move @lin@.* up$/ }).click();
      await expect.poll(first).toContain('@lin@');
      await page.reload();
      await homeIsHere(page);
      await page.getByRole('button', { name: 'Accounts' }).click();
      await page.getByRole('menuitem', { name: 'Manage accounts' }).click();
      await expect.poll(first).toContain('@lin@');
      const tokens = (await tokensIn(page)).map(({ token }) => token);
      expect(tokens).toHaveLength(2);
      await list.getByRole('button', { name: 'Log out of all accounts' }).click();
      const question = page.getByRole('alertdialog', { name: 'Log out of all accounts' });
      await question.getByRole('button', { name: 'Log out and delete' }).click();
      await page.getByRole('link', { name: 'Log in' }).first().waitFor();
      const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      // The page is loaded anew behind it, which ends a question to it.
      for (const token of tokens)
        await expect(async () => expect(await kept()).not.toContain(token)).toPass();
    }),
  );
});

test.describe('as another account', () => {
  test(
    'a post is favourited, bookmarked, repeated and answered, and a person followed, by that one alone',
    LONG,
    () =>
      visit(place, {}, async ({ page }) => {
        const [ada, lin, mod] = await Promise.all(
          ['ada', 'lin', 'mod'].map((name) => Person.as(place.url, name)),
        );
        if (!ada || !lin || !mod) throw new Error('nobody is here');
        const post = await mod.post('The tide tables are out.');
        await enter(page, 'ada', 'lin');
        await page.goto(`${place.url}/notice/${post.id}`);
        const article = page.getByRole('article').filter({ hasText: 'The tide tables are out.' }).first();
        const dialog = page.getByRole('dialog', { name: 'As another account' });
        const act = async (deed: string): Promise<void> => {
          await article.getByRole('button', { name: 'More' }).click();
          await page.getByRole('menuitem', { name: 'As another account' }).click();
          await dialog.getByRole('button', { name: new RegExp(`^${deed} · @ada@`) }).click();
          await dialog.waitFor({ state: 'detached' });
        };
        const seenBy = async (person: Person): Promise<string> => {
          const seen = v.parse(
            v.object({ favourited: v.boolean(), bookmarked: v.boolean(), reblogged: v.boolean() }),
            await person.call('GET', `/api/v1/statuses/${post.id}`),
          );
          return `${seen.favourited} ${seen.bookmarked} ${seen.reblogged}`;
        };
        await act('Favorite');
        await told(page, /^Done as @ada@/);
        await act('Bookmark');
        await act('Repeat');
        await expect.poll(() => seenBy(ada)).toBe('true true true');
        expect(await seenBy(lin)).toBe('false false false');
        await act('Reply');
        const form = page.getByRole('dialog').filter({ hasText: '@ada' });
        await form.getByRole('textbox', { name: 'Post text' }).pressSequentially('Thanks, says Ada.');
        await form.getByRole('button', { name: 'Post', exact: true }).click();
        await form.waitFor({ state: 'detached' });
        await expect.poll(async () => (await ada.ownPostsWith('Thanks, says Ada.')).length).toBe(1);
        expect(await lin.ownPostsWith('Thanks, says Ada.')).toEqual([]);
        await isShown(page, 'lin');
        const id = await mod.me();
        await page.goto(`${place.url}/users/${id}`);
        await page.getByRole('main').getByRole('button', { name: 'More', exact: false }).first().click();
        await page.getByRole('menuitem', { name: 'As another account' }).click();
        await dialog.getByRole('button', { name: /^Follow · @ada@/ }).click();
        await told(page, /^Done as @ada@/);
        const follows = async (person: Person): Promise<unknown> =>
          v.parse(
            v.array(v.object({ following: v.boolean() })),
            await person.call('GET', `/api/v1/accounts/relationships?id[]=${id}`),
          )[0]?.following;
        await expect.poll(() => follows(ada)).toBe(true);
      }),
  );

  test(
    'a post is written after a question that moves its words, and never goes out as the one that is shown',
    LONG,
    () =>
      visit(place, {}, async ({ page }) => {
        const [ada, lin] = [await Person.as(place.url, 'ada'), await Person.as(place.url, 'lin')];
        await enter(page, 'ada', 'lin');
        await page.keyboard.press('n');
        const form = page.getByRole('dialog', { name: 'New post' });
        const text = form.getByRole('textbox', { name: 'Post text' });
        await text.pressSequentially('Whose words are these?');
        const choose = async (answer: string): Promise<void> => {
          await form.getByRole('button', { name: /^Writing as @lin@/ }).click();
          await page.getByRole('menuitemradio', { name: /^@ada@/ }).click();
          const question = page.getByRole('alertdialog', { name: /^Write this as @ada@/ });
          await question.getByRole('button', { name: answer }).last().click();
          await question.waitFor({ state: 'detached' });
        };
        await choose('Cancel');
        await form.getByRole('button', { name: /^Writing as @lin@/ }).waitFor();
        await choose('Continue');
        await form.getByRole('button', { name: /^Writing as @ada@/ }).waitFor();
        await expect(text).toHaveValue('Whose words are these?');
        await form.getByRole('button', { name: 'Post', exact: true }).click();
        await form.waitFor({ state: 'detached' });
        await expect.poll(async () => (await ada.ownPostsWith('Whose words are these?')).length).toBe(1);
        expect(await lin.ownPostsWith('Whose words are these?')).toEqual([]);
        await isShown(page, 'lin');
        // What stands in the form beside the page stays with who wrote it.
        const beside = page.getByRole('complementary').getByRole('textbox', { name: 'Post text' });
        await beside.pressSequentially('Only Lin says this');
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('drafts')))
          .toContain('Only Lin says this');
        await switchTo(page, 'ada');
        await told(page, /stays with @lin@/);
        await expect(beside).toHaveValue('');
        await switchTo(page, 'lin');
        await expect(beside).toHaveValue('Only Lin says this');
      }),
  );
});

test.describe('an account that is not shown', () => {
  test('sends what waits in its name when the server is back', LONG, () =>
    visit(place, {}, async ({ page }) => {
      const [ada, lin] = [await Person.as(place.url, 'ada'), await Person.as(place.url, 'lin')];
      await enter(page, 'lin', 'ada');
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 503 });
      const form = page.getByRole('form', { name: 'New post' });
      await form.getByRole('textbox', { name: 'Post text' }).fill('Ada says this later.');
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await page
        .getByText(/Not sent yet/)
        .first()
        .waitFor();
      await switchTo(page, 'lin');
      lift();
      await expect.poll(async () => (await ada.ownPostsWith('Ada says this later.')).length).toBe(1);
      expect(await lin.ownPostsWith('Ada says this later.')).toEqual([]);
      await isShown(page, 'lin');
    }),
  );
});

interface Told {
  title: string;
  press: () => void;
}
declare global {
  interface Window {
    told: Told[];
    /** Address and protocols of each socket. */
    opened: string[];
  }
}

/** A browser that may alert, and whose windows nobody looks at; what it tells and the sockets are noted. */
const unwatched = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.told = [];
    window.opened = [];
    class Alert extends EventTarget {
      static permission = 'granted';
      static requestPermission = async (): Promise<string> => 'granted';
      constructor(title: string) {
        super();
        window.told.push({ title, press: () => this.dispatchEvent(new Event('click')) });
      }
      close(): void {}
    }
    Object.defineProperty(window, 'Notification', { value: Alert });
    document.hasFocus = () => false;
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        window.opened.push([url, protocols ?? []].flat().map(String).join(' '));
      }
    };
  });

const toldIn = (page: Page): Promise<string[]> => page.evaluate(() => window.told.map(({ title }) => title));
const opened = (page: Page): Promise<string[]> => page.evaluate(() => window.opened);

test.describe('alerts of an account that is not shown', () => {
  test('come by a stream of its own, say whose they are, once for all tabs, and lead to it', LONG, () =>
    visit(place, {}, async ({ page, context }) => {
      await unwatched(context);
      const mod = await Person.as(place.url, 'mod');
      await enter(page, 'ada', 'lin');
      const other = await context.newPage();
      await other.goto(`${place.url}/main/friends`);
      await isShown(other, 'lin');
      const streams = async (): Promise<string[]> =>
        [...(await opened(page)), ...(await opened(other))].filter((line) => line.includes('notification'));
      await expect.poll(async () => (await streams()).length).toBe(1);
      await expect.poll(() => place.proxy.openSockets()).toBe(2);
      const post = await mod.post('@ada a word in your ear');
      const told = async (): Promise<string[]> => [...(await toldIn(page)), ...(await toldIn(other))];
      await expect.poll(told).toContainEqual(expect.stringMatching(/ mentioned you · @ada@/));
      expect(await told()).toHaveLength(1);
      const teller = (await toldIn(page)).length > 0 ? page : other;
      await teller.evaluate(() => window.told[0]?.press());
      await teller.waitForURL(`**/notice/${post.id}`);
      await isShown(teller, 'ada');
      await isShown(teller === page ? other : page, 'lin');
    }),
  );
});

test.describe('two servers', () => {
  test('never see a token of the other, whatever is done', LONG, async () => {
    const far = await startInstance();
    const host = await startStaticHost();
    try {
      await visit(place, {}, async ({ page, context }) => {
        const requests: Request[] = [];
        await unwatched(context);
        const sockets: string[] = [];
        context.on('request', (request) => requests.push(request));
        await signInFrom(host.url, page, place.url, 'ada');
        await signInFrom(host.url, page, far.url, 'lin');
        const tokens = await tokensIn(page);
        expect(tokens.map(({ base }) => base)).toEqual([place.url, far.url]);
        await page.mouse.move(300, 300);
        await expect.poll(() => page.title()).toMatch(/^• /);
        await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: 'As another account' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Favorite · @ada@/ })
          .click();
        await told(page, /@ada@/);
        await page.keyboard.press('n');
        const form = page.getByRole('dialog', { name: 'New post' });
        await form.getByRole('button', { name: /^Writing as @lin@/ }).click();
        await page.getByRole('menuitemradio', { name: /^@ada@/ }).click();
        await form.getByRole('textbox', { name: 'Post text' }).pressSequentially('Over here');
        await form.getByRole('button', { name: 'Post', exact: true }).click();
        await form.waitFor({ state: 'detached' });
        await page.keyboard.press('a');
        await isShown(page, 'ada');
        await page.waitForLoadState('networkidle');
        // Where it alerts, each account has a stream of its own.
        await expect
          .poll(async () => (await opened(page)).filter((line) => line.includes('notification')).length)
          .toBeGreaterThan(1);
        sockets.push(...(await opened(page)));
        const strays: string[] = [];
        let sent = 0;
        for (const request of requests) {
          const { authorization = '' } = await request.allHeaders();
          const all = [
            request.url(),
            authorization,
            request.postData() ?? '',
            request.headers()['referer'] ?? '',
          ];
          for (const { base, token } of tokens) {
            if (!all.some((words) => words.includes(token))) continue;
            sent += 1;
            if (!request.url().startsWith(`${base}/`) || request.url().includes(token))
              strays.push(request.url());
          }
        }
        for (const socket of sockets)
          for (const { base, token } of tokens)
            if (socket.includes(token) && !socket.startsWith(`${base.replace('http', 'ws')}/`))
              strays.push(socket);
        for (const socket of sockets)
          if (tokens.some(({ token }) => socket.split(' ')[0]?.includes(token))) strays.push(socket);
        expect(strays).toEqual([]);
        expect(sent).toBeGreaterThan(10);
        expect(sockets.length).toBeGreaterThan(0);
      });
    } finally {
      await host.stop();
      await far.stop();
    }
  });
});
