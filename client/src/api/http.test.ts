import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, toApiError } from '@/domain/api-error';
import { createClient, type ApiRequest, type Client } from './http';

const BASE = 'https://a.example';
const NOW = Date.UTC(2026, 10, 21);

interface Seen {
  url: string;
  init: RequestInit;
}

let seen: Seen[] = [];
beforeEach(() => void (seen = []));
afterEach(() => vi.useRealTimers());

function clientOf(answer: () => Response | Promise<Response>, token: string | null = 'TOKEN-1'): Client {
  return createClient({
    base: BASE,
    token: () => token,
    now: () => NOW,
    fetch: async (url, init) => {
      seen.push({ url: url instanceof Request ? url.url : String(url), init: init ?? {} });
      return answer();
    },
  });
}

const answering = (status: number, body: string | null, headers: Record<string, string> = {}): Client =>
  clientOf(() => new Response(body, { status, headers }));

const errorOf = async (client: Client, request: ApiRequest = { path: '/x' }): Promise<ApiError> => {
  const outcome = await client.send(request).then(() => null, toApiError);
  if (!outcome) throw new Error('the request did not fail');
  return outcome;
};

const header = (name: string): string | null => new Headers(seen[0]?.init.headers).get(name);

describe('what is sent', () => {
  it('the token as bearer, never cookies, the query without what is not set', async () => {
    const query = { limit: 20, max_id: 'a b', id: ['1', '2'], since_id: undefined, local: true };
    await answering(200, '[]').send({ path: '/x', query });
    expect(seen[0]?.url).toBe(`${BASE}/x?limit=20&max_id=a+b&id%5B%5D=1&id%5B%5D=2&local=true`);
    expect(header('authorization')).toBe('Bearer TOKEN-1');
    expect(seen[0]?.init.credentials).toBe('omit');
    expect(seen[0]?.url).not.toContain('TOKEN');
  });

  it('JSON, a form or files, each with its own type', async () => {
    await answering(200, '{}').send({ method: 'POST', path: '/x', json: { a: [1] } });
    expect(header('content-type')).toBe('application/json');
    expect(seen[0]?.init.body).toBe('{"a":[1]}');
    seen = [];
    await answering(200, '{}').send({ method: 'POST', path: '/x', form: { a: '1', b: ['x', 'y'] } });
    expect(seen[0]?.init.body).toEqual(new URLSearchParams('a=1&b[]=x&b[]=y'));
    expect(header('content-type')).toBeNull();
    seen = [];
    const multipart = new FormData();
    await answering(200, '{}').send({ method: 'POST', path: '/x', multipart });
    expect(seen[0]?.init.body).toBe(multipart);
  });

  it('another token, or none, when the request says so', async () => {
    await answering(200, '{}').send({ path: '/x', token: null });
    expect(header('authorization')).toBeNull();
    seen = [];
    await answering(200, '{}').send({ path: '/x', token: 'OTHER' });
    expect(header('authorization')).toBe('Bearer OTHER');
  });

  it('an idempotency key', async () => {
    await answering(200, '{}').send({ method: 'POST', path: '/x', idempotencyKey: 'k1' });
    expect(header('idempotency-key')).toBe('k1');
  });
});

describe('what comes back', () => {
  it('JSON, the Link header, and null for an empty body', async () => {
    const link = `<${BASE}/x?max_id=1>; rel="next"`;
    expect(await answering(200, '{"a":1}', { link }).send({ path: '/x' })).toEqual({
      status: 200,
      body: { a: 1 },
      link,
    });
    expect((await answering(204, null).send({ path: '/x' })).body).toBeNull();
    expect((await answering(200, '  ').send({ path: '/x' })).body).toBeNull();
  });

  it.each([
    ['HTML where JSON belongs', '<!doctype html><title>Skein</title>'],
    ['half of the JSON', '{"id":"1","con'],
    ['a text', 'OK'],
  ])('%s is nonsense', async (_what, body) => {
    expect(await errorOf(answering(200, body))).toMatchObject({ kind: 'nonsense', status: 200, message: '' });
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'invalid'],
    [410, 'not-found'],
    [413, 'too-large'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('%i is %s, with the words of the server', async (status, kind) => {
    expect(await errorOf(answering(status, '{"error":"No.","identifier":"why"}'))).toMatchObject({
      kind,
      status,
      message: 'No.',
      identifier: 'why',
    });
  });

  it('Akkoma\'s 403 "Invalid credentials." is a dead token', async () => {
    expect(await errorOf(answering(403, '{"error":"Invalid credentials."}'))).toMatchObject({
      kind: 'unauthorized',
      status: 403,
    });
  });

  it('an older Mastodon\'s 422 "requires an authenticated user" asks for a log-in', async () => {
    const body = '{"error":"This method requires an authenticated user"}';
    expect(await errorOf(answering(422, body))).toMatchObject({ kind: 'unauthorized', status: 422 });
  });

  it.each([
    ['a bare JSON string', '"Something went wrong"', 'Something went wrong'],
    ['a text', 'Bad gateway', 'Bad gateway'],
    ['a page', '<html><body>502</body></html>', ''],
    ['nothing', '', ''],
    ['an OAuth error', '{"error":"invalid_grant","error_description":"Too old"}', 'Too old'],
    ['the words of a framework', '{"errors":{"detail":"Internal server error"}}', 'Internal server error'],
    ['fields with words of their own', '{"errors":{"detail":{"name":["taken"]}}}', ''],
    ['a number', '7', ''],
    ['an error that is no text', '{"error":{"a":1}}', ''],
  ])('an error told by %s keeps only words for people', async (_how, body, message) => {
    expect(await errorOf(answering(500, body))).toMatchObject({ kind: 'server', message });
  });

  it('an error inside a 200 is one where the call is known for it', async () => {
    const client = answering(200, '{"error":"Invalid password."}');
    expect((await client.send({ path: '/x' })).status).toBe(200);
    expect(await errorOf(client, { path: '/x', errorInside: true })).toMatchObject({
      kind: 'invalid',
      message: 'Invalid password.',
    });
  });

  it.each([
    ['seconds', { 'retry-after': '30' }, NOW + 30_000],
    ['a date', { 'retry-after': new Date(NOW + 5000).toUTCString() }, NOW + 5000],
    ["Mastodon's reset", { 'x-ratelimit-reset': new Date(NOW + 9000).toISOString() }, NOW + 9000],
    ['a Unix time', { 'x-ratelimit-reset': String(NOW / 1000 + 60) }, NOW + 60_000],
    ['the past', { 'retry-after': '-5' }, NOW],
    ['a year', { 'retry-after': '31536000' }, NOW + 86_400_000],
    ['nonsense', { 'retry-after': 'soon' }, null],
    ['nothing', {}, null],
  ])('a pause told as %s', async (_how, headers, retryAt) => {
    const client = answering(429, '{"error":"Throttled"}', headers);
    expect(await errorOf(client)).toMatchObject({ kind: 'rate-limited', retryAt });
  });

  it('a token that the server echoes never reaches the message', async () => {
    const error = await errorOf(answering(400, '{"error":"bad token TOKEN-1"}'));
    expect(error.message).toBe('bad token …');
  });
});

describe('when nothing comes back', () => {
  it('no network is offline', async () => {
    const client = clientOf(async () => Promise.reject(new TypeError('Failed to fetch TOKEN-1')));
    expect(await errorOf(client)).toMatchObject({ kind: 'offline', status: 0, message: '' });
  });

  /** Answers only when it is told to stop, as fetch does. */
  const silent = (): Client =>
    createClient({
      base: BASE,
      token: () => null,
      fetch: async (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    });

  it('30 s of silence are a timeout, also in the middle of a body', async () => {
    vi.useFakeTimers();
    const waiting = errorOf(silent());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('files may take ten minutes', async () => {
    vi.useFakeTimers();
    const waiting = errorOf(silent(), { method: 'POST', path: '/x', multipart: new FormData() });
    await vi.advanceTimersByTimeAsync(599_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ kind: 'timeout' });
  });

  it('our own abort is aborted, before and during', async () => {
    const controller = new AbortController();
    const waiting = errorOf(silent(), { path: '/x', signal: controller.signal });
    controller.abort();
    expect(await waiting).toMatchObject({ kind: 'aborted' });
    const client = answering(200, '{}');
    expect(await errorOf(client, { path: '/x', signal: controller.signal })).toMatchObject({
      kind: 'aborted',
    });
    expect(seen).toEqual([]);
  });
});

describe('a refused token', () => {
  it.each([
    ['the own one', { path: '/x' }, 'TOKEN-1', 1],
    ['one of the request', { path: '/x', token: 'OTHER' }, 'TOKEN-1', 0],
    ['none', { path: '/x' }, null, 0],
  ])('is told once when it was %s', async (_which, request, token, times) => {
    const onRefused = vi.fn();
    const client = createClient({
      base: BASE,
      token: () => token,
      onRefused,
      fetch: async () => Promise.resolve(new Response('{"error":"no"}', { status: 401 })),
    });
    await errorOf(client, request);
    expect(onRefused).toHaveBeenCalledTimes(times);
  });
});

it('whatever a server answers, the outcome is an answer or an ApiError without the token', async () => {
  const word = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('TOKEN-1', '<html>TOKEN-1', '"TOKEN-1"', '{'),
  );
  const headers = fc.dictionary(
    fc.constantFrom('retry-after', 'x-ratelimit-reset', 'link'),
    fc.stringMatching(/^[\da-f]{0,9}$/),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 599 }), word, headers, async (status, body, extra) => {
      const empty = status === 204 || status === 205 || status === 304;
      const outcome = await answering(status, empty ? null : body, extra)
        .send({ path: '/x' })
        .catch((thrown: unknown) => thrown);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome.message).not.toContain('TOKEN-1');
    }),
  );
});

it('asks nothing in the name of an account that is signed out', async () => {
  const fetched = vi.fn<typeof fetch>();
  const client = createClient({ base: BASE, token: () => null, forAccount: true, fetch: fetched });
  expect(await errorOf(client)).toMatchObject({ kind: 'unauthorized', status: 0 });
  expect(fetched).not.toHaveBeenCalled();
});

it('tells a visitor that only members are shown this', async () => {
  const error = await errorOf(clientOf(() => new Response('{}', { status: 401 }), null));
  expect(error).toMatchObject({ kind: 'login-needed', status: 401 });
});
