import { afterEach, expect, it, vi } from 'vitest';
import { ALL_PUSHED } from '@/domain/notification/push-alerts';
import { forgetPush, keep, readKept } from './kept-push';
import { pushBrowser } from './push-browser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A cache of one name, and a service worker whose subscription ends as `end` does. */
function browser(end: () => Promise<boolean>, ready: Promise<unknown> = Promise.resolve()): void {
  const entries = new Map<string, string>();
  const cache = {
    keys: async () => [...entries.keys()],
    match: async (place: string) => (entries.has(place) ? new Response(entries.get(place) ?? '') : undefined),
    put: async (place: string, response: Response) => void entries.set(place, await response.text()),
    delete: async (place: string) => entries.delete(place),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: (place: string) => cache.match(place) });
  const registration = {
    getNotifications: async () => [],
    pushManager: { getSubscription: async () => ({ unsubscribe: end }) },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration, ready } });
}

const KEPT = {
  base: 'https://tidepool.example',
  realm: 'https://tidepool.example|me',
  alerts: ALL_PUSHED,
  hidesAll: false,
  hidesBehindWarning: true,
  hides: '',
  folds: '',
  words: {},
};

it.each([
  ['fails', () => Promise.reject(new DOMException('no service', 'AbortError'))],
  ['never answers', () => new Promise<boolean>(() => {})],
])('an account is forgotten although ending the browser’s own subscription %s', async (_, end) => {
  vi.useFakeTimers();
  browser(end);
  await keep('MARK', KEPT);
  const forgetting = forgetPush(KEPT.realm);
  await vi.advanceTimersByTimeAsync(10_000);
  await forgetting;
  expect(await readKept('MARK')).toBeNull();
});

it('a service worker that never comes is no service', async () => {
  vi.useFakeTimers();
  browser(async () => true, new Promise(() => {}));
  const subscribing = pushBrowser.subscribe('KEY');
  const refused = expect(subscribing).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
});
