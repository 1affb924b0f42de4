import type { BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE, type Complaints } from './support/browser';
import { startFaultProxy, type Fault, type FaultProxy } from './support/fault-proxy';
import { startInstance, type Instance } from './support/instance';
import { LONG } from './support/long';
import { Person } from './support/person';
import { signInFrom, startStaticHost } from './support/static-host';
import { visit, visitAs, world } from './support/world';

const flags: string[] = [];
const made: { far?: Instance; origin?: FaultProxy; host?: Awaited<ReturnType<typeof startStaticHost>> } = {};
test.beforeAll(async () => {
  made.far = await startInstance();
  made.origin = await startFaultProxy(made.far.url);
  made.host = await startStaticHost();
  flags.push('--neighbour', made.origin.url);
});
// Home federates with the origin, and begins to know it by what somebody has it look up.
const place = world({ flags });
test.afterAll(async () => {
  await made.host?.stop();
  await made.origin?.stop();
  await made.far?.stop();
});
const origin = (): FaultProxy => made.origin ?? fail();
const fail = (): never => {
  throw new Error('used outside a test');
};
const originHost = (): string => new URL(origin().url).host;
const hostUrl = (): string => made.host?.url ?? fail();

const Found = v.object({ statuses: v.array(v.object({ id: v.string() })) });
const ById = v.object({ account: v.object({ id: v.string() }) });
const Seen = v.object({ favourited: v.boolean(), uri: v.string() });

/** Has home fetch a post by its address, as somebody would by the search. */
async function bringHome(uri: string): Promise<string> {
  const ada = await Person.as(place.url, 'ada');
  const found = v.parse(
    Found,
    await ada.call('GET', `/api/v2/search?resolve=true&q=${encodeURIComponent(uri)}`),
  );
  return found.statuses[0]?.id ?? fail();
}

interface Thread {
  /** Its id at home. */
  id: string;
  /** Addresses of the two replies that home does not have. */
  replies: readonly [string, string];
}

/** A conversation at the origin of which home knows the beginning alone. */
async function thread(name: string): Promise<Thread> {
  const [lin, mod] = [await Person.as(origin().url, 'lin'), await Person.as(origin().url, 'mod')];
  const uriOf = async (id: string): Promise<string> =>
    v.parse(Seen, await lin.call('GET', `/api/v1/statuses/${id}`)).uri;
  const root = await lin.post(`${name}: low water at six`);
  const id = await bringHome(await uriOf(root.id));
  const first = await mod.reply(root.id, `${name}: by which gauge?`);
  const second = await lin.reply(first.id, `${name}: the one at the old pier`);
  return { id, replies: [await uriOf(first.id), await uriOf(second.id)] };
}

const toOrigin = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => request.url().startsWith(origin().url));

function requestsOf(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const feed = (page: Page) => page.getByRole('feed', { name: 'Posts of the conversation' });
const look = (page: Page) => page.getByRole('button', { name: `Look for replies at ${originHost()}` });

/** The browser itself complains of requests that it has stopped, or whose answers it gives to nobody. */
function forgive(complaints: Complaints): void {
  const rest = complaints.list.filter(
    (line) => !/connect-src|Content Security Policy|CORS policy/.test(line),
  );
  // The list itself: whoever looks at it later holds it already.
  complaints.list.splice(0, complaints.list.length, ...rest);
}

/** On a page that may ask other servers, signed in to home, at a conversation. */
async function atConversation(
  id: string,
  options: BrowserContextOptions,
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  await visit(place, options, async ({ page, context, complaints }) => {
    await signInFrom(hostUrl(), page, place.url, 'ada');
    await page.goto(`${hostUrl()}/notice/${id}`);
    await look(page).waitFor();
    await run(page, context);
    forgive(complaints);
  });
}

// Two servers for each; what needs no policy of a real browser is also in features/conversation/further.dom.test.tsx.
test.describe('replies that home does not have', () => {
  test(
    'are found at the origin, shown in their place with a mark, and acted on once home has fetched them',
    LONG,
    async () => {
      const { id, replies } = await thread('Found');
      const me = await Person.as(place.url, 'ada');
      const { account } = v.parse(ById, await me.call('GET', `/api/v1/statuses/${id}`));
      await me.call('POST', `/api/v1/accounts/${account.id}/follow`);
      await atConversation(id, {}, async (page, context) => {
        const requests = requestsOf(context);
        await page.mouse.move(300, 300);
        await page.waitForLoadState('networkidle');
        expect(toOrigin(requests)).toEqual([]);
        await look(page).click();
        await page.getByText(`${originHost()} was asked: 2 posts that your server does not have.`).waitFor();
        const marked = post(page, 'Found: by which gauge?');
        await marked.getByText(`From ${originHost()}, not on your server`).waitFor();
        const order = await feed(page).getByRole('article').allInnerTexts();
        expect(order.map((words) => /low water|which gauge|old pier/.exec(words)?.[0])).toEqual([
          'low water',
          'which gauge',
          'old pier',
        ]);
        const asked = toOrigin(requests);
        expect(asked.length).toBeGreaterThan(0);
        for (const request of asked) {
          const { authorization, cookie, referer } = await request.allHeaders();
          expect([authorization, cookie, referer, request.method()]).toEqual([
            undefined,
            undefined,
            undefined,
            'GET',
          ]);
        }
        await marked.getByRole('button', { name: 'Favorite' }).click();
        await expect(marked.getByRole('button', { name: /^Favorite/ })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(post(page, 'by which gauge?')).toHaveCount(1);
        await expect(marked.getByText('not on your server')).toHaveCount(0);
        const ada = await Person.as(place.url, 'ada');
        const here = await bringHome(replies[0]);
        await expect
          .poll(async () => v.parse(Seen, await ada.call('GET', `/api/v1/statuses/${here}`)).favourited)
          .toBe(true);
        // What comes later by itself takes the place of what was found.
        await bringHome(replies[1]);
        await expect(post(page, 'old pier').getByText('not on your server')).toHaveCount(0);
        await expect(post(page, 'old pier')).toHaveCount(1);
        await page.reload();
        await post(page, 'old pier').waitFor();
        await expect(feed(page).getByRole('article')).toHaveCount(3);
      });
    },
  );
});

const OPEN = { 'access-control-allow-origin': '*' };
const answers = (status: number, body = '{"error":"no"}', more = {}): Fault => ({
  is: 'status',
  status,
  body,
  headers: { ...OPEN, ...more },
});

/** What an origin does, and what the reader is told. */
const FAULTS: readonly (readonly [Fault, string])[] = [
  [answers(401), 'was asked, but tells only its members.'],
  [answers(403), 'was asked, but tells only its members.'],
  [answers(404), 'does not find it or does not understand Skein.'],
  [answers(429), 'wants to be left alone for a while.'],
  [answers(500), 'was asked, but has a problem.'],
  [answers(200, '<h1>A page</h1>', { 'content-type': 'text/html' }), 'does not understand Skein.'],
  [answers(200, `[${'1,'.repeat(2_500_000)}1]`), 'sent more than Skein takes.'],
  [
    answers(302, '', { location: 'http://localhost:9/' }),
    'gave no answer, or none that other pages may read.',
  ],
  [{ is: 'status', status: 200, body: '{}' }, 'gave no answer, or none that other pages may read.'],
  [{ is: 'half' }, 'gave no answer, or none that other pages may read.'],
  [{ is: 'nothing' }, 'gave no answer, or none that other pages may read.'],
];

test.describe('an origin that does not tell', () => {
  test('harms nothing, is named in words, and can be asked again', LONG, async () => {
    const { id } = await thread('Faulty');
    await atConversation(id, {}, async (page) => {
      const again = page.getByRole('button', { name: `Ask ${originHost()} again` });
      for (const [at, [fault, words]] of FAULTS.entries()) {
        const lift = origin().fault(/^\/api\/v[12]\/(?:statuses|search)/, fault);
        await (at === 0 ? look(page) : again).click();
        await page.getByText(words).waitFor();
        await expect(page.getByRole('alert').filter({ hasText: originHost() })).toHaveCount(1);
        lift();
      }
      await page.getByRole('link', { name: `Open at ${originHost()}` }).waitFor();
      const lift = origin().fault(/^\/api\/v1\/statuses/, { is: 'hang' });
      await again.click();
      await page.getByText(`Asking ${originHost()}`).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      lift();
      await page.getByRole('button', { name: `Ask ${originHost()}`, exact: true }).click();
      await page.getByText('2 posts that your server does not have.').waitFor();
      await expect(feed(page).getByRole('article')).toHaveCount(3);
    });
  });

  test(
    'has its lies bounded: a circle, one post three hundred times, markup, posts for few',
    LONG,
    async () => {
      const { id } = await thread('Hostile');
      await atConversation(id, {}, async (page) => {
        const lift = origin().fault(/^\/api\/v1\/statuses\/\w+\/context/, {
          is: 'change',
          change(text) {
            const Context = v.object({ descendants: v.array(v.record(v.string(), v.unknown())) });
            const { descendants } = v.parse(Context, JSON.parse(text));
            const [one, two] = descendants;
            const same = Array.from({ length: 300 }, () => ({ ...one, in_reply_to_id: two?.['id'] }));
            const marked = {
              ...two,
              content: '<img src="https://spy.invalid/x.png" alt="a spy"><script>1</script>',
            };
            const secret = { ...two, uri: 'https://a.invalid/1', visibility: 'private', content: 'for few' };
            return JSON.stringify({ ancestors: [], descendants: [...same, marked, secret, null, 7] });
          },
        });
        await look(page).click();
        await page.getByText('2 posts that your server does not have.').waitFor();
        lift();
        await expect(feed(page).getByRole('article')).toHaveCount(3);
        await page.getByText('a spy').waitFor();
        await expect(page.locator('[data-found] img, [data-found] script')).toHaveCount(0);
        await expect(page.getByText('for few')).toHaveCount(0);
      });
    },
  );
});

test.describe('a page that an instance serves', () => {
  test('says that its policy forbids to ask, and has the own server look', async () => {
    const { id } = await thread('Strict');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page, complaints }) => {
      origin().requests();
      await look(page).click();
      await page.getByText(`This page may ask no other server, so ${originHost()} was not asked.`).waitFor();
      const home = new URL(place.url).host;
      await page.getByRole('button', { name: `Have ${home} look` }).click();
      await page.getByText(`${home} was asked, and found no more.`).waitFor();
      await page.getByRole('link', { name: `Open at ${originHost()}` }).waitFor();
      expect(origin().requests()).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      forgive(complaints);
    });
  });

  test(
    'offers nothing for a conversation of its own, nor to visitors what only members may ask',
    LONG,
    async () => {
      const { id } = await thread('Visited');
      const ada = await Person.as(place.url, 'ada');
      const own = await ada.post('All of this is at home');
      await visit(place, {}, async ({ page, complaints }) => {
        await page.goto(`${place.url}/notice/${own.id}`);
        await post(page, 'All of this is at home').first().waitFor();
        await expect(page.getByRole('button', { name: /^Look for replies/ })).toHaveCount(0);
        await page.goto(`${place.url}/notice/${id}`);
        await look(page).click();
        await page.getByRole('link', { name: `Open at ${originHost()}` }).waitFor();
        await expect(page.getByRole('button', { name: /^Have / })).toHaveCount(0);
        forgive(complaints);
      });
    },
  );
});

test.describe('by keyboard, on a phone, right to left', () => {
  test(
    'the focus goes on from what was pressed, and the found posts are read like others',
    LONG,
    async () => {
      const { id } = await thread('Keys');
      await atConversation(id, { viewport: PHONE, colorScheme: 'dark' }, async (page) => {
        await look(page).focus();
        await page.keyboard.press('Enter');
        const marked = post(page, 'Keys: by which gauge?');
        await marked.waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        expect(await axeFindings(page)).toEqual([]);
        await post(page, 'Keys: low water').focus();
        await page.keyboard.press('PageDown');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
          .toContain(`from ${originHost()}`);
        const fits = (): Promise<boolean> =>
          page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
        expect(await fits()).toBe(true);
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        expect(await fits()).toBe(true);
        await page.evaluate(() => (document.documentElement.dir = 'ltr'));
        await marked.getByRole('button', { name: 'Fetch to your server' }).focus();
        await page.keyboard.press('Enter');
        await expect(marked.getByText('not on your server')).toHaveCount(0);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
          .toContain('by which gauge?');
      });
    },
  );
});
test.describe('what home does not know of a person', () => {
  test('posts and counts are asked of their own server, and acted on once home has them', LONG, async () => {
    const lin = await Person.as(origin().url, 'lin');
    const root = await lin.post('Person: the newest of mine');
    const { uri } = v.parse(Seen, await lin.call('GET', `/api/v1/statuses/${root.id}`));
    const id = await bringHome(uri);
    const ada = await Person.as(place.url, 'ada');
    const { account } = v.parse(ById, await ada.call('GET', `/api/v1/statuses/${id}`));
    await visit(place, { viewport: PHONE }, async ({ page, context, complaints }) => {
      await signInFrom(hostUrl(), page, place.url, 'ada');
      const requests = requestsOf(context);
      await page.goto(`${hostUrl()}/users/${account.id}`);
      const ask = page.getByRole('button', { name: `Ask ${originHost()} for more posts and its counts` });
      // What home has comes first.
      await page.getByRole('button', { name: 'Load older' }).click();
      await ask.waitFor();
      expect(toOrigin(requests)).toEqual([]);
      const lift = origin().fault(/^\/api\/v1\/accounts/, answers(401));
      await ask.click();
      await page.getByText(`${originHost()} was asked, but tells only its members.`).waitFor();
      lift();
      await page.getByRole('button', { name: `Ask ${originHost()} again` }).click();
      await page.getByText(new RegExp(`^${originHost()} counts .* posts .* your server knows of`)).waitFor();
      const found = page.getByRole('feed', { name: new RegExp(`from ${originHost()}$`) });
      const first = found.getByRole('article').first();
      await first.waitFor();
      await expect(found.getByText('Person: the newest of mine')).toHaveCount(0);
      for (const request of toOrigin(requests)) {
        const { authorization, cookie, referer } = await request.allHeaders();
        expect([authorization, cookie, referer]).toEqual([undefined, undefined, undefined]);
      }
      expect(await axeFindings(page)).toEqual([]);
      await first.getByRole('button', { name: 'Favorite' }).click();
      await expect(first.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'true');
      await expect(first.getByText('not on your server')).toHaveCount(0);
      forgive(complaints);
    });
  });
});
