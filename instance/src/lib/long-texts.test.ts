import { afterAll, beforeAll, expect, it } from 'vitest';
import { SocialWorld, type Person } from '../testing/social-fixture.ts';

/** Three megabytes of words, as somebody pastes them. */
const WORDS = 'kiln ribs and slip '.repeat(160_000);

let world: SocialWorld;
let ada: Person;
let bob: Person;
let status: string;
beforeAll(async () => {
  world = new SocialWorld();
  ada = world.person('ada', { is_admin: 1 });
  bob = world.person('bob');
  status = (await world.post(ada, 'short')).id;
});
afterAll(() => world.close());

const file = () => new File([new Uint8Array(8)], 'x.png', { type: 'image/png' });
const form = (...entries: [string, string | File][]): FormData => {
  const made = new FormData();
  for (const [name, value] of entries) made.append(name, value);
  return made;
};

const CALLS: readonly (readonly [string, string, string, () => object | FormData])[] = [
  ['a post', 'POST', '/api/v1/statuses', () => ({ status: WORDS })],
  ['a preview', 'POST', '/api/v1/statuses', () => ({ status: WORDS, preview: true })],
  ['a subject', 'POST', '/api/v1/statuses', () => ({ status: 'x', spoiler_text: WORDS })],
  [
    'a poll option',
    'POST',
    '/api/v1/statuses',
    () => ({ status: 'x', poll: { options: ['a', WORDS], expires_in: 600 } }),
  ],
  ['a language', 'POST', '/api/v1/statuses', () => ({ status: 'x', language: WORDS })],
  ['those addressed', 'POST', '/api/v1/statuses', () => ({ status: 'x', to: WORDS.split(' ') })],
  ['an edit', 'PUT', '/api/v1/statuses/{status}', () => ({ status: WORDS })],
  ["an edit's subject", 'PUT', '/api/v1/statuses/{status}', () => ({ status: 'x', spoiler_text: WORDS })],
  ['a name', 'PATCH', '/api/v1/accounts/update_credentials', () => ({ display_name: WORDS })],
  ['a biography', 'PATCH', '/api/v1/accounts/update_credentials', () => ({ note: WORDS })],
  [
    'a profile field',
    'PATCH',
    '/api/v1/accounts/update_credentials',
    () => ({ fields_attributes: [{ name: 'x', value: WORDS }] }),
  ],
  [
    "a profile field's name",
    'PATCH',
    '/api/v1/accounts/update_credentials',
    () => ({ fields_attributes: [{ name: WORDS, value: 'x' }] }),
  ],
  ['a note', 'POST', '/api/v1/accounts/{bob}/note', () => ({ comment: WORDS })],
  ['a report', 'POST', '/api/v1/reports', () => ({ account_id: bob.id, comment: WORDS })],
  ['a description', 'POST', '/api/v1/media', () => form(['file', file()], ['description', WORDS])],
  ['a list', 'POST', '/api/v1/lists', () => ({ title: WORDS })],
  ['a filter', 'POST', '/api/v1/filters', () => ({ phrase: WORDS, context: ['home'] })],
  ['a domain', 'POST', '/api/v1/domain_blocks', () => ({ domain: WORDS })],
  ['an app', 'POST', '/api/v1/apps', () => ({ client_name: WORDS, redirect_uris: 'urn:x' })],
  ['an announcement', 'POST', '/api/v1/pleroma/admin/announcements', () => ({ content: WORDS })],
  [
    'a settings profile',
    'PUT',
    '/api/v1/akkoma/frontend_settings/x/y',
    () => ({ version: 1, settings: { WORDS } }),
  ],
  ['a marker', 'POST', '/api/v1/markers', () => ({ home: { last_read_id: WORDS } })],
  ['a password', 'POST', '/oauth/token', () => ({ client_id: 'client', client_secret: WORDS })],
];

it.each(CALLS)('refuses three megabytes as %s', async (_, method, path, body) => {
  const place = path.replace('{status}', status).replace('{bob}', bob.id);
  const answer = await world.call(method, place, ada, body());
  expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).toHaveProperty('error');
});

it('takes the longest post that is allowed, and says what is wrong with the next longer', async () => {
  expect((await world.call('POST', '/api/v1/statuses', ada, { status: 'ä'.repeat(5000) })).status).toBe(200);
  const longer = { status: '👩‍👩‍👧‍👦'.repeat(4000), spoiler_text: 'x'.repeat(1001) };
  expect(await world.call('POST', '/api/v1/statuses', ada, longer)).toMatchObject({
    status: 422,
    body: { error: 'The status is over the character limit' },
  });
});

it.each([
  ['JSON', JSON.stringify({ status: 'x'.repeat(5_000_000) }), 'application/json'],
  ['a form', `status=${'x'.repeat(5_000_000)}`, 'application/x-www-form-urlencoded'],
  ['brackets', '['.repeat(2_000_000), 'application/json'],
  ['deep names', `a${'[b]'.repeat(500_000)}=1`, 'application/x-www-form-urlencoded'],
])('answers a body of %s that is no request', async (_, body, type) => {
  const response = await world.app.request('http://tide.test/api/v1/statuses', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': type },
  });
  expect([400, 413, 422]).toContain(response.status);
});

it('says that an upload is too large, also when its length is not told', async () => {
  const big = form(['file', new File([new Uint8Array(17_000_000)], 'x.png')]);
  expect(await world.call('POST', '/api/v1/media', ada, big)).toMatchObject({
    status: 413,
    body: { error: 'File is too large' },
  });
});

it('searches for a thousand words without stumbling', async () => {
  const words = encodeURIComponent('a '.repeat(1000));
  expect((await world.get(`/api/v2/search?q=${words}`, ada)).status).toBe(200);
});
