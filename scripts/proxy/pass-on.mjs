// Hands a request on to the real server and its answer back.
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { isUpload, localiseMedia } from './addresses.mjs';
import { answerHeaders, requestHeaders } from './headers.mjs';

const UNPACK = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};
const AGENTS = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/** Options for the server's own host and port: the path alone comes from the request, never the host. */
export function requestTo(target, path, options) {
  const { protocol, hostname, port } = target;
  const host = hostname.replace(/^\[|\]$/g, '');
  return (protocol === 'https:' ? https : http).request({ protocol, host, port, path, ...options });
}

const hasBody = ({ method }) => method !== 'GET' && method !== 'HEAD';

/** Nobody answers, or stopped in the middle: JSON for the client, words for a person who sees a page. */
function apologise(request, response) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const asPage = request.headers.accept?.includes('text/html');
  response.writeHead(502, { 'content-type': asPage ? 'text/plain; charset=utf-8' : 'application/json' });
  response.end(
    asPage
      ? 'The server does not answer. Go back and try again in a moment.\n'
      : '{"error":"The server does not answer"}',
  );
}

async function unpacked(chunks, encoding) {
  const body = Buffer.concat(chunks);
  const unpack = UNPACK[encoding];
  return unpack && body.length > 0 ? unpack(body) : body;
}

async function sendJson(answer, response, headers, { origins }, local) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = (await unpacked(chunks, headers['content-encoding'])).toString('utf8');
  const body = Buffer.from(localiseMedia(text, origins, local));
  delete headers['content-encoding'];
  response.writeHead(answer.statusCode, { ...headers, 'content-length': body.length });
  response.end(body);
}

const isReadable = (encoding) => encoding === undefined || encoding === 'identity' || encoding in UNPACK;

function receive(answer, request, response, site, local, path) {
  const headers = answerHeaders(answer, site.origins, local, isUpload(path));
  const isJson = path.startsWith('/api/') && String(headers['content-type']).includes('json');
  if (isJson && request.method !== 'HEAD' && isReadable(headers['content-encoding'])) {
    sendJson(answer, response, headers, site, local).catch(() => apologise(request, response));
    return;
  }
  response.writeHead(answer.statusCode, headers);
  pipeline(answer, response, () => undefined);
}

/** Passes one request on. A kept connection that the server has closed meanwhile is tried once more. */
export function passOn(request, response, site, local, again = false) {
  const { target } = site;
  const path = request.url;
  // JSON is read here, and few servers save much by packing it for a neighbour.
  const extra = path.startsWith('/api/') ? { 'accept-encoding': 'identity' } : {};
  const upstream = requestTo(target, path, {
    method: request.method,
    headers: requestHeaders(request, site, local, extra),
    // A body cannot be sent twice, so it gets a connection of its own.
    agent: hasBody(request) ? false : AGENTS[target.protocol],
  });
  upstream.on('response', (answer) => receive(answer, request, response, site, local, path));
  upstream.on('error', () => {
    if (upstream.reusedSocket && !hasBody(request) && !response.headersSent && !again && !response.destroyed)
      passOn(request, response, site, local, true);
    else apologise(request, response);
  });
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  request.on('error', () => upstream.destroy());
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}
