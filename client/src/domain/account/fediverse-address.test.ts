import { expect, test } from 'vitest';
import { mayBeOfNetwork, sameAddress } from './fediverse-address';

test('addresses of posts and people of this network are known by their path', () => {
  for (const path of [
    '/@ann',
    '/@ann@b.example',
    '/users/ann',
    '/@ann/109876543210',
    '/@ann/statuses/01HZXABC',
    '/users/ann/statuses/109876543210',
    '/notice/AbCdEf',
    '/objects/5b2c7c1e-9e0f-4f0e-8a5e-2d1c9d1c9d1c',
    '/notes/9xyz',
    '/p/ann/12345',
    '/display/12345-abc',
    '/c/tidepools',
    '/post/1234',
    '/videos/watch/abc-def',
  ])
    expect(mayBeOfNetwork(`https://a.example${path}`), path).toBe(true);
});

test('ordinary pages are left alone', () => {
  for (const address of [
    'https://a.example/',
    'https://a.example/about',
    'https://a.example/blog/2026/a-post',
    'https://a.example/?q=/@ann',
    'mailto:ann@a.example',
    'nonsense',
  ])
    expect(mayBeOfNetwork(address), address).toBe(false);
});

test('a closing slash, a fragment and the case of the host make no other address', () => {
  expect(sameAddress('https://A.example/@ann/', 'https://a.example/@ann#x')).toBe(true);
  expect(sameAddress('https://a.example/@ann', 'https://a.example/@Ann')).toBe(false);
  expect(sameAddress('', 'https://a.example/@ann')).toBe(false);
});
