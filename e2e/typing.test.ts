import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, TABLET } from './support/browser';
import { Person } from './support/person';
import { choose, postById, replyOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
beforeAll(async () => {
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
    const isOwn = activeElement?.matches('[data-writes], [type=search]');
    return isOwn && activeElement && 'value' in activeElement ? String(activeElement.value) : '';
  });

/** What was sent that changes something; how far somebody has read is no deed. */
const sent = (): string[] =>
  place.proxy
    .requests()
    .filter((line) => /^(?:POST|PUT|PATCH|DELETE) \/api\//.test(line) && !line.includes('/markers'));

interface Way {
  /** Milliseconds by which every file of Skein comes late. */
  late: number;
  lead: (page: Page) => Promise<unknown>;
  options?: BrowserContextOptions & { path?: string };
  /** The keys are the first that happens, before Skein itself is there. */
  fresh?: boolean;
}

const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);
/** The first post of the page is the current one: it was not written by who looks. */
const OTHERS: Way['options'] = { path: '/main/all' };

const WAYS: Readonly<Record<string, Way>> = {
  'n, as the first key on a page at rest': { late: 2000, lead: press('n') },
  'n, before Skein is there': { late: 700, lead: press('n'), fresh: true },
  '/, before Skein is there': { late: 300, lead: press('/'), fresh: true },
  '/, where it leads to a page of its own': { late: 900, lead: press('/'), options: { viewport: TABLET } },
  'r on a post': { late: 700, lead: press('r'), options: OTHERS },
  'q on a post': { late: 500, lead: press('q'), options: OTHERS },
  'm on a post': { late: 0, lead: press('m'), options: OTHERS },
  'a press on Reply': {
    late: 600,
    lead: (page) => replyOf(page.getByRole('main').getByRole('article').first()).click(),
    options: OTHERS,
  },
  'a tap on New post': {
    late: 400,
    lead: (page) => page.getByRole('button', { name: 'New post', exact: true }).tap(),
    options: { viewport: PHONE, hasTouch: true },
  },
};

async function typeAfter(page: Page, { late, lead, fresh = false }: Way, words: string) {
  const lift = place.proxy.fault(/^\/assets\//, { is: 'late', ms: late });
  if (fresh) await page.reload({ waitUntil: 'commit' });
  if (fresh) await page.waitForFunction(() => 'skeinSigns' in window);
  place.proxy.requests();
  await lead(page);
  await page.keyboard.type(words, { delay: 40 });
  // An answer begins with whom it is for.
  await expect.poll(() => written(page), { timeout: 30_000 }).toMatch(new RegExp(`^(?:@\\S+ )*${words}$`));
  lift();
}

describe('from a press that leads to a text every key reaches it, and nothing else', () => {
  it.each(Object.entries(WAYS).map(([name, way], turn) => ({ name, way, turn })))('$name', ({ way, turn }) =>
    visitAs(place, 'ada', { ...way.options, serviceWorkers: 'block' }, async ({ page }) => {
      // Other columns have posts too.
      await page.getByRole('main').getByRole('article').first().waitFor();
      await typeAfter(page, way, wordsOf(turn));
      expect(sent()).toEqual([]);
    }),
  );

  it('Edit of an own post, whose source comes late too, and Ctrl+Enter while it does', async () => {
    const { id } = await ada.post('As it was.');
    const options = { path: `/notice/${id}`, serviceWorkers: 'block' } as const;
    await visitAs(place, 'ada', options, async ({ page }) => {
      await choose(postById(page, id), page, 'Edit');
      await expect.poll(() => written(page)).toBe('As it was.');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      place.proxy.fault('GET /api/v1/statuses/*/source', { is: 'late', ms: 7000 });
      place.proxy.requests();
      await choose(postById(page, id), page, 'Edit');
      await page.keyboard.type(` ${wordsOf(9)}`, { delay: 40 });
      await page.keyboard.press('Control+Enter');
      await page.keyboard.type('lfb');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await postById(page, id)
        .getByText(`As it was. ${wordsOf(9)}`, { exact: true })
        .waitFor();
      expect(sent()).toEqual([`PUT /api/v1/statuses/${id}`]);
    });
  });
});

describe('words whose form does not come', () => {
  it('are shown, go into it when it is opened again, and the shortcuts are back after Escape', () =>
    visitAs(place, 'ada', { serviceWorkers: 'block' }, async ({ page }) => {
      const lift = place.proxy.fault(/^\/assets\//, { is: 'nothing' });
      await page.keyboard.press('n');
      await page.keyboard.type('kiln ribs', { delay: 40 });
      const kept = page.getByRole('textbox', { name: 'Your text' });
      await page.getByText('The form for your words did not come.').waitFor();
      expect(await kept.inputValue()).toBe('kiln ribs');
      await page.keyboard.press('Escape');
      lift();
      await page.keyboard.press('n');
      await expect.poll(() => written(page)).toBe('kiln ribs');
    }));
});

describe('files in the first moments of a visit', () => {
  const withFile = (page: Page, type: 'drop' | 'paste'): Promise<void> =>
    page.evaluate((name) => {
      const bag = new DataTransfer();
      bag.items.add(new File(['Grey glaze.'], 'glaze.txt', { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        name === 'drop'
          ? new DragEvent(name, { ...options, dataTransfer: bag })
          : new ClipboardEvent(name, { ...options, clipboardData: bag });
      if (name === 'drop')
        document.body.dispatchEvent(new DragEvent('dragenter', { ...options, dataTransfer: bag }));
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, type);

  it.each(['drop', 'paste'] as const)('are in the form after a %s', (type) =>
    visitAs(place, 'ada', { serviceWorkers: 'block' }, async ({ page }) => {
      const lift = place.proxy.fault(/^\/assets\/(?!early)/, { is: 'late', ms: 500 });
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'skeinSigns' in window && document.body !== null);
      if (type === 'paste') await page.keyboard.press('n');
      await withFile(page, type);
      // What is on its way is late still.
      lift();
      const form = page.getByRole('dialog', { name: 'New post' });
      await form.getByText('glaze.txt').first().waitFor();
    }),
  );
});
