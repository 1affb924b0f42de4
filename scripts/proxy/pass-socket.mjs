// Passes the streaming socket on. Media addresses inside the frames are rewritten as those in answers are.
import { Transform } from 'node:stream';
import { localiseMedia } from './addresses.mjs';
import { frameRewriter } from './frames.mjs';
import { requestHeaders } from './headers.mjs';
import { requestTo } from './pass-on.mjs';

const STREAMING = /^\/api\/v1\/streaming(?:[/?]|$)/;

function refuse(socket, status) {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function socketHeaders(request, site, local) {
  const headers = requestHeaders(request, site, local, { connection: 'Upgrade', upgrade: 'websocket' });
  // A token opens the stream, nothing else; servers that check origins know only their own.
  delete headers.origin;
  delete headers.cookie;
  // Packed frames could not be read here.
  delete headers['sec-websocket-extensions'];
  return headers;
}

function handshake(answer, request) {
  const lines = ['HTTP/1.1 101 Switching Protocols'];
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  }
  const offered = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  // Older servers read the token there without choosing it, and browsers then hang up.
  if (offered && answer.headers['sec-websocket-protocol'] === undefined)
    lines.push(`sec-websocket-protocol: ${offered}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function join(socket, head, remote, remoteHead, rewrite) {
  const change = frameRewriter(rewrite);
  const rewriter = new Transform({
    transform(chunk, _encoding, done) {
      done(null, change(chunk));
    },
  });
  rewriter.write(remoteHead);
  if (head.length > 0) remote.write(head);
  remote.pipe(rewriter).pipe(socket);
  socket.pipe(remote);
  for (const [one, other] of [
    [remote, socket],
    [socket, remote],
  ]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/** Where the stream may live: where the server says, then the server itself. */
export function passSocketOn(request, socket, head, site, local, bases = [site.streaming, site.target]) {
  const { origin } = request.headers;
  if (!STREAMING.test(request.url)) return refuse(socket, '404 Not Found');
  if (origin !== undefined && origin !== local) return refuse(socket, '403 Forbidden');
  const [base, ...others] = bases.filter((each, i) => bases.findIndex((b) => b.origin === each.origin) === i);
  const headers = { ...socketHeaders(request, site, local), host: base.host };
  const upstream = requestTo(base, request.url, { method: 'GET', headers, agent: false });
  const abandon = () => upstream.destroy();
  socket.once('close', abandon);
  socket.on('error', abandon);
  upstream.on('upgrade', (answer, remote, remoteHead) => {
    socket.off('close', abandon);
    socket.write(handshake(answer, request));
    join(socket, head, remote, remoteHead, (text) => localiseMedia(text, site.origins, local));
  });
  upstream.on('response', (answer) => {
    refuse(socket, `${answer.statusCode} ${answer.statusMessage || 'Refused'}`);
    answer.resume();
  });
  upstream.on('error', () => {
    if (socket.destroyed) return;
    socket.off('close', abandon);
    if (others.length > 0) passSocketOn(request, socket, head, site, local, others);
    else refuse(socket, '502 Bad Gateway');
  });
  upstream.end();
}
