// The built client, and the few files of an admin that stand beside it.
import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const ANSWER_TIMEOUT = 10_000;
const HASHED = /-[\w-]{7}\.\w+$/;
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The client's file behind a path, or null. */
export function ownFile(dist, pathname) {
  try {
    const path = normalize(join(dist, decodeURIComponent(pathname)));
    return path.startsWith(dist + sep) && statSync(path).isFile() ? path : null;
  } catch {
    return null;
  }
}

export function serveFile(response, path, headers) {
  const file = createReadStream(path);
  file.once('open', () => {
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headers,
    });
    file.pipe(response);
  });
  // Built anew at this moment.
  file.once('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' });
    response.end('not ready');
  });
}

/** Fetches an admin's file from the server and falls back to the client's own where it is absent. */
export async function serveAdminFile(response, pathname, target, own, headers) {
  try {
    const answer = await fetch(new URL(pathname, target), { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = /^\s*<!doctype/i.test(body.subarray(0, 200).toString('utf8'));
    if (answer.ok && !isPage) {
      response.writeHead(200, {
        'content-type': TYPES[extname(pathname)] ?? 'text/plain',
        'cache-control': 'no-cache',
        'content-security-policy': INERT,
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
      return;
    }
  } catch {
    // Its own copy, or 404.
  }
  if (own) serveFile(response, own, headers);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
}
