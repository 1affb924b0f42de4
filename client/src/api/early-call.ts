import { firstScreen } from '@/lib/first-screen/first-screen';

/** A call that client/early/early.js has sent before the app's code was there. */
interface EarlyCall {
  url: string;
  /** Value of the header. */
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    skeinEarly?: EarlyCall | undefined;
  }
}

/** Read by early.js. Holds a path, never a token. */
const KEY = 'skein:early-call';
/** The call that every signed-in start makes, from the top. */
const FIRST = /^\/api\/v1\/timelines\/home(?:\?(?!.*\b(?:max|min|since)_id=)|$)/;

/** Keeps the address of the first call for the next visit, with the filters that the reader has set. */
function remember(url: string): void {
  const { pathname, search } = new URL(url);
  if (!FIRST.test(pathname + search)) return;
  const value = JSON.stringify({ path: pathname + search });
  try {
    if (localStorage.getItem(KEY) !== value) localStorage.setItem(KEY, value);
  } catch {
    // Then the next visit calls a little later.
  }
}

/** Whether this browser has shown an account before: on a first visit nothing can be kept of it. */
export function hasStartedBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const stoppedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

/** `fetch` of what is read waits for the first posts: on a slow machine each answer takes from their time. */
async function fetchLater(input: string, init: RequestInit | undefined): Promise<Response> {
  await firstScreen.painted();
  return fetch(input, init);
}

/** `fetch`, which takes the answer of the early call where the very same one is asked for, once. */
export const fetchWithEarly: typeof fetch = (input, init) => {
  const early = window.skeinEarly;
  const isGet = (init?.method ?? 'GET') === 'GET';
  if (typeof input !== 'string' || !isGet) return fetch(input, init);
  const authorization = new Headers(init?.headers).get('authorization');
  if (authorization !== null) remember(input);
  if (early?.url !== input || early.authorization !== authorization)
    return firstScreen.isWaiting() ? fetchLater(input, init) : fetch(input, init);
  window.skeinEarly = undefined;
  return init?.signal ? Promise.race([early.answer, stoppedBy(init.signal)]) : early.answer;
};
