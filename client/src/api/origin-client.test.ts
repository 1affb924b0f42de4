import { expect, test, vi } from 'vitest';
import { createOriginClient, MOST_BYTES } from './origin-client';

const BASE = 'https://hedgerow.example';
const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

test('a request tells nothing of who asks', async () => {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(json('[]')));
  await createOriginClient(BASE, ask).send({ path: '/api/v1/statuses/1' });
  const [url, init] = ask.mock.calls[0] ?? [];
  expect(url).toBe(`${BASE}/api/v1/statuses/1`);
  expect(init).toMatchObject({
    method: 'GET',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    headers: { Accept: 'application/json' },
  });
});

test('an answer that never ends is cut off', async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
    cancel() {
      cancelled = true;
    },
  });
  const client = createOriginClient(BASE, () => Promise.resolve(new Response(endless)));
  await expect(client.send({ path: '/' })).rejects.toMatchObject({ kind: 'too-large' });
  expect(sent).toBeLessThan(MOST_BYTES + 500_000);
  expect(cancelled).toBe(true);
});

test('an answer that drips is given up', async () => {
  vi.useFakeTimers();
  const client = createOriginClient(BASE, (_, init) => {
    const drip = new ReadableStream<Uint8Array>({
      start(controller) {
        const timer = setInterval(() => controller.enqueue(new Uint8Array([32])), 1000);
        init?.signal?.addEventListener('abort', () => {
          clearInterval(timer);
          controller.error(new Error('aborted'));
        });
      },
    });
    return Promise.resolve(new Response(drip));
  });
  await Promise.all([
    expect(client.send({ path: '/' })).rejects.toMatchObject({ kind: 'timeout' }),
    vi.advanceTimersByTimeAsync(20_000),
  ]);
  vi.useRealTimers();
});

test.each([
  [401, 'login-needed'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [429, 'rate-limited'],
  [503, 'server'],
])('%d is %s', async (status, kind) => {
  const client = createOriginClient(BASE, () => Promise.resolve(json('{"error":"no"}', status)));
  await expect(client.send({ path: '/' })).rejects.toMatchObject({ kind });
});

test('a page is nonsense', async () => {
  const client = createOriginClient(BASE, () => Promise.resolve(new Response('<h1>Hello</h1>')));
  await expect(client.send({ path: '/' })).rejects.toMatchObject({ kind: 'nonsense' });
});
