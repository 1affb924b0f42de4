import { expect, test } from 'vitest';
import { plainAddress } from './plain-address';
import { inPosts } from './shared-draft';

test.each([
  ['web+ap://reef.example/notes/1', 'https://reef.example/notes/1'],
  ['web+ap:https://reef.example/@kai', 'https://reef.example/@kai'],
  ['WEB+AP:reef.example/@kai', 'https://reef.example/@kai'],
  ['https://reef.example/@kai', 'https://reef.example/@kai'],
  ['@kai@reef.example', '@kai@reef.example'],
  ['', ''],
])('%s leads to %s', (link, address) => {
  expect(plainAddress(link)).toBe(address);
});

test.each([
  [0, 4, [0]],
  [4, 4, [4]],
  [9, 4, [4, 4, 1]],
  [9, Infinity, [9]],
  [2, 0, [2]],
])('%i files, %i a post: posts of %j', (count, perPost, sizes) => {
  const posts = inPosts(Array.from({ length: count }), perPost);
  expect(posts.map((post) => post.length)).toEqual(sizes);
});
