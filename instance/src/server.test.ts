import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from './storage/open.ts';
import { startServer, type RunningServer } from './server.ts';

let dataDir: string;
let running: RunningServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'skein-server-'));
  const { db } = openData(dataDir);
  running = await startServer({ db, dataDir, port: 0, patience: { wait: 600, progress: 1000 } });
});
afterEach(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true });
});

/** What comes back until the other side closes. */
function answerTo(text: string): Promise<string> {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  return new Promise((resolve) => {
    socket.on('close', () => resolve(answer));
    socket.on('error', () => {});
  });
}

it.each([
  ['nothing at all', ''],
  ['half a head', 'GET /api/v1/instance HTTP/1.1\r\nHost: x\r\nX-Half'],
  [
    'half a body',
    'POST /api/v1/statuses HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"st',
  ],
])('closes a connection that sends %s', async (_, text) => {
  expect(await answerTo(text)).not.toMatch(/^HTTP\/1.1 200/);
});
