import { expect, test } from 'vitest';
import { bundle } from '@/data/testing/make';
import { askedPost, askedPosts, originOf } from './origin';

const PAGE = 'https://skein.example';
const far = (id: string, host: string, more: object = {}) =>
  bundle(id, {
    uri: `https://${host}/objects/${id}`,
    url: `https://${host}/notice/${id}`,
    pleroma: { local: false },
    ...more,
  }).status;

test.each([
  ['https://hedgerow.example/notice/1', 'https://hedgerow.example'],
  ['https://hedgerow.example:8443/notice/1', 'https://hedgerow.example:8443'],
  ['http://hedgerow.example/notice/1', null],
  ['https://user:secret@hedgerow.example/notice/1', null],
  ['https://skein.example/notice/1', null],
  ['https://localhost/notice/1', null],
  ['http://localhost:631/printers', null],
  ['https://router/notice/1', null],
  ['https://router.local/notice/1', null],
  ['https://192.168.0.1/notice/1', null],
  ['https://0x7f000001/notice/1', null],
  ['https://2130706433/notice/1', null],
  ['https://127.1/notice/1', null],
  ['https://[::1]/notice/1', null],
  ['https://router.local./notice/1', null],
  ['javascript:alert(1)', null],
  ['tag:hedgerow.example,2026:1', null],
  ['', null],
])('of %s the page may ask %s', (address, origin) => {
  expect(originOf(address, PAGE)).toBe(origin);
});

test('a page of this machine may ask its neighbours there, and no other page may', () => {
  expect(originOf('http://localhost:4001/notice/1', 'http://localhost:4000')).toBe('http://localhost:4001');
  expect(originOf('http://localhost:4001/notice/1', 'http://skein.example')).toBeNull();
});

test('only posts of others that a stranger may see are asked about', () => {
  expect(askedPost(far('1', 'hedgerow.example'), PAGE)).toEqual({
    origin: 'https://hedgerow.example',
    uri: 'https://hedgerow.example/objects/1',
    url: 'https://hedgerow.example/notice/1',
  });
  expect(askedPost(far('1', 'hedgerow.example', { visibility: 'private' }), PAGE)).toBeNull();
  expect(askedPost(far('1', 'hedgerow.example', { visibility: 'direct' }), PAGE)).toBeNull();
  expect(askedPost(far('1', 'hedgerow.example', { pleroma: { local: true } }), PAGE)).toBeNull();
  expect(askedPost(undefined, PAGE)).toBeNull();
});

test('the server of the opened post comes first, then that of the beginning, each once and three at most', () => {
  const posts = ['a', 'b', 'c', 'd', 'a'].map((host, at) => far(String(at), `${host}.example`));
  const asked = askedPosts(posts[1], posts, PAGE).map(({ origin }) => origin);
  expect(asked).toEqual(['https://b.example', 'https://a.example', 'https://d.example']);
});
