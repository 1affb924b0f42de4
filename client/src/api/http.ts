import { ApiError } from '@/domain/api-error';
import { parseJson } from '@/lib/parse-json';
import { answerError } from './http-error';
import { pairs, type Query } from './query';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on the server, built with path``. */
  path: string;
  query?: Query;
  /** One of these at most. */
  json?: unknown;
  form?: Query;
  multipart?: FormData;
  signal?: AbortSignal | undefined;
  /** Milliseconds; 30 s by default, 10 min for files. */
  timeout?: number;
  /** Goes on when the page goes, as small things do that were already shown as done. */
  outlivesPage?: boolean;
  /** Used instead of the client's token; null sends none. */
  token?: string | null;
  /** The same key sent again gets the first answer again (api.md §1). */
  idempotencyKey?: string;
  /** For calls that answer 200 with `{error}` inside: throws `invalid` then. */
  errorInside?: boolean;
  /** Used instead of the client's own: uploads tell how far they are. */
  fetch?: typeof fetch;
}

export interface ApiAnswer {
  status: number;
  /** Parsed JSON; null when there was no body. */
  body: unknown;
  /** Link header, the only one that callers read. */
  link: string | null;
}

export interface Client {
  readonly base: string;
  /** Throws ApiError. */
  send(request: ApiRequest): Promise<ApiAnswer>;
}

export interface ClientOptions {
  /** Origin of the server, no slash at the end. */
  base: string;
  token: () => string | null;
  /** Whether it asks in the name of an account: once that has no token any more, it asks nothing. */
  forAccount?: boolean;
  fetch?: typeof fetch;
  /** Unix milliseconds. */
  now?: () => number;
  /** An answer said that the token is not accepted (any more). */
  onRefused?: () => void;
}

const TIMEOUT = 30_000;
const UPLOAD_TIMEOUT = 600_000;

interface Stop {
  signal: AbortSignal;
  /** Why the request ended early, if it did. */
  reason: () => 'timeout' | 'aborted' | null;
  done: () => void;
}

/** Ties the caller's signal and the clock to one signal that also covers reading the body. */
function stopper(caller: AbortSignal | undefined, timeout: number): Stop {
  const controller = new AbortController();
  let why: 'timeout' | 'aborted' | null = null;
  const stop = (reason: 'timeout' | 'aborted'): void => {
    why ??= reason;
    controller.abort();
  };
  const onAbort = (): void => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeout);
  if (caller?.aborted) stop('aborted');
  caller?.addEventListener('abort', onAbort);
  const done = (): void => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', onAbort);
  };
  return { signal: controller.signal, reason: () => why, done };
}

function bodyOf(request: ApiRequest): { body?: BodyInit; type?: string } {
  if (request.multipart) return { body: request.multipart };
  if (request.form) return { body: pairs(request.form) };
  if (request.json === undefined) return {};
  return { body: JSON.stringify(request.json), type: 'application/json' };
}

function initOf(request: ApiRequest, token: string | null, signal: AbortSignal): RequestInit {
  const { body, type } = bodyOf(request);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (type) headers['Content-Type'] = type;
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey;
  const method = request.method ?? 'GET';
  // The token call sets a cookie that would sign calls in behind our back: never send or keep cookies.
  const keepalive = request.outlivesPage ?? false;
  return { method, headers, signal, keepalive, credentials: 'omit', ...(body === undefined ? {} : { body }) };
}

const looksLikeHtml = (source: string): boolean => /^\s*</.test(source);

interface Read {
  status: number;
  headers: Headers;
  body: unknown;
}

/** `undefined`: there is a body, and it is not JSON. */
function readBody(source: string): unknown {
  return source.trim() === '' ? null : parseJson(source);
}

function answerOf(
  { status, headers, body }: Read,
  source: string,
  request: ApiRequest,
  now: number,
): ApiAnswer {
  if (status < 200 || status > 299) {
    // HTML of a proxy in front of the server holds no words for people.
    const words = body === undefined && !looksLikeHtml(source) ? source.trim() : body;
    throw answerError(status, headers, words ?? null, now);
  }
  if (body === undefined)
    throw new ApiError('nonsense', { status, identifier: /^\s*[[{]/.test(source) ? 'cut' : null });
  if (request.errorInside && typeof body === 'object' && body !== null && 'error' in body) {
    throw answerError(422, headers, body, now);
  }
  return { status, body, link: headers.get('link') };
}

/** Takes a token that a server echoes out of the words that may reach a screen. */
function withoutSecret(error: ApiError, token: string | null): ApiError {
  if (!token || !error.message.includes(token)) return error;
  const { kind, status, identifier, body, retryAt } = error;
  const message = error.message.replaceAll(token, '…');
  return new ApiError(kind, { status, identifier, body, retryAt, message });
}

async function exchange(
  options: ClientOptions,
  request: ApiRequest,
  token: string | null,
): Promise<ApiAnswer> {
  const now = options.now ?? Date.now;
  const ask = request.fetch ?? options.fetch ?? fetch;
  const stop = stopper(request.signal, request.timeout ?? (request.multipart ? UPLOAD_TIMEOUT : TIMEOUT));
  const query = pairs(request.query ?? {}).toString();
  const url = options.base + request.path + (query === '' ? '' : `?${query}`);
  try {
    if (stop.signal.aborted) throw new ApiError('aborted');
    const response = await ask(url, initOf(request, token, stop.signal));
    const source = await response.text();
    const read = { status: response.status, headers: response.headers, body: readBody(source) };
    return answerOf(read, source, request, now());
  } catch (thrown) {
    if (thrown instanceof ApiError) throw withoutSecret(thrown, token);
    throw new ApiError(stop.reason() ?? 'offline');
  } finally {
    stop.done();
  }
}

/** A visitor has no sign-in that could have gone stale: this server shows it to members only. */
const forVisitor = ({ status, message, identifier, body, retryAt }: ApiError): ApiError =>
  new ApiError('login-needed', { status, message, identifier, body, retryAt });

/** The one way to a server's HTTP API. Nothing is tried again here: callers decide. */
export function createClient(options: ClientOptions): Client {
  return {
    base: options.base,
    async send(request) {
      const own = request.token === undefined;
      const token = own ? options.token() : (request.token ?? null);
      // As a visitor's, what was still on its way at the sign-out would be refused for good.
      if (own && token === null && options.forAccount) throw new ApiError('unauthorized');
      try {
        return await exchange(options, request, token);
      } catch (thrown) {
        if (!own || !(thrown instanceof ApiError) || thrown.kind !== 'unauthorized') throw thrown;
        if (token === null) throw forVisitor(thrown);
        options.onRefused?.();
        throw thrown;
      }
    },
  };
}

/** Decodes the body of an answer; throws `nonsense` when nothing can be made of it. */
export function decoded<T>(answer: ApiAnswer, decode: (body: unknown) => T | null): T {
  const value = decode(answer.body);
  if (value === null) throw new ApiError('nonsense', { status: answer.status });
  return value;
}
