// `npm start -- --server URL`: the built client in front of a real server. API, OAuth pages, media and
// the streaming socket go through, so the browser sees one origin, as on a real installation.
import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { extname, join, normalize, sep } from 'node:path';
import { fail } from './setup.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

// First path segments that a server of this family answers itself (Akkoma, Pleroma, Mastodon, GoToSocial).
const SERVER_SEGMENTS = new Set(
  'api oauth auth .well-known nodeinfo main ostatus_subscribe proxy media fileserver system emoji images instance packs assets avatars headers settings manifest.json favicon.ico favicon.png sign_in check_your_email wait_for_approval account_disabled'.split(
    ' ',
  ),
);
// Client routes that share their first segment with the above.
const CLIENT_ROUTES = /^\/main\/(all|public|bubble|friends)\/?$/;
// Files an admin may have put on the server; the client's own copy is the fallback.
const ADMIN_FILES =
  /^\/static\/(config\.json|styles\.json|stickers\.json|terms-of-service\.html|custom\.css|logo\.\w+)$/;
const MEDIA_PATHS = '(?:media|proxy|fileserver|system|emoji|images|avatars|headers)/';
const ANSWER_TIMEOUT = 10_000;

export function securityHeaders(extraSource, wsOrigin) {
  const extra = extraSource ? ` ${extraSource}` : '';
  return {
    'content-security-policy': [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      `img-src 'self' data: blob: https:${extra}`,
      `media-src 'self' https:${extra}`,
      `connect-src 'self' ${wsOrigin}`,
      "script-src 'self'",
      "font-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types inert-html',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  };
}

function parseTarget(text) {
  try {
    const url = new URL(/^https?:\/\//.test(text) ? text : `https://${text}`);
    return new URL(url.origin);
  } catch {
    return fail(`--server takes the address of a server, such as https://social.example, not "${text}".`);
  }
}

/** Where the server says its streaming lives, and the origins it gives itself in addresses. */
async function probe(target) {
  for (const path of ['/api/v1/instance', '/api/v2/instance']) {
    try {
      const answer = await fetch(new URL(path, target), { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
      if (!answer.headers.get('content-type')?.includes('json')) continue;
      const instance = await answer.json();
      const named = instance?.urls?.streaming_api ?? instance?.configuration?.urls?.streaming;
      const streaming = typeof named === 'string' ? new URL(named.replace(/^ws/, 'http')) : target;
      // A server under test often names a host that only it knows; then its own address is the better guess.
      const host = String(instance.uri ?? instance.domain ?? target.host).replace(/^https?:\/\//, '');
      return {
        streaming: target.protocol === 'https:' ? streaming : target,
        origins: [...new Set([target.origin, `https://${host}`, `http://${host}`])],
      };
    } catch {
      // The next path, or the line below.
    }
  }
  return fail(
    `${target.origin} does not answer as a server of the Mastodon API. Check the address and that the server runs.`,
  );
}

const requestOptions = (target, request, extraHeaders) => {
  const headers = { ...request.headers, host: target.host, ...extraHeaders };
  if (headers.origin) headers.origin = target.origin;
  if (headers.referer) headers.referer = target.origin;
  return { method: request.method, headers };
};

const send = (url, options) => (url.protocol === 'https:' ? https : http).request(url, options);

function answerHeaders(answer, origins, local) {
  const headers = { ...answer.headers };
  delete headers['content-security-policy'];
  delete headers['strict-transport-security'];
  delete headers['transfer-encoding'];
  delete headers.connection;
  const own = origins.find((origin) => `${headers.location}/`.startsWith(`${origin}/`));
  if (own) headers.location = headers.location.replace(own, local);
  if (headers['set-cookie']) {
    headers['set-cookie'] = headers['set-cookie'].map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  }
  return headers;
}

/** Media addresses on the server become addresses on this origin; everything else stays as sent. */
export function localiseMedia(json, origins, local) {
  let text = json;
  for (const origin of origins) {
    const pattern = new RegExp(`${origin.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/(?=${MEDIA_PATHS})`, 'g');
    text = text.replace(pattern, `${local}/`);
  }
  return text;
}

function passOn(request, response, { target, origins }, local) {
  const url = new URL(request.url, target);
  const isApi = url.pathname.startsWith('/api/');
  const upstream = send(url, requestOptions(target, request, isApi ? { 'accept-encoding': 'identity' } : {}));
  upstream.on('response', (answer) => {
    const headers = answerHeaders(answer, origins, local);
    if (isApi && String(headers['content-type']).includes('json')) {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.from(localiseMedia(Buffer.concat(chunks).toString('utf8'), origins, local));
        response.writeHead(answer.statusCode, { ...headers, 'content-length': body.length });
        response.end(body);
      });
      answer.on('error', () => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
    response.end('{"error":"The server does not answer"}');
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function localFile(dist, pathname) {
  let path;
  try {
    path = normalize(join(dist, decodeURIComponent(pathname)));
  } catch {
    return null;
  }
  if (!path.startsWith(dist + sep) || !existsSync(path) || !statSync(path).isFile()) return null;
  return path;
}

function serveFile(response, path, headers) {
  const hashed = /-[\w-]{8}\.\w+$/.test(path);
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...headers,
  });
  createReadStream(path).pipe(response);
}

/** Fetches an admin's file from the server and falls back to the client's own where it is absent. */
async function serveAdminFile(response, pathname, target, own, headers) {
  try {
    const answer = await fetch(new URL(pathname, target), { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = /^\s*<!doctype/i.test(body.subarray(0, 200).toString('utf8'));
    if (answer.ok && !isPage) {
      response.writeHead(200, {
        'content-type': TYPES[extname(pathname)] ?? 'text/plain',
        'cache-control': 'no-cache',
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

function passSocketOn(request, socket, head, streaming) {
  const upstream = send(new URL(request.url, streaming), requestOptions(streaming, request, {}));
  const abandon = () => {
    socket.destroy();
    upstream.destroy();
  };
  upstream.on('upgrade', (answer, remote, remoteHead) => {
    const lines = [`HTTP/1.1 101 Switching Protocols`];
    for (let i = 0; i < answer.rawHeaders.length; i += 2) {
      lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    remote.pipe(socket).pipe(remote);
    remote.on('error', abandon);
    socket.on('error', () => remote.destroy());
    remote.on('close', () => socket.destroy());
    socket.on('close', () => remote.destroy());
  });
  upstream.on('response', (answer) => {
    socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
    answer.resume();
  });
  upstream.on('error', abandon);
  socket.on('error', abandon);
  upstream.end();
}

/** Serves until Ctrl-C. */
export async function startProxy({ target: text, port, dist, quiet = false }) {
  const target = parseTarget(text);
  const { streaming, origins } = await probe(target);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://local');
    const local = `http://${request.headers.host}`;
    const headers = securityHeaders(
      target.protocol === 'http:' ? target.origin : '',
      local.replace(/^http/, 'ws'),
    );
    const own = request.method === 'GET' || request.method === 'HEAD' ? localFile(dist, pathname) : null;
    if (ADMIN_FILES.test(pathname)) void serveAdminFile(response, pathname, target, own, headers);
    else if (own) serveFile(response, own, headers);
    else if (SERVER_SEGMENTS.has(pathname.split('/')[1]) && !CLIENT_ROUTES.test(pathname)) {
      passOn(request, response, { target, origins }, local);
    } else serveFile(response, join(dist, 'index.html'), headers);
  });
  server.on('upgrade', (request, socket, head) => passSocketOn(request, socket, head, streaming));
  await new Promise((resolve) => {
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE') fail(`port ${port} is taken. Choose another with --port.`);
      fail(`cannot listen on port ${port}: ${error.message}`);
    });
    server.listen(port, () => resolve());
  });
  const address = `http://localhost:${server.address().port}`;
  if (!quiet)
    process.stdout.write(`\nSkein is at ${address}, in front of ${target.origin}. Ctrl-C stops it.\n`);
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
    setTimeout(() => process.exit(0), 500).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { server, address };
}
