import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithEarly, hasStartedBefore } from './early-call';

const url = 'https://tidepool.example/api/v1/timelines/home?with_muted=true';
const asAda = { headers: { Authorization: 'Bearer ada' } };
const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('network')));

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
  const answer = Promise.resolve(new Response('early'));
  window.skeinEarly = { url, authorization: 'Bearer ada', answer };
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.skeinEarly = undefined;
  localStorage.clear();
});

const words = async (answer: Promise<Response>): Promise<string> => (await answer).text();

it('the early answer is taken once by the very same call', async () => {
  expect(await words(fetchWithEarly(url, asAda))).toBe('early');
  expect(await words(fetchWithEarly(url, asAda))).toBe('network');
});

it.each([
  ['another address', `${url}&limit=40`, asAda],
  ['another account', url, { headers: { Authorization: 'Bearer lin' } }],
  ['nobody signed in', url, {}],
  ['a call that writes', url, { ...asAda, method: 'POST' }],
])('%s goes to the server', async (_what, address, init) => {
  expect(await words(fetchWithEarly(address, init))).toBe('network');
});

it('an early answer that does not come can be given up', async () => {
  window.skeinEarly = { url, authorization: 'Bearer ada', answer: new Promise(() => {}) };
  const stop = new AbortController();
  const answer = fetchWithEarly(url, { ...asAda, signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('the first call from the top is kept for the next visit, without the token', async () => {
  await fetchWithEarly(`${url}&max_id=5`, asAda);
  expect(localStorage.getItem('skein:early-call')).toBeNull();
  await fetchWithEarly(url, asAda);
  expect(localStorage.getItem('skein:early-call')).toBe('{"path":"/api/v1/timelines/home?with_muted=true"}');
});

it('a browser that has asked for home has shown an account before', async () => {
  expect(hasStartedBefore()).toBe(false);
  await fetchWithEarly(url, asAda);
  expect(hasStartedBefore()).toBe(true);
});
