import { expect, test } from 'vitest';
import { makeKeptPost } from '../../../test/make-kept-post';
import { exportedJson, exportedPage, mediaName } from './exported';

const folders = [{ id: 'f1', name: 'Soups <b>', emoji: null, emojiUrl: null }];
const words = {
  title: 'Mine & all',
  lang: 'en',
  dir: 'ltr' as const,
  date: (at: number) => `day ${at}`,
  folders,
};
const image = { kind: 'image' as const, url: 'https://reef.example/a.png', description: 'A "heron" <b>' };

test('nothing that a server sent is markup in the page', () => {
  const evil = '"><script>alert(1)</script>';
  const post = makeKeptPost({
    id: evil,
    name: evil,
    acct: evil,
    text: evil,
    spoiler: evil,
    language: evil,
    url: ['javascript', 'alert(1)'].join(':'),
    poll: [evil],
    media: [{ kind: 'image', url: evil, description: evil }],
  });
  const page = exportedPage([post], words, new Map([[evil, evil]]));
  expect(page).not.toContain('<script');
  expect(page).not.toContain('href="javascript');
  expect(page).toContain('&lt;script&gt;');
});

test('a fetched file is shown, another one only named: the page asks nobody', () => {
  const post = makeKeptPost({ media: [image] });
  const here = exportedPage([post], words, new Map([[image.url, 'media/1.png']]));
  expect(here).toContain('<img src="media/1.png" alt="A &quot;heron&quot; &lt;b&gt;"');
  const elsewhere = exportedPage([post], words, new Map());
  expect(elsewhere).not.toContain('<img');
  expect(elsewhere).toContain('href="https://reef.example/a.png"');
});

test('a post whose time nobody told has its address in that place', () => {
  const page = exportedPage([makeKeptPost({ createdAt: 0 })], words, new Map());
  expect(page).toContain('>https://reef.example/1</a></time>');
  expect(exportedPage([makeKeptPost({ createdAt: 0, url: null })], words, new Map())).toContain(
    '<time></time>',
  );
});

test('the folder of a bookmark is named', () => {
  expect(exportedPage([makeKeptPost({ folder: 'f1' })], words, new Map())).toContain('>Soups &lt;b&gt;</p>');
  expect(exportedPage([makeKeptPost({ folder: 'gone' })], words, new Map())).not.toContain('class="folder"');
});

test('the JSON has every post whole, and the folders', () => {
  const posts = [makeKeptPost({ id: '1', media: [image] }), makeKeptPost({ id: '2', folder: 'f1' })];
  expect(JSON.parse(exportedJson(posts, folders))).toEqual({
    format: 'skein-library',
    version: 1,
    folders,
    posts,
  });
});

test('names of files are ours', () => {
  expect(mediaName('https://reef.example/x/../A.PNG?size=2', 3)).toBe('media/3.png');
  expect(mediaName('https://reef.example/..%2f..%2fevil', 4)).toBe('media/4');
  expect(mediaName('nonsense', 5)).toBe('media/5');
});
