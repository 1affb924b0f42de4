import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeSlowRequests } from './patience.ts';

/** Long beside the pauses of a busy machine. */
const WAIT = 1500;

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => response.end(`got ${size}`));
  });
  closeSlowRequests(server, { wait: WAIT, progress: 1000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Call {
  socket: Socket;
  answer: Promise<string>;
}

function call(head: string): Call {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const answer = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
  });
  socket.write(head);
  return { socket, answer };
}

/** Sends a piece again and again until somebody closes, or `most` have gone. */
function trickle({ socket }: Call, piece: string, every: number, most = Infinity): void {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (socket.destroyed || sent > most) clearInterval(timer);
    else socket.write(piece);
  }, every);
}

it.concurrent.each(['', 'POST / HTTP/1.1\r\nHost: x\r\nX-Half'])(
  'closes after headers that stop at %j',
  async (head) => {
    expect(await call(head).answer).not.toContain('got');
  },
);

it.concurrent('closes after headers that come letter by letter', async () => {
  const slow = call('GET / HTTP/1.1\r\nHost: x\r\n');
  trickle(slow, 'x: y\r\n', 20);
  expect(await slow.answer).toContain('408');
});

it.concurrent('closes after half a body', async () => {
  expect(await call('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf').answer).toContain('408');
});

it.concurrent('closes after a body that comes letter by letter', async () => {
  const slow = call('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  trickle(slow, '1\r\nx\r\n', 20);
  expect(await slow.answer).toContain('408');
});

it.concurrent('waits for a body that grows, however long it takes', async () => {
  const began = Date.now();
  const upload = call('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 150000\r\n\r\n');
  trickle(upload, 'x'.repeat(2000), 40, 75);
  expect(await upload.answer).toContain('got 150000');
  expect(Date.now() - began).toBeGreaterThan(WAIT * 1.5);
});
