import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-main-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Started {
  child: ChildProcess;
  url: string;
}

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, '--empty', '--quiet', ...args]);
  running.push(child);
  return child;
}

function start(...args: string[]): Promise<Started> {
  const child = run('--port', '0', '--data', folder, ...args);
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /^ready (\S+)$/m.exec(text)?.[1];
      if (url !== undefined) resolve({ child, url });
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stderr })));
}

async function send(url: string, path: string, body: object, token = ''): Promise<Record<string, string>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
}

/** Registers somebody; the token. */
async function register(url: string, username: string): Promise<string | undefined> {
  const scopes = 'read write follow';
  const app = await send(url, '/api/v1/apps', { client_name: 'x', redirect_uris: 'urn:x:y', scopes });
  const { client_id, client_secret } = app;
  const grant_type = 'client_credentials';
  const own = await send(url, '/oauth/token', { client_id, client_secret, grant_type });
  const password = 'long enough';
  const made = await send(
    url,
    '/api/v1/accounts',
    { username, password, agreement: true },
    own['access_token'],
  );
  return made['access_token'];
}

it('loses nothing it acknowledged when it is killed', async () => {
  const first = await start();
  const token = await register(first.url, 'ada');
  const posts = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(first.url, '/api/v1/statuses', { status: `no ${index}` }, token),
    ),
  );
  first.child.kill('SIGKILL');
  await ended(first.child);
  const second = await start();
  for (const { id, content } of posts) {
    const response = await fetch(`${second.url}/api/v1/statuses/${id}`);
    expect(await response.json()).toMatchObject({ id, content });
  }
  const later = await send(second.url, '/api/v1/statuses', { status: 'later' }, token);
  expect(posts.every(({ id = '' }) => id < (later['id'] ?? ''))).toBe(true);
});

it('stops cleanly when asked, with a client still connected', async () => {
  const { child, url } = await start();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming?stream=public`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  child.kill('SIGTERM');
  expect((await ended(child)).code).toBe(0);
});

it('says in one line that the port is taken', async () => {
  const { url } = await start();
  const port = new URL(url).port;
  const { code, stderr } = await ended(run('--port', port, '--data', join(folder, 'other')));
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken. Stop what listens there, or choose another with --port N.\n`);
  expect(existsSync(join(folder, 'other'))).toBe(false);
});

it('says what is wrong with an option before it makes anything', async () => {
  const { code, stderr } = await ended(run('--registration', 'maybe', '--data', join(folder, 'other')));
  expect(code).toBe(1);
  expect(stderr).toMatch(/--registration maybe is none of open, /);
  expect(existsSync(join(folder, 'other'))).toBe(false);
});

it('says in one line that the data folder cannot be used', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, stderr } = await ended(run('--port', '0', '--data', file));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot use the data folder .*a-file \(.+\)\. Name another with --data DIR\.\n$/);
});

it('says in one line that another one has the data folder, until that is gone', async () => {
  const { child } = await start();
  const { code, stderr } = await ended(run('--port', '0', '--data', folder));
  expect(code).toBe(1);
  expect(stderr).toBe(
    `The data folder ${folder} is in use by another Skein. Stop that, or name another with --data DIR.\n`,
  );
  child.kill('SIGKILL');
  await ended(child);
  expect((await start()).url).toMatch(/^http/);
}, 30_000);
