// `npm start -- --server URL`: the built client in front of a real server. API, OAuth pages, media and
// the streaming socket go through, so the browser sees one origin, as on a real installation.
import http from 'node:http';
import { join } from 'node:path';
import { isClientRoute } from './proxy/client-routes.mjs';
import { ownFile, serveAdminFile, serveFile } from './proxy/own-files.mjs';
import { passOn } from './proxy/pass-on.mjs';
import { passSocketOn } from './proxy/pass-socket.mjs';
import { findTarget, TargetError } from './proxy/target.mjs';
import { fail } from './setup.mjs';

// First path segments that a server of this family answers itself: calls, sign-in pages and what they load,
// uploads. Akkoma and Pleroma, then GoToSocial, then Mastodon.
const SERVER_SEGMENTS = new Set(
  [
    'api oauth auth .well-known nodeinfo main ostatus_subscribe proxy media emoji images instance pleroma akkoma phoenix',
    'fileserver assets settings check_your_email wait_for_approval account_disabled confirm_email',
    'system packs avatars headers css custom.css inert.css sign_in challenge authorize_interaction',
    'manifest.json manifest favicon.ico favicon.png',
  ].flatMap((line) => line.split(' ')),
);
// Files an admin may have put on the server; the client's own copy is the fallback.
const ADMIN_FILES =
  /^\/static\/(config\.json|styles\.json|stickers\.json|terms-of-service\.html|custom\.css|logo\.\w+)$/;

/** The policy of a real Akkoma with Trusted Types on top, for the client's own files. */
function securityHeaders(extraSource, wsOrigin) {
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

/** Where this proxy is, as the browser says it; null for a request that names no usable place. */
function localOrigin(request) {
  const origin = `http://${request.headers.host ?? ''}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : null;
}

function answer(request, response, site, dist) {
  const local = localOrigin(request);
  // An absolute or doubled path could name another host.
  if (local === null || !/^\/(?!\/)/.test(request.url) || !URL.canParse(request.url, local)) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('not an address of this server');
    return;
  }
  const { pathname } = new URL(request.url, local);
  const { target } = site;
  const headers = securityHeaders(
    target.protocol === 'http:' ? target.origin : '',
    local.replace(/^http/, 'ws'),
  );
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const own = reads ? ownFile(dist, pathname) : null;
  if (reads && ADMIN_FILES.test(pathname)) void serveAdminFile(response, pathname, target, own, headers);
  else if (own) serveFile(response, own, headers);
  else if (SERVER_SEGMENTS.has(pathname.split('/')[1]) && !isClientRoute(pathname))
    passOn(request, response, site, local);
  else if (reads) serveFile(response, join(dist, 'index.html'), headers);
  else response.writeHead(405, { 'content-type': 'text/plain', allow: 'GET, HEAD' }).end('not here');
}

async function find(text) {
  try {
    return await findTarget(text);
  } catch (error) {
    if (error instanceof TargetError) return fail(error.message);
    throw error;
  }
}

const listen = (server, port) =>
  new Promise((resolve) => {
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE') fail(`port ${port} is taken. Choose another with --port.`);
      fail(`cannot listen on port ${port}: ${error.message}`);
    });
    server.listen(port, () => resolve());
  });

/** Serves until Ctrl-C. */
export async function startProxy({ target: text, port, dist, quiet = false }) {
  const site = await find(text);
  const server = http.createServer((request, response) => answer(request, response, site, dist));
  const sockets = new Set();
  server.on('upgrade', (request, socket, head) => {
    const local = localOrigin(request);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (local === null) socket.destroy();
    else passSocketOn(request, socket, head, site, local);
  });
  await listen(server, port);
  const address = `http://localhost:${server.address().port}`;
  if (!quiet)
    process.stdout.write(`\nSkein is at ${address}, in front of ${site.target.origin}. Ctrl-C stops it.\n`);
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
    setTimeout(() => process.exit(0), 500).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { server, address };
}
