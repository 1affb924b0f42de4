import type { BrowserContextOptions, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { PHONE, TABLET } from './support/browser';
import { dragOf, dropAtOnce } from './support/drag';
import { unlessOneOfAKind } from './support/long';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, moreOf, panelForm, postById, replyOf, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const STARTS = 'kil rib flo gla jol nob qui fra mel ble org pek xen lob bri kno jaf lin fib rel'.split(' ');
const ENDS = 'n bs fer lok job gel rim que xil bok'.split(' ');
/** Two hundred different words, twenty for each way to a text; every letter of the shortcuts is in them. */
const wordsOf = (turn: number): string => STARTS.map((start) => start + String(ENDS[turn])).join(' ');

/** What the reader has the focus in. */
const written = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    // Not the field that stands in for the one on its way.
    const isOwn = activeElement?.matches('input, textarea:not([aria-label="Your text"])');
    return isOwn && activeElement && 'value' in activeElement ? String(activeElement.value) : '';
  });

/** What was sent that changes something; how far somebody has read is no deed, and a file goes up as it comes. */
const sent = (): string[] =>
  place.proxy
    .requests()
    .filter((line) => /^(?:POST|PUT|PATCH|DELETE) \/api\/(?!v\d\/(?:markers|media))/.test(line));

interface Way {
  /** After so many of them every file of Skein comes. */
  keys: number;
  lead: (page: Page) => Promise<unknown>;
  options?: BrowserContextOptions & { path?: string | null };
  /** The keys are the first that happens, before Skein itself is there: `options` lead nowhere yet. */
  fresh?: boolean;
  /** The text is of a post: a file that falls on the page is for it. */
  takesFiles?: boolean;
}

const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);
/** The first post of the page is the current one: it was not written by who looks. */
const OTHERS: Way['options'] = { path: '/main/all' };
const NOWHERE: Way['options'] = { path: null };

const WAYS: Readonly<Record<string, Way>> = {
  'n, as the first key on a page at rest': { keys: 50, lead: press('n'), takesFiles: true },
  'n, before Skein is there': {
    keys: 18,
    lead: press('n'),
    options: NOWHERE,
    fresh: true,
    takesFiles: true,
  },
  '/, before Skein is there': { keys: 8, lead: press('/'), options: NOWHERE, fresh: true },
  '/, where it leads to a page of its own': { keys: 22, lead: press('/'), options: { viewport: TABLET } },
  'r on a post': { keys: 18, lead: press('r'), options: OTHERS, takesFiles: true },
  'q on a post': { keys: 12, lead: press('q'), options: OTHERS, takesFiles: true },
  'm on a post': { keys: 0, lead: press('m'), options: OTHERS, takesFiles: true },
  'a press on Reply': {
    keys: 15,
    lead: (page) => replyOf(page.getByRole('main').getByRole('article').first()).click(),
    options: OTHERS,
    takesFiles: true,
  },
  'a tap on New post': {
    keys: 10,
    lead: (page) => page.getByRole('button', { name: 'New post', exact: true }).tap(),
    options: { viewport: PHONE, hasTouch: true },
    takesFiles: true,
  },
};

const PASTED = ' zaf';
const WITH_CLIPBOARD: BrowserContextOptions = {
  serviceWorkers: 'block',
  permissions: ['clipboard-read', 'clipboard-write'],
};

const inPanel =
  (name: string) =>
  (page: Page): Promise<void> =>
    panelForm(page).getByRole('button', { name, exact: true }).click();
const begin = (page: Page): Promise<void> => textOf(panelForm(page)).focus();
const inMain = (page: Page) => page.getByRole('main');
const firstPost = (page: Page) => inMain(page).getByRole('article').first();

/** Other texts than that of a post. */
const MORE_WAYS: Readonly<Record<string, Way & { before?: typeof begin; own?: RegExp; as?: string }>> = {
  'Add poll, its first option': { keys: 22, lead: inPanel('Add poll'), before: begin },
  // In the form at rest: the whole one shows the field from the start.
  'the subject': { keys: 22, lead: inPanel('Subject') },
  'a further post of a chain': {
    keys: 18,
    lead: inPanel('Add another post'),
    before: (page) => textOf(panelForm(page)).fill('First.'),
  },
  'the search of the emoji picker': { keys: 30, lead: inPanel('Add emoji'), before: begin },
  'the search of the reaction picker': {
    keys: 50,
    lead: (page) => firstPost(page).getByRole('button', { name: 'React', exact: true }).click(),
    before: (page) => firstPost(page).getByRole('button', { name: 'React', exact: true }).waitFor(),
    options: OTHERS,
  },
  'the description of a file': {
    keys: 22,
    lead: (page) =>
      panelForm(page)
        .getByRole('button', { name: /cannot see it: sea\.png$/ })
        .click(),
    before: async (page) => {
      await begin(page);
      const chooser = page.waitForEvent('filechooser');
      await inPanel('Add files')(page);
      await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(40, 30) });
      await panelForm(page).getByRole('img', { name: 'sea.png' }).waitFor();
      await expect(panelForm(page).getByText(/Uploading|Waiting/)).toHaveCount(0);
    },
  },
  'the comment of a report': {
    keys: 38,
    lead: (page) => page.getByRole('menuitem', { name: /^Report/ }).press('Enter'),
    before: async (page) => {
      // Of one's own, which another test may have written, there is nothing to report.
      const post = inMain(page).getByRole('article').filter({ hasNotText: '@ada' }).first();
      await moreOf(post).click();
      await page.getByRole('menuitem', { name: /^Report/ }).waitFor();
    },
    options: OTHERS,
  },
  'the title of a new list': {
    keys: 28,
    lead: (page) => inMain(page).getByRole('link', { name: 'New list' }).click(),
    before: async (page) => {
      await page.goto(`${place.url}/lists`);
      await inMain(page).getByRole('link', { name: 'New list' }).waitFor();
    },
  },
  'people for a list': {
    keys: 20,
    lead: (page) => inMain(page).getByRole('button', { name: 'Add people to this list' }).click(),
    before: async (page) => {
      const { id } = v.parse(
        v.object({ id: v.string() }),
        await ada.call('POST', '/api/v1/lists', { title: 'Potters' }),
      );
      await page.goto(`${place.url}/lists/${id}`);
      await inMain(page).getByRole('button', { name: 'Add people to this list' }).waitFor();
    },
  },
  'the page of the search, on a phone': {
    keys: 32,
    lead: (page) => page.getByRole('link', { name: 'Search' }).first().tap(),
    options: { viewport: PHONE, hasTouch: true },
  },
  'the search that opens in the bar': {
    keys: 15,
    lead: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    options: { viewport: { width: 1100, height: 800 } },
  },
  'the search in the posts of a person': {
    keys: 15,
    lead: (page) => inMain(page).getByRole('button', { name: 'Search in posts' }).click(),
    before: (page) => inMain(page).getByRole('button', { name: 'Search in posts' }).waitFor(),
    options: { path: '/admin' },
  },
  'a note about a person': {
    keys: 15,
    lead: (page) => inMain(page).getByRole('textbox', { name: 'Private note' }).click(),
    options: { path: '/admin' },
    own: /^POST \/api\/v1\/accounts\/\w+\/note$/,
  },
  // Their field is there with the press.
  'Edit of an announcement': {
    keys: 0,
    lead: async (page) => {
      await inMain(page).getByRole('button', { name: 'Edit announcement' }).first().click();
      await page.keyboard.press('Control+a');
    },
    before: async (page) => {
      await page.goto(`${place.url}/announcements`);
      await inMain(page).getByRole('button', { name: 'Edit announcement' }).first().waitFor();
    },
    as: 'admin',
  },
  'the address of another server': {
    keys: 0,
    lead: (page) => inMain(page).getByRole('button', { name: 'Use another server' }).click(),
    before: async (page) => {
      await page.goto(`${place.url}/login`);
      await inMain(page).getByRole('button', { name: 'Use another server' }).waitFor();
    },
  },
  'a reply in the notifications': {
    keys: 22,
    takesFiles: true,
    lead: (page) => page.locator('[data-action="reply"]').first().click(),
    before: (page) => page.locator('[data-action="reply"]').first().waitFor(),
  },
};

const DROPPED = 'wub ';
/** No field stands here. */
const EDGE = { x: 4, y: 300 };

/** Whether the field that was asked for is not there yet; some come with the press, or their code was there before. */
const isAhead = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let calm = 0; calm < 20; calm += 1) await frame();
    return document.activeElement?.matches('[aria-label="Your text"]') ?? false;
  });

/** Words, and a file where those are taken, fall beside the field. */
async function dropBeside(page: Page, takesFiles: boolean): Promise<void> {
  await dropAtOnce(await dragOf(page, { words: DROPPED }, EDGE));
  if (takesFiles) await dropAtOnce(await dragOf(page, { file: import.meta.filename }, EDGE));
}

/** The pause before each key: what comes late is counted in keys, not in time. */
const KEY_MS = 10;

async function typeAfter(page: Page, way: Way, words: string): Promise<void> {
  const { keys, lead, fresh = false, takesFiles = false } = way;
  let lift = (): void => {};
  const later = new Promise<void>((resolve) => {
    lift = resolve;
  });
  // Such a page has no cache, either: a reload fetches all of Skein anew.
  await page.route(/\/assets\/(?!early)/, (route) => later.then(() => route.continue()));
  if (fresh) await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
  // Nothing is painted yet.
  if (fresh) await page.waitForFunction(() => 'skeinSigns' in window, undefined, { polling: 50 });
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  place.proxy.requests();
  await lead(page);
  const drops = fresh || (await isAhead(page));
  if (drops) await dropBeside(page, takesFiles);
  await page.keyboard.type(words.slice(0, keys), { delay: KEY_MS });
  if (keys < words.length) lift();
  await page.keyboard.type(words.slice(keys), { delay: KEY_MS });
  await page.keyboard.press('Control+v');
  lift();
  // An answer begins with whom it is for.
  await expect
    .poll(() => written(page), { timeout: 30_000 })
    .toMatch(new RegExp(`^(?:@\\S+ )*${drops ? DROPPED : ''}${words}${PASTED}$`));
  if (!takesFiles || !drops) return;
  await page.getByRole('list', { name: 'Files of this post' }).getByText('typing.test.ts').first().waitFor();
  // What says where files may fall is gone again.
  await page.getByText('Drop files to add them to your post').waitFor({ state: 'detached' });
}

/** Ways of every kind: a key of a page at rest, one before Skein is there, a page of its own, a tap, a part that comes late. */
const KINDS = [
  'n, before Skein is there',
  '/, where it leads to a page of its own',
  'r on a post',
  'a tap on New post',
  'the subject',
  'the comment of a report',
];
const kind = (name: string): object => unlessOneOfAKind(KINDS.includes(name));

test.describe('from a press that leads to a text every key reaches it, and nothing else', () => {
  for (const { name, way, turn } of Object.entries(WAYS).map(([name, way], turn) => ({ name, way, turn }))) {
    test(name, kind(name), () =>
      visitAs(place, 'ada', { ...way.options, ...WITH_CLIPBOARD }, async ({ page }) => {
        // Other columns have posts too.
        if (!way.fresh) await firstPost(page).waitFor();
        await typeAfter(page, way, wordsOf(turn));
        expect(sent()).toEqual([]);
      }),
    );
  }

  for (const { name, way, turn } of Object.entries(MORE_WAYS).map(([name, way], turn) => ({
    name,
    way,
    turn,
  }))) {
    test(name, kind(name), () =>
      visitAs(place, way.as ?? 'ada', { ...way.options, ...WITH_CLIPBOARD }, async ({ page }) => {
        await way.before?.(page);
        const words = wordsOf(turn % ENDS.length)
          .split(' ')
          .slice(0, 8)
          .join(' ');
        await typeAfter(page, way, words);
        expect(sent().filter((line) => !way.own?.test(line))).toEqual([]);
      }),
    );
  }

  test('Edit of an own post, whose source comes late too, and Ctrl+Enter while it does', async () => {
    const { id } = await ada.post('As it was.');
    const options = { path: `/notice/${id}` } as const;
    await visitAs(place, 'ada', options, async ({ page }) => {
      const words = wordsOf(9).split(' ').slice(0, 8).join(' ');
      const come = place.proxy.fault('GET /api/v1/statuses/*/source', { is: 'held' });
      place.proxy.requests();
      await choose(postById(page, id), page, 'Edit');
      await page.keyboard.type(` ${words}`, { delay: KEY_MS });
      await page.keyboard.press('Control+Enter');
      await page.keyboard.type('lfb');
      come();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await postById(page, id).getByText(`As it was. ${words}`, { exact: true }).waitFor();
      expect(sent()).toEqual([`PUT /api/v1/statuses/${id}`]);
    });
  });
});

test.describe('words whose form does not come', () => {
  test('are shown, and go into it after a reload; the shortcuts are back after Escape', () =>
    visitAs(place, 'ada', NOWHERE, async ({ page }) => {
      // Before the page: one that rests fetches its late code ahead.
      const lift = place.proxy.fault(/^\/assets\/reading-.*js$/, { is: 'nothing' });
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('feed', { name: 'Home' }).getByRole('article').first().waitFor();
      await page.keyboard.press('n');
      await page.keyboard.type('kiln ribs');
      const kept = page.getByRole('textbox', { name: 'Your text' });
      await page.getByText('The form for your words did not come.').waitFor();
      await expect(kept).toHaveValue('kiln ribs');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await page.getByText('A part of Skein could not be fetched.').waitFor();
      await page.getByText('The form for your words did not come.').waitFor();
      await expect(kept).toHaveValue('kiln ribs');
      const asked: string[] = [];
      page.on('dialog', (question) => {
        asked.push(question.type());
        void question.accept();
      });
      lift();
      const loaded = page.waitForEvent('load');
      await kept.locator('..').getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await page.getByRole('feed', { name: 'Home' }).getByRole('article').first().waitFor();
      await page.keyboard.press('n');
      await expect.poll(() => written(page)).toBe('kiln ribs');
      expect(asked).toEqual([]);
    }));
});

// Files that fall on a page without Skein: the first of the ways above.
test('a file that is pasted before Skein is there is in the form after it', () =>
  visitAs(place, 'ada', NOWHERE, async ({ page }) => {
    const lift = place.proxy.fault(/^\/assets\/(?!early)/, { is: 'late', ms: 500 });
    await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'skeinSigns' in window && document.body !== null);
    await page.keyboard.press('n');
    await page.evaluate(() => {
      const bag = new DataTransfer();
      bag.items.add(new File(['Grey glaze.'], 'glaze.txt', { type: 'text/plain' }));
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: bag });
      (document.activeElement ?? document.body).dispatchEvent(paste);
    });
    // What is on its way is late still.
    lift();
    await page.getByRole('dialog', { name: 'New post' }).getByText('glaze.txt').first().waitFor();
  }));
