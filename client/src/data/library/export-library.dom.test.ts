import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeKeptPost } from '../../../test/make-kept-post';
import { exportLibrary, MEDIA_MOST, type Exported } from './export-library';

const image = (url: string): { kind: 'image'; url: string; description: string } => ({
  kind: 'image',
  url,
  description: '',
});
const WORDS = { title: 'Mine', lang: 'en', dir: 'ltr', date: String, folders: [] } as const;
const POSTS = [
  makeKeptPost({
    id: '1',
    media: [image('https://open.example/1.png'), image('https://shut.example/2.png')],
  }),
  makeKeptPost({ id: '2', createdAt: 0, media: [image('https://shut.example/3.png'), image('no address')] }),
  makeKeptPost({
    id: '3',
    createdAt: 1,
    media: [image('https://open.example/1.png'), image('https://open.example/4.mp4')],
  }),
];

/** Two parts, as a large library has. */
const walk = async (from: number) =>
  from === 0 ? { posts: POSTS.slice(0, 2), next: 2 } : { posts: POSTS.slice(2), next: null };

let asked: [url: string, init: RequestInit][];
let answer: (url: string) => Response;
beforeEach(() => {
  asked = [];
  answer = (url) => {
    if (url.includes('shut')) throw new TypeError('Failed to fetch');
    return new Response(`file of ${url}`);
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

const made = (signal = new AbortController().signal, tell = () => {}): Promise<Exported> =>
  exportLibrary({ walk }, WORDS, signal, tell);
const urls = (): readonly string[] => asked.map(([url]) => url);

test('each file is fetched once, telling its server nothing; one that gives nothing to pages is asked once', async () => {
  const { archive, ...counts } = await made();
  expect(urls()).toEqual([
    'https://open.example/1.png',
    'https://shut.example/2.png',
    'https://open.example/4.mp4',
  ]);
  for (const [, init] of asked)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(counts).toEqual({ posts: 3, fetched: 2, named: 2 });
  const content = await archive.text();
  expect(content).toContain('file of https://open.example/4.mp4');
  expect(content).toContain('<img src="media/1.png"');
  expect(content).toContain('href="https://shut.example/2.png"');
});

test('a file that is too large stays a link, whether its server says so or not', async () => {
  const big = 41_000_000;
  answer = (url) =>
    url.endsWith('1.png')
      ? new Response('x', { headers: { 'content-length': String(big) } })
      : new Response(new Uint8Array(big));
  expect(await made()).toMatchObject({ posts: 3, fetched: 0, named: 4 });
  expect(MEDIA_MOST).toBeGreaterThan(big);
});

test('stopped, it ends at the next file, and nothing is made', async () => {
  const stop = new AbortController();
  const told: number[] = [];
  answer = (url) => {
    stop.abort();
    return new Response(url);
  };
  await expect(
    exportLibrary({ walk }, WORDS, stop.signal, ({ done }) => told.push(done)),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect([told, asked.length]).toEqual([[0], 1]);
});
