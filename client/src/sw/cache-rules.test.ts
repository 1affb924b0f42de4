import { expect, test } from 'vitest';
import { treatmentOf } from './cache-rules';

const origin = 'https://tidepool.example';
const get = (path: string, mode = 'no-cors'): string =>
  treatmentOf({ method: 'GET', mode, url: new URL(path, origin).href }, origin);

test.each(['/assets/index-AbC_12-x.js', '/assets/logo-01234567.svg'])(
  'hashed files such as %s come from the cache',
  (path) => {
    expect(get(path)).toBe('cache-first');
  },
);

test('the early script has no hash and is left alone', () => {
  expect(get('/assets/early.js')).toBe('leave');
});

test.each(['/', '/main/friends', '/ada', '/notice/9x', '/about', '/tag/reef', '/users/7'])(
  'a visit of %s falls back to the kept page',
  (path) => {
    expect(get(path, 'navigate')).toBe('page');
  },
);

test.each(['/settings', '/settings/general', '/settings/profile'])(
  'a visit of %s is the server’s, or ours where it has none: it is asked first',
  (path) => {
    expect(get(path, 'navigate')).toBe('page-without-network');
    expect(get(path)).toBe('leave');
  },
);

test.each([
  '/api/v1/instance',
  '/oauth/authorize?client_id=x',
  '/media/a.png',
  '/auth/sign_in',
  '/fileserver/01H/attachment/original/01J.png',
  '/system/media_attachments/files/1/original/a.png',
  '/proxy/x/y.png',
  '/pleroma/admin/',
  '/users/ada/feed.atom',
  '/main/ostatus?status_id=1',
  '/static/config.json',
])('%s belongs to the server', (path) => {
  expect(get(path, 'navigate')).toBe('leave');
  expect(get(path)).toBe('leave');
});

test('writing and other hosts are left alone', () => {
  expect(treatmentOf({ method: 'POST', mode: 'navigate', url: `${origin}/main/all` }, origin)).toBe('leave');
  expect(get('https://elsewhere.example/assets/index-01234567.js')).toBe('leave');
});

test('the manifest and what is shared are answered here, the manifest as a page of its own is not', () => {
  expect(get('/manifest.json', 'cors')).toBe('manifest');
  expect(get('/manifest.json', 'navigate')).toBe('leave');
  const shared = { method: 'POST', mode: 'navigate', url: `${origin}/main/share` };
  expect(treatmentOf(shared, origin)).toBe('share');
  expect(treatmentOf({ ...shared, mode: 'cors' }, origin)).toBe('leave');
});
