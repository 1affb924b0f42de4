/** One call as the fake server saw it. */
interface Call {
  method: string;
  url: URL;
  form: URLSearchParams;
  /** Without `Bearer `; empty when there was none. */
  token: string;
  credentials: string;
}

type Answer = { status?: number; body?: unknown; html?: string } | 'offline';
type Handler = (call: Call) => Answer | Promise<Answer>;

export interface FakeServer {
  fetch: typeof fetch;
  calls: Call[];
  /** Calls to one path, in order. */
  to: (path: string) => Call[];
  /** Answers for `METHOD origin/path`, or for `METHOD /path` of any origin; the last one wins. */
  on: (what: string, answer: Answer | Handler) => void;
}

function callOf(input: RequestInfo | URL, init: RequestInit | undefined): Call {
  const url = new URL(input instanceof Request ? input.url : String(input));
  const headers = new Headers(init?.headers);
  const body = init?.body;
  return {
    method: init?.method ?? 'GET',
    url,
    form: body instanceof URLSearchParams ? body : new URLSearchParams(),
    token: (headers.get('authorization') ?? '').replace('Bearer ', ''),
    credentials: init?.credentials ?? '',
  };
}

function responseOf(answer: Answer): Response {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  const { status = 200, body, html } = answer;
  const source = html ?? JSON.stringify(body ?? {});
  return new Response(source, {
    status,
    headers: { 'content-type': html ? 'text/html' : 'application/json' },
  });
}

/** Stands in for `fetch`: a table of answers; 404 for everything else. */
export function createFakeServer(): FakeServer {
  const calls: Call[] = [];
  const table = new Map<string, Answer | Handler>();
  return {
    calls,
    to: (path) => calls.filter(({ url }) => url.pathname === path),
    on: (what, answer) => void table.set(what, answer),
    async fetch(input, init) {
      const call = callOf(input, init);
      calls.push(call);
      const { method, url } = call;
      const found =
        table.get(`${method} ${url.origin}${url.pathname}`) ?? table.get(`${method} ${url.pathname}`);
      const answer = typeof found === 'function' ? await found(call) : found;
      return responseOf(answer ?? { status: 404, body: { error: 'Not implemented' } });
    },
  };
}
