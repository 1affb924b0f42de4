import { ApiError } from '@/domain/api-error';
import { createClient, type Client } from './http';

/** Bytes of an answer that are read. */
export const MOST_BYTES = 3_000_000;
/** Milliseconds that an answer may take, all of it. */
const TIMEOUT = 15_000;

/** The text of an answer; stops reading, and throws `too-large`, when it is more than anybody needs. */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MOST_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new ApiError('too-large', { status: response.status });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The public API of a server where nobody is signed in, for what home does not know. No token, no cookies, no
 * referrer, no way by redirect to a server that nobody named; what it sends is bounded in bytes and time. The browser
 * adds the `Origin` of the page, which no page can take away.
 */
export function createOriginClient(base: string, ask: typeof fetch = fetch): Client {
  const careful: typeof fetch = async (input, init) => {
    const response = await ask(input, {
      ...init,
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      mode: 'cors',
    });
    const { status, headers } = response;
    const text = await boundedText(response);
    return new Response(text === '' ? null : text, { status, headers });
  };
  const client = createClient({ base, token: () => null, fetch: careful });
  return { base, send: (request) => client.send({ timeout: TIMEOUT, ...request }) };
}
