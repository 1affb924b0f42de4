import { inflateSync } from 'node:zlib';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { Person } from './support/person';
import { png } from './support/pictures';
import { postWith } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let first = '';
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  const file = await admin.upload(png(600, 900), 'An orange field');
  const link = '[the address](https://example.org/hidden)';
  const { id } = await admin.post(`Paper begins, see https://example.org/a-long-address and ${link}`, {
    content_type: 'text/markdown',
    'media_ids[]': file,
  });
  first = id;
  let last = id;
  for (let n = 1; n <= 30; n += 1)
    last = (await admin.reply(last, `Paper answer ${n}. `.padEnd(300, 'words '))).id;
  await admin.reply(last, 'Not for everybody on paper.', { spoiler_text: 'Closed on paper' });
});

declare global {
  interface Window {
    printed?: number;
  }
}

const paperOf = (page: Page): Locator => page.locator('body > [data-theme]');

/** How many pages a PDF has, and whether its pages hold drawings of pictures. */
function pagesOf(pdf: Buffer): { pages: number; pictures: number } {
  const text = pdf.toString('latin1');
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    pictures: text.match(/\/Subtype\s*\/Image/g)?.length ?? 0,
  };
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
function wordsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
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

test.describe('a printed conversation', () => {
  test('is all of its posts, black on white, with addresses, and nothing of the page around them', async () => {
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await postWith(page, 'Paper begins').waitFor();
      // The first sign of use brings what prints.
      await page.mouse.click(5, 5);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      const paper = paperOf(page);
      await paper.waitFor();
      await expect(paper.getByRole('article')).toHaveCount(32);
      await expect(page.locator('#app')).toBeHidden();
      await expect(paper.getByRole('button')).toHaveCount(0);
      const seen = await paper.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const link = element.querySelector('a[href$="hidden"]');
        const plain = element.querySelector('a[href$="a-long-address"]');
        const box = element.querySelector('figure')?.getBoundingClientRect();
        const words = element.textContent ?? '';
        return {
          color,
          backgroundColor,
          address: link ? getComputedStyle(link, '::after').content : '',
          twice: plain ? getComputedStyle(plain, '::after').content : '',
          breakInside: getComputedStyle(element.querySelector('figure') ?? element).breakInside,
          wide: box ? box.right <= innerWidth + 1 : false,
          words,
        };
      });
      expect(seen.color).toBe('rgb(0, 0, 0)');
      expect(seen.backgroundColor).toBe('rgb(255, 255, 255)');
      expect(seen.address).toContain('https://example.org/hidden');
      // An address that stands there in words is not said twice.
      expect(seen.words).toContain('https://example.org/a-long-address');
      expect(seen.twice).toBe('none');
      expect(seen.breakInside).toBe('avoid');
      expect(seen.wide).toBe(true);
      expect(seen.words).toContain('Paper answer 30');
      expect(seen.words).toContain('Picture: An orange field');
      expect(seen.words).toContain('Content warning: Closed on paper');
      expect(seen.words).not.toContain('Not for everybody on paper');
      // Posts stand one below the other.
      const tops = await paper
        .getByRole('article')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await page.emulateMedia({ media: 'screen' });
      await expect(paper).toHaveCount(0);
      await expect(page.locator('#app')).toBeVisible();
    });
  });

  test('comes as a PDF of several pages with its picture', async () => {
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await postWith(page, 'Paper begins').waitFor();
      await page.mouse.click(5, 5);
      await page.waitForLoadState('networkidle');
      const pdf = await page.pdf({ format: 'A4' });
      const { pages, pictures } = pagesOf(pdf);
      // 32 posts of half a dozen lines.
      expect(pages).toBeGreaterThan(3);
      expect(pages).toBeLessThan(12);
      expect(pictures).toBeGreaterThan(0);
      const words = wordsOf(pdf);
      expect(words).toContain('Paperbegins,see');
      expect(words).toContain('https://example.org/a-long-address');
      expect(words).toContain('Paperanswer30.');
      expect(words).toContain('Contentwarning:Closedonpaper');
      expect(words).not.toContain('Notforeverybody');
    });
  });

  test('is printed from the menu in the head of the conversation, once its pictures are there', async () => {
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => {
          window.printed = document.querySelectorAll('body > [data-theme] article').length;
        };
      });
      await page.getByRole('button', { name: 'More for this conversation' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Print' }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => window.printed)).toBe(32);
      // Nothing of it is left behind.
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(paperOf(page)).toHaveCount(0);
    });
  });
});
