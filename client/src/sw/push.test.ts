import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldData } from './push-message';
import { press } from './push';
import type { WorkerScope } from './worker-scope';

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
