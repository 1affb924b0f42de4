import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldData } from './push-message';
import { listenForPush, press } from './push';
import type { PushEvent, WorkerScope } from './worker-scope';

const DATA: ToldData = {
  id: '7',
  base: 'https://tidepool.example',
  realm: 'https://tidepool.example|1',
  token: 'TOKEN',
  path: '/notice/s1',
  statusId: 's1',
  accountId: 'k',
  reply: { mentions: '@kai ', visibility: 'direct' },
};

const kept = new Map<string, string>();
const opened: string[] = [];
const sent: unknown[] = [];
let isOk = true;

beforeEach(() => {
  kept.clear();
  opened.length = 0;
  sent.length = 0;
  vi.stubGlobal('caches', {
    open: async () => ({
      async put(at: string, words: Response) {
        const text = (await words.formData()).get('text');
        kept.set(at, typeof text === 'string' ? text : '');
      },
      delete: async (at: string) => kept.delete(at),
    }),
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(url, JSON.parse(body));
    return new Response(null, { status: isOk ? 200 : 503 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A press on an action, until all that it does is done. */
function pressed(action: string, reply: string | null): Promise<void> {
  const scope: WorkerScope = {
    addEventListener: () => undefined,
    skipWaiting: async () => undefined,
    registration: { showNotification: async () => undefined },
    navigator: {},
    location: { origin: DATA.base },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (path) => void opened.push(path),
    },
  };
  const notification = { data: DATA, close: () => undefined };
  return press(scope, { action, reply, notification, waitUntil: () => undefined });
}

test('what is written in a notification is sent as an answer, and kept no longer', async () => {
  isOk = true;
  await pressed('reply', ' Well met. ');
  expect(sent).toEqual([
    'https://tidepool.example/api/v1/statuses',
    { status: '@kai Well met.', in_reply_to_id: 's1', visibility: 'direct' },
  ]);
  expect([kept.size, opened]).toEqual([0, []]);
});

test('what could not be sent is a draft in a window', async () => {
  isOk = false;
  await pressed('reply', 'Well met.');
  expect([...kept.values()]).toEqual(['@kai Well met.']);
  expect(opened).toEqual([expect.stringMatching(/^\/main\/share#realm=/)]);
});

test('without words the form opens', async () => {
  await pressed('reply', null);
  expect([sent, opened]).toEqual([[], [expect.stringMatching(/^\/notice\/s1\?reply#realm=/)]]);
});

const shown = vi.fn<(title: string, options: { icon?: string; badge?: string }) => Promise<void>>();

/** A push message arrives, and the notification itself has this picture. Resolves once all is done. */
async function heard(avatar: string): Promise<void> {
  const worker: { hear?: (event: PushEvent) => void } = {};
  const scope: WorkerScope = {
    addEventListener: (name: string, listener: (event: never) => void) => {
      if (name === 'push') Object.assign(worker, { hear: listener });
    },
    skipWaiting: async () => undefined,
    registration: { showNotification: shown },
    navigator: {},
    location: { origin: DATA.base },
    clients: { claim: async () => undefined, matchAll: async () => [], openWindow: async () => undefined },
  };
  vi.stubGlobal('caches', {
    match: async () =>
      Response.json({ base: DATA.base, realm: DATA.realm, words: { follow: '{name} follows you' } }),
  });
  const it = { id: '7', account: { id: 'k', acct: 'kai', display_name: 'Kai', avatar } };
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    if (url.startsWith(DATA.base + '/api/')) return Response.json(it);
    // The picture hangs for as long as it may.
    return new Promise((_, reject) => {
      const end = () => reject(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  });
  listenForPush(scope);
  let done: Promise<unknown> = Promise.resolve();
  worker.hear?.({
    data: {
      json: () => ({
        access_token: 'TOKEN',
        notification_id: 7,
        notification_type: 'follow',
        title: 'Hello',
      }),
    },
    waitUntil: (work) => {
      done = work;
    },
  });
  await done;
}

test('a picture of the server that hangs keeps no notification back', async () => {
  shown.mockReset().mockResolvedValue();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const patience = new AbortController();
    // The question for the notification may take longer; the picture's time is over at once.
    if (ms < 8_000) patience.abort(new DOMException('too late', 'TimeoutError'));
    return patience.signal;
  });
  await heard(`${DATA.base}/kai.png`);
  timeout.mockRestore();
  expect(shown.mock.calls).toEqual([
    ['Kai follows you', expect.not.objectContaining({ icon: expect.anything() })],
  ]);
});

test('a picture from elsewhere that the browser waits for keeps no notification back', async () => {
  // The browser shows nothing until it has the picture.
  shown
    .mockReset()
    .mockImplementation(async (_, { icon, badge }) => (icon || badge ? new Promise(() => {}) : undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const done = heard('https://reef.example/kai.png');
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(4_000);
  await done;
  vi.useRealTimers();
  expect(shown.mock.calls.map(([, { icon }]) => icon)).toEqual(['https://reef.example/kai.png', undefined]);
});
