import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bundle } from '@/data/testing/make';
import type { KeptPost } from '@/domain/library/kept-post';
import { fakeFolders } from '../../../test/fake-folders';
import { ownPost } from '../../../test/kept-library';
import { makeKeptPost } from '../../../test/make-kept-post';
import { libraryTime, pass, showLibrary } from '../../../test/show-library';

libraryTime();

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 5, 15, 12);
/** Each a day older than the one before it. */
const dated = (posts: readonly Partial<KeptPost>[]): readonly KeptPost[] =>
  posts.map((post, at) => makeKeptPost({ id: String(at + 1), createdAt: NOON - at * DAY, ...post }));

const POSTS = dated([
  { text: 'Kräuterquark am Kai, mit Schnittlauch.', places: ['mine'], language: 'de' },
  { text: '東京都の図書館で読む', language: 'ja' },
  { text: 'The kräftige herb bread of the market', places: ['favourites'], spoiler: 'Market' },
  { text: 'herb bread with butter', places: ['bookmarks', 'favourites'], folder: 'f1' },
  { text: '', media: [{ kind: 'image', url: 'https://reef.example/a.png', description: 'A bittern' }] },
  { text: '', poll: ['Coots', 'Moorhens'], card: 'Birds of the marsh' },
]);
const FOLDERS = [{ id: 'f1', name: 'Read later', emoji: null, emojiUrl: null }];
const open = (query = '', posts = POSTS) => showLibrary({ posts, choices: { folders: FOLDERS } }, {}, query);

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search my library' });
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): void => void fireEvent.click(button(name));
const rows = (): readonly HTMLElement[] => screen.queryAllByRole('article');
const texts = (): readonly string[] => rows().map(({ textContent }) => textContent ?? '');
const marks = (): readonly (string | null)[] =>
  rows().flatMap((row) => [...row.querySelectorAll('mark')].map(({ textContent }) => textContent));
const statuses = (): readonly (string | null)[] =>
  screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('what is typed', () => {
  test.each<[typed: string, found: readonly number[], marked: readonly string[]]>([
    ['krauter', [1], ['Kräuter']],
    ['図書', [2], ['図書']],
    ['"herb bread" in:favourites -butter', [3], ['herb bread']],
    ['from:wren lang:de', [1], []],
    ['market', [3], ['Market', 'market']],
    ['bitt', [5], ['bitt']],
    ['moorhen', [6], ['Moorhen']],
    ['marsh', [6], ['marsh']],
    ['in:"read later"', [4], []],
    ['after:2026-06-13', [1, 2], []],
  ])('%s finds what it says, with the place marked', async (typed, found, marked) => {
    const { kept } = await open();
    expect(rows()).toHaveLength(6);
    type(typed);
    await pass(kept);
    const expected = found.map((at) => POSTS[at - 1]?.id);
    const links = rows().map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(links).toEqual(expected.map((id) => `/notice/${id}`));
    expect(marks()).toEqual(marked);
    expect(statuses()).toContain(found.length === 1 ? '1 post' : `${found.length} posts`);
  });

  test('that finds nothing says so, and what helps', async () => {
    const { kept } = await open();
    type('ptarmigan');
    await pass(kept);
    expect(statuses()).toContain('Nothing found');
    screen.getByText('Fewer words find more. The beginning of a word is enough.');
    expect(rows()).toEqual([]);
  });

  test('its mistakes are told, and the rest is searched', async () => {
    const { kept } = await open();
    type('before:yesterday form:wren has:egg lang: "am k');
    await pass(kept);
    const told = statuses().join('\n');
    for (const words of [
      '“yesterday” is no date. Write it like 2026-03-09, 2026-03 or 2026.',
      'There is no “form:”. It was searched for as a word.',
      '“egg” says nothing after has:. It was left out.',
      'Something is missing after lang:',
      'The closing quote is missing.',
    ])
      expect(told).toContain(words);
    type('kai');
    await pass(kept);
    expect(statuses()).toEqual(['', '1 post']);
  });

  test('what can be asked is listed at a press', async () => {
    await open();
    expect(screen.queryByText('from:wren')).toBeNull();
    press('What else can be asked');
    for (const operator of ['from:wren', '"low tide"', 'in:"read later"']) screen.getByText(operator);
  });

  test('goes into the address once it rests, at once when the field is left, and in the place of what was there', async () => {
    const { kept, visited } = await open();
    type('kra');
    await pass(kept, 300);
    type('kraut');
    await pass(kept, 300);
    expect(visited.at(-1)).toBe('/main/library');
    await pass(kept, 300);
    expect(visited).toEqual(['/main/library?query=kraut']);
    type('krauter ');
    fireEvent.blur(field());
    expect(visited).toEqual(['/main/library?query=krauter']);
  });

  test('stands there again by its address, as after a reload or on the way back', async () => {
    await open('krauter in:mine');
    expect(field().value).toBe('krauter in:mine');
    expect(marks()).toEqual(['Kräuter']);
    expect(button('Mine').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('chips', () => {
  test('write their operator and take it away again, folders too; all of it goes at one press, back to the field', async () => {
    const { kept, visited } = await open();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    type('herb');
    press('Favorites');
    press('Read later');
    await pass(kept);
    expect(field().value).toBe('herb in:favourites in:"Read later"');
    expect(visited.at(-1)).toBe(`/main/library?query=${encodeURIComponent(field().value)}`);
    expect(button('Read later').getAttribute('aria-pressed')).toBe('true');
    expect(
      within(screen.getByRole('group', { name: 'Narrow the search' })).getAllByRole('button'),
    ).toHaveLength(8);
    press('Read later');
    expect(field().value).toBe('herb in:favourites');
    press('Clear');
    await pass(kept);
    expect([field().value, document.activeElement, visited.at(-1)]).toEqual(['', field(), '/main/library']);
    expect(rows()).toHaveLength(6);
  });

  test('what was read has one as soon as any of it is kept', async () => {
    await open('', dated([{ places: ['read'], text: 'a ruff' }]));
    button('Read');
  });
});

describe('a found post', () => {
  test('says who wrote it when, where it is kept and what is in it, in the language it is in', async () => {
    const media = [
      { kind: 'image', url: 'https://reef.example/a.png', description: 'A bittern' },
      { kind: 'image', url: 'https://reef.example/b.png', description: '' },
      { kind: 'video', url: 'https://reef.example/c.mp4', description: '' },
      { kind: 'audio', url: 'https://reef.example/d.mp3', description: '' },
    ] as const;
    const places = ['bookmarks', 'favourites'] as const;
    await open('', dated([{ text: 'Schilf', language: 'de', media, poll: ['Ja'], places, folder: 'f1' }]));
    const row = screen.getByRole('article', { name: /^Wren, Jun 15, 2026/ });
    expect(row.tabIndex).toBe(-1);
    expect(screen.getByText('Schilf').lang).toBe('de');
    for (const words of ['@wren', 'Bookmarks', 'Favorites', 'Read later']) within(row).getByText(words);
    within(row).getByText('2 pictures · 1 video · 1 audio file · Poll');
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/notice/1');
  });

  test('of which nobody has told when it was written has no date, and leads there all the same', async () => {
    await open('', dated([{ text: 'a shrike', createdAt: 0, name: '' }]));
    expect(rows()[0]?.getAttribute('aria-label')).toBe('wren');
    expect(screen.getByRole('link', { name: 'Conversation' }).getAttribute('href')).toBe('/notice/1');
  });

  test('that is long is cut around what was found, and never inside a word before it', async () => {
    const long = `${'reeds and water '.repeat(60)}a bittern booms ${'far away '.repeat(90)}`;
    const { kept } = await open('bittern', dated([{ text: long }]));
    expect(marks()).toEqual(['bittern']);
    const shown = rows()[0]?.querySelector('[lang="en"]')?.textContent ?? '';
    expect(shown).toMatch(/^… (?:reeds|and|water) /);
    expect(shown).toMatch(/…$/);
    expect(shown.length).toBeLessThan(510);
    type('');
    await pass(kept);
    expect(rows()[0]?.querySelector('[lang="en"]')?.textContent).toMatch(/^reeds and water/);
  });

  test('is one of a feed, whose posts the keys go through', async () => {
    await open();
    const [first, second] = rows();
    expect(screen.getByRole('feed', { name: 'Found posts' }).contains(first ?? null)).toBe(true);
    first?.focus();
    fireEvent.keyDown(first ?? field(), { key: 'PageDown' });
    expect(document.activeElement).toBe(second);
  });
});

describe('a list of them', () => {
  test('comes in pages, counted as far as is known, and says its end', async () => {
    const many = dated(Array.from({ length: 130 }, (_, at) => ({ text: `low tide ${at}` })));
    const { kept } = await open('', many);
    expect([rows().length, statuses().includes('130 posts')]).toEqual([60, true]);
    press('Show more');
    await pass(kept);
    expect(rows()).toHaveLength(120);
    press('Show more');
    await pass(kept);
    expect(rows()).toHaveLength(130);
    screen.getByText('No more posts');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    type('"low tide"');
    await pass(kept);
    expect([rows().length, statuses().some((words) => words === '130 posts at most')]).toEqual([60, true]);
  });

  test('follows what is edited, written, taken back and deleted, without a press', async () => {
    const { kept } = await showLibrary({
      posts: dated([
        { id: '1', text: 'A quernstone stood there', places: ['mine'] },
        { id: '2', text: 'A quernstone rolled away', places: ['mine'] },
        { id: '3', text: 'Two quernstones', places: ['favourites'] },
      ]),
      answers: { status: async () => bundle('3', { content: '<p>Two quernstones</p>' }) },
    });
    type('quern');
    await pass(kept);
    expect(rows()).toHaveLength(3);
    kept.core.ingest.status(ownPost('1', 'A whetstone stood there'));
    kept.core.ingest.removed('2');
    await pass(kept, 4_000);
    expect(texts()).toEqual([expect.stringContaining('Two quernstones')]);
    kept.core.ingest.status(ownPost('4', 'A new quernstone'));
    await pass(kept, 4_000);
    expect(rows()).toHaveLength(2);
    kept.core.ingest.status(bundle('3', { content: '<p>Two quernstones</p>' }));
    await pass(kept, 4_000);
    expect(texts()).toEqual([expect.stringContaining('A new quernstone')]);
  });

  test('that cannot be had is told, and comes at another try', async () => {
    const { kept } = await open();
    const find = vi.spyOn(kept.library, 'find').mockRejectedValue(new Error('no worker'));
    type('kai');
    await pass(kept);
    screen.getByText('The library could not be opened');
    find.mockRestore();
    press('Try again');
    await pass(kept);
    expect(marks()).toEqual(['Kai']);
  });

  test('asks the server for nothing', async () => {
    const { kept } = await showLibrary({ posts: POSTS }, { folders: fakeFolders([]) });
    const before = kept.remote.calls.timeline.length;
    type('kai');
    await pass(kept, 5_000);
    expect(marks()).toEqual(['Kai']);
    expect(kept.remote.calls.timeline).toHaveLength(before);
  });
});
