import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller answers cost more to squeeze than they save. */
const WORTHWHILE = 1400;

async function squeeze(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 5 });
  return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Names the charset of JSON, and sends JSON and pages compressed to those who can read it. */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const type = headers.get('content-type') ?? '';
  if (type === 'application/json') headers.set('content-type', 'application/json; charset=utf-8');
  if (!/^(?:application\/json|text\/html)/.test(type) || headers.has('content-encoding')) return;
  if (c.req.method === 'HEAD' || c.res.body === null || c.res.status === 206) return;
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  headers.set('vary', 'accept-encoding');
  if (encoding === null) return;
  const bytes = Buffer.from(await c.res.arrayBuffer());
  const small = bytes.length < WORTHWHILE;
  const sent = small ? bytes : await squeeze(bytes, encoding);
  const answer = new Response(new Uint8Array(sent), { status: c.res.status, headers });
  if (!small) answer.headers.set('content-encoding', encoding);
  answer.headers.delete('content-length');
  c.res = undefined;
  c.res = answer;
});
