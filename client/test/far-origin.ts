import { afterEach, beforeEach, vi } from 'vitest';
import { accountJson, statusJson } from '@/data/testing/make';

/** A server elsewhere, which the page asks by the browser's own `fetch`. */
export const ORIGIN = 'https://hedgerow.example';
export const HOST = 'hedgerow.example';
/** The id of a post there that its address tells. */
export const ROOT_ID = 'AbCdEfGhIjKlMnOpQr';
export const uriOf = (name: string): string => `${ORIGIN}/objects/${name}`;

const WREN = { id: '9', username: 'wren', url: `${ORIGIN}/users/wren` };
/** A post as the origin tells of it. */
export const farPost = (id: string, name: string, more: object = {}): object =>
  statusJson(id, {
    uri: uriOf(name),
    url: `${ORIGIN}/notice/${id}`,
    content: `<p>${name}</p>`,
    account: accountJson('9', { ...WREN, acct: 'wren' }),
    ...more,
  });
/** The same post at home, under an id of its own. */
export const atHome = (name: string, more: object = {}): object => ({
  uri: uriOf(name),
  url: `${ORIGIN}/notice/${ROOT_ID}`,
  content: `<p>${name}</p>`,
  account: accountJson('w', { ...WREN, id: 'w', acct: 'wren@hedgerow.example' }),
  ...more,
});

export const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), init);

/** A request that is given up has no answer. */
const stopped = (signal: RequestInit['signal']): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

interface FarOrigin {
  /** What it answers, by path without query; the rest is not found. */
  answers: Record<string, () => Response | Promise<Response>>;
  /** Every request, to whomever. */
  asked: { url: string; init: RequestInit }[];
}

/** The origin of a file's tests: another one for each of them. */
export function farOrigin(): FarOrigin {
  const origin: FarOrigin = { answers: {}, asked: [] };
  beforeEach(() => {
    origin.answers = {};
    origin.asked = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      origin.asked.push({ url, init });
      const path = url.replace(ORIGIN, '').split('?')[0] ?? '';
      const answer = (async () =>
        (await origin.answers[path]?.()) ?? json({ error: 'no' }, { status: 404 }))();
      return Promise.race([answer, stopped(init.signal)]);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return origin;
}
