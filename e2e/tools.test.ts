import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, DESKTOP, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, moreOf, postById, prefer, showPage } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
/** Both visits have it, and so share a page. */
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

let admin: Person;
/** A conversation of one author, all of it in the order of its posts; another's word stands between. */
let ids: readonly string[] = [];
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  const ada = await Person.as(place.instance.url, 'ada');
  const file = await admin.upload(png(600, 900), 'An orange field');
  const first = await admin.post('Річка тиха.', { language: 'uk' });
  await ada.reply(first.id, 'A word between.', { language: 'en' });
  const links = 'See https://example.org/a-long-address and [the address](https://example.org/hidden)';
  const markdown = { content_type: 'text/markdown', language: 'en', 'media_ids[]': file };
  const second = await admin.reply(first.id, links, markdown);
  const made = [first.id, second.id];
  for (let n = 1; n <= 6; n += 1) {
    const words = `Answer number ${n}. `.padEnd(1200, 'words ');
    made.push((await admin.reply(made.at(-1) ?? '', words, { language: 'en' })).id);
  }
  const warned = { spoiler_text: 'Closed on paper', language: 'en' };
  made.push((await admin.reply(made.at(-1) ?? '', 'Not for everybody.', warned)).id);
  ids = made;
});

interface Voices {
  said: string[];
  /** Ends what is being said. */
  finish: () => void;
  speaks: () => boolean;
}

declare global {
  interface Window {
    voices?: Voices;
    /** What the system's sheet was given. */
    shared?: { url?: string | undefined; files: { name: string; type: string }[] }[];
  }
}

/** Voices that speak until the test lets them end: headless browsers have none. */
const withVoices = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice = null;
      constructor(readonly text: string) {
        super();
      }
    }
    let current: Utterance | null = null;
    const end = (event: Event): void => {
      const ended = current;
      current = null;
      ended?.dispatchEvent(event);
    };
    const said: string[] = [];
    window.voices = { said, finish: () => end(new Event('end')), speaks: () => current !== null };
    const speaker = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Eve', lang: 'en-GB' }],
      speak(words: Utterance) {
        current = words;
        said.push(words.text);
        words.dispatchEvent(new Event('start'));
      },
      cancel: () => end(Object.assign(new Event('error'), { error: 'canceled' })),
      resume: () => {},
      pending: false,
    });
    Object.defineProperty(speaker, 'speaking', { get: () => current !== null });
    Object.defineProperty(window, 'speechSynthesis', { value: speaker });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });

const menuOf = (page: Page): Locator => page.getByRole('button', { name: 'More for this conversation' });
const hasFocus = (one: Locator): Promise<boolean> => one.evaluate((each) => each === document.activeElement);
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function chooseForAll(page: Page, name: string): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name }).click();
}

async function translates(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Translation of the conversation' });
  place.proxy.requests();
  await chooseForAll(page, 'Translate conversation');
  await bar.getByText('1 post is translated.').waitFor();
  await postById(page, ids[0] ?? '')
    .getByText('[en] Річка тиха.')
    .waitFor();
  expect(place.proxy.requests().filter((line) => /\/translations\//.test(line))).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Close' }).click();
  await bar.waitFor({ state: 'detached' });
}

/** Of its text, in pixels. */
const letterSize = (text: Locator): Promise<number> =>
  text
    .getByRole('article')
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

async function readsAsOneText(page: Page): Promise<void> {
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Read as one text' }).waitFor();
  await page.keyboard.press('Enter');
  const text = page.getByRole('dialog', { name: /^Text by/ });
  await text.getByText('[en] Річка тиха.').waitFor();
  await expect(text.getByRole('article')).toHaveCount(ids.length);
  await expect(text.getByText('A word between.')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  // A line is not longer than is read with ease.
  const size = await letterSize(text);
  const line = await text.getByRole('article').first().boundingBox();
  expect((line?.width ?? Infinity) / size).toBeLessThan(40);
  await text.getByRole('button', { name: 'Larger text' }).click();
  await expect.poll(() => letterSize(text)).toBeGreaterThan(size);
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(menuOf(page))).toBe(true);
}

async function isBlackOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > [data-theme]');
  await expect(paper.getByRole('article')).toHaveCount(ids.length + 1);
  await expect(page.locator('#app')).toBeHidden();
  await paper.getByText('[en] Річка тиха.').waitFor();
  const seen = await paper.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const [link, plain, figure] = ['a[href$="hidden"]', 'a[href$="a-long-address"]', 'figure'].map(
      (selector) => element.querySelector(selector) ?? element,
    );
    const after = (one: Element = element): string => getComputedStyle(one, '::after').content;
    return {
      colours: [color, backgroundColor],
      address: after(link),
      // An address that stands there in words is not said twice.
      twice: after(plain),
      breakInside: getComputedStyle(figure ?? element).breakInside,
      right: figure?.getBoundingClientRect().right ?? Infinity,
      tops: [...element.querySelectorAll('article')].map((one) => one.getBoundingClientRect().top),
    };
  });
  expect(seen).toMatchObject({
    colours: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    address: expect.stringContaining('https://example.org/hidden'),
    twice: 'none',
    breakInside: 'avoid',
    tops: seen.tops.toSorted((a, b) => a - b),
  });
  expect(seen.right).toBeLessThanOrEqual(DESKTOP.width + 1);
  await page.emulateMedia({ media: null });
  await expect(paper).toHaveCount(0);
  await expect(page.locator('#app')).toBeVisible();
}

/** Streams of a PDF by the number of their object, unpacked. */
function streamsOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj(?:(?!endobj)[^])*?stream\r?\n([^]*?)endstream/g);
  const streams = new Map<string, string>();
  for (const [, number = '', body = ''] of found)
    try {
      streams.set(number, inflateSync(Buffer.from(body, 'latin1')).toString('latin1'));
    } catch {
      // No text.
    }
  return streams;
}

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Letters by the number of their drawing in one font: the table that is there for who copies text out of a PDF. */
function tableOf(stream: string): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  for (const [, block = ''] of stream.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      table.set(Number.parseInt(from, 16), lettersOf(to));
  for (const [, block = ''] of stream.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let at = Number.parseInt(from, 16); at <= Number.parseInt(to, 16); at += 1) {
        const letter = Number.parseInt(first, 16) + at - Number.parseInt(from, 16);
        table.set(at, String.fromCodePoint(letter));
      }
  return table;
}

/** The words of a PDF in the order in which they are drawn, without the room between them. */
function wordsOf(text: string): string {
  const streams = streamsOf(text);
  const tables = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name = '', object = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`(?:^|\\n)${object} 0 obj([^]*?)endobj`).exec(text)?.[1] ?? '';
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
    tables.set(name, tableOf(streams.get(unicode) ?? ''));
  }
  let words = '';
  let table: ReadonlyMap<number, string> | undefined;
  for (const stream of streams.values())
    for (const [, font, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/gi)) {
      if (font !== undefined) table = tables.get(font);
      for (const glyph of hex?.match(/.{4}/g) ?? []) words += table?.get(Number.parseInt(glyph, 16)) ?? '';
    }
  return words.replace(/\s/g, '');
}

/** Only a browser lays pages out. */
async function isPrinted(page: Page): Promise<void> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(10);
  expect(pdf).toMatch(/\/Subtype\s*\/Image/);
  const words = wordsOf(pdf);
  expect(words).toContain('https://example.org/a-long-address');
  expect(words).toContain('Answernumber6.');
  expect(words).toContain('Contentwarning:Closedonpaper');
  expect(words).not.toContain('Notforeverybody');
}

const speaks = (page: Page): Promise<boolean> => page.evaluate(() => window.voices?.speaks() ?? false);

async function isReadAloud(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Reading aloud' });
  await chooseForAll(page, 'Listen');
  await bar.getByText(/^Post 1 of 10, by/).waitFor();
  await expect.poll(() => hasFocus(bar.getByRole('button', { name: 'Pause' }))).toBe(true);
  await expect.poll(() => speaks(page)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Play' }).waitFor();
  expect(await speaks(page)).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => speaks(page)).toBe(true);
  for (let n = 2; n <= 10; n += 1) await bar.getByRole('button', { name: 'Next post' }).click();
  await bar.getByText(/^Post 10 of 10/).waitFor();
  // It comes into the window, also where its row was not drawn yet.
  const read = page.locator('main [data-read-aloud]');
  await expect(read).toHaveCount(1);
  await expect(read).toBeInViewport();
  // On a phone nothing of it lies under the button for a new post.
  await page.setViewportSize(PHONE);
  const box = async (one: Locator) => (await one.boundingBox()) ?? { y: NaN, height: NaN };
  const button = page.getByRole('button', { name: 'New post' });
  await button.waitFor();
  await expect
    .poll(async () => {
      const [{ y, height }, below] = [await box(bar), await box(button)];
      return y + height <= below.y;
    })
    .toBe(true);
  // Left for another page it falls silent.
  await showPage(page, '/main/friends');
  await bar.waitFor({ state: 'detached' });
  expect(await speaks(page)).toBe(false);
}

test('a conversation is translated, and so read as one text by keyboard, printed, and read aloud in the window', () =>
  visitAs(place, 'ada', { ...CLIPBOARD, path: `/notice/${ids[0] ?? ''}` }, async ({ page }) => {
    await prefer(page, { translationLanguage: 'en' });
    await page.reload();
    // Before the first sign of use, which brings what speaks.
    await withVoices(page);
    await postById(page, ids[0] ?? '').waitFor();
    await translates(page);
    await readsAsOneText(page);
    await isBlackOnWhite(page);
    await isPrinted(page);
    await isReadAloud(page);
    // The window for reading from a post of a timeline, on a phone from right to left; Back leaves it.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await choose(postById(page, ids.at(-1) ?? ''), page, 'Read as one text');
    const text = page.getByRole('dialog', { name: /^Text by/ });
    await text.getByText('Річка тиха.').waitFor();
    expect(await text.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl');
    expect(await isTooWide(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await text.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/main/friends');
  }));

/** A system with a sheet for sharing: headless browsers have none. */
const withSheet = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const shared: Window['shared'] = [];
    window.shared = shared;
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ url, files = [] }: ShareData) => {
        shared.push({ url, files: files.map(({ name, type }) => ({ name, type })) });
      },
    });
  });

const clip = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The width of the shown picture and how many of its points have nearly this colour. */
const looked = (page: Page, wanted: readonly number[]): Promise<{ width: number; points: number }> =>
  page.getByRole('img', { name: /^Picture of the post by/ }).evaluate(async (image, colour) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    let points = 0;
    for (let at = 0; at < data.length; at += 4)
      if (colour.every((part, by) => Math.abs((data[at + by] ?? 0) - part) < 24)) points += 1;
    return { width, points };
  }, wanted);
const ORANGE = [200, 90, 40];

test('a picture of a post is drawn on the device, with what comes of its media, saved, shared and copied', async () => {
  const [here, away] = [
    await admin.upload(png(300, 200), 'An orange field'),
    await admin.upload(png(310, 200), 'A lost field'),
  ];
  const { id } = await admin.post('A post for others, and שלום.', { 'media_ids[]': here });
  const other = await admin.post('Pictures fail.', { 'media_ids[]': away });
  await visitAs(place, 'ada', { ...CLIPBOARD, path: `/notice/${id}` }, async ({ page, context }) => {
    await withSheet(page);
    await choose(postById(page, id), page, 'Share…');
    const dialog = page.getByRole('dialog', { name: 'Share post' });
    await dialog.getByRole('img', { name: 'Picture of the post by' }).waitFor();
    // At twice the size, with the picture of the post in it.
    const { width, points } = await looked(page, ORANGE);
    expect(width).toBe(1200);
    expect(points).toBeGreaterThan(100_000);
    expect(await axeFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    expect((await saved).suggestedFilename()).toBe(`admin-${id}.png`);
    await dialog.getByRole('button', { name: 'Share picture…' }).click();
    await expect
      .poll(() => page.evaluate(() => window.shared?.[0]?.files[0]))
      .toEqual({ type: 'image/png', name: `admin-${id}.png` });
    await dialog.getByRole('button', { name: 'Copy as quote' }).click();
    await dialog.getByText('Copied', { exact: true }).waitFor();
    expect(await clip(page)).toMatch(
      /^“A post for others, and שלום\.\n\[Picture: An orange field\]”\n— .*@admin@/,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(moreOf(postById(page, id)))).toBe(true);
    // One whose picture does not come has its words in a box instead; on a phone, and without network.
    place.proxy.fault(/\/(media|proxy)\//, { is: 'status', status: 403 });
    await page.setViewportSize(PHONE);
    await showPage(page, `/notice/${other.id}`);
    const open = async (): Promise<void> => {
      await choose(postById(page, other.id), page, 'Share…');
      await page.getByRole('img', { name: /^Picture of the post by/ }).waitFor();
    };
    await open();
    await page.getByText('Pictures that could not be fetched are shown by their descriptions.').waitFor();
    expect((await looked(page, ORANGE)).points).toBeLessThan(20_000);
    expect(await axeFindings(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await context.setOffline(true);
    await open();
    await context.setOffline(false);
  });
});
