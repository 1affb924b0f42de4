import { createHash, X509Certificate } from 'node:crypto';
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** What belongs to one connection and is not handed on, and the names of HTTP/2's own fields. */
const OF_CONNECTION = /^:|^(?:connection|keep-alive|proxy-connection|transfer-encoding|upgrade|host)$/;

const handedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

export interface SecureFront {
  url: string;
  /** The browser takes the certificate by this sign of its key. */
  keySign: string;
  /** Requests answered so far, those of service workers too. */
  answered(): number;
  /** Pages of its own, by path. */
  pages: Map<string, { type: string; body: string }>;
  close(): void;
}

function relay(to: URL, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = { ...handedOn(request.headers), host: request.authority };
  const { method, url: path } = request;
  const inner = send({ host: to.hostname, port: to.port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, handedOn(answer.headers));
    answer.pipe(response);
  });
  inner.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(inner);
}

/**
 * HTTPS, HTTP/2 and, by what the server behind it compresses, brotli: as a newcomer meets a server, which has a proxy
 * before it. The certificate is made anew with each start.
 */
export async function secureFront(port: number, behind: () => string): Promise<SecureFront> {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { algorithm: 'sha256', keyType: 'ec' });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pages: SecureFront['pages'] = new Map();
  let answered = 0;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    answered += 1;
    const page = pages.get(request.url);
    if (!page) return relay(new URL(behind()), request, response);
    response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'br' });
    response.end(brotliCompressSync(page.body));
  });
  // The stream: a socket is a connection of its own, in HTTP/1.1.
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const inner = connect(Number(new URL(behind()).port), 'localhost', () => {
      const fields = request.rawHeaders.map((word, at) => word + (at % 2 === 0 ? ': ' : '\r\n')).join('');
      inner.write(`GET ${request.url} HTTP/1.1\r\n${fields}\r\n`);
      socket.pipe(inner).pipe(socket);
    });
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url: `https://localhost:${port}`,
    keySign: createHash('sha256').update(spki).digest('base64'),
    answered: () => answered,
    pages,
    close: () => server.close(),
  };
}

/** What a browser is told to take the certificate. */
export const trustIn = ({ keySign }: SecureFront): string =>
  `--ignore-certificate-errors-spki-list=${keySign}`;
