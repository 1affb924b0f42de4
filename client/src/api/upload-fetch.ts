import { ApiError } from '@/domain/api-error';

/** Milliseconds without a byte moving, or without an answer once all is sent, after which we give up. */
const STALL = 90_000;

/** Statuses whose answers have no body by definition. */
const EMPTY = new Set([204, 205, 304]);

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(EMPTY.has(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  });

/**
 * `fetch` for a form with files, with word of how much of it has gone out: only XMLHttpRequest tells that.
 * Rejects like fetch, or with ApiError `timeout` when nothing moves any more.
 */
export function uploadFetch(onSent: (sent: number, total: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const alive = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new ApiError('timeout'));
          request.abort();
        }, STALL);
      };
      const stop = (): void => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        alive();
        onSent(loaded, total);
      });
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('no answer')));
      request.addEventListener('abort', () => reject(new TypeError('stopped')));
      request.addEventListener('loadend', () => {
        clearTimeout(timer);
        init?.signal?.removeEventListener('abort', stop);
      });
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      init?.signal?.addEventListener('abort', stop);
      alive();
      request.send(init?.body instanceof FormData ? init.body : null);
    });
}
