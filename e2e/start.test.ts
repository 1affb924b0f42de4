import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { WebSocket } from 'ws';
import { freePort, startInstance } from './support/instance';
import { ROOT } from './support/places';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs `npm start`'s script with options until it ends by itself, or until `until` was printed. */
function start(options: readonly string[], until?: RegExp): Promise<Ended & { stop(): Promise<Ended> }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs'), ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (code) => resolve({ code, output }));
  });
  return new Promise((resolve) => {
    const look = (chunk: Buffer): void => {
      output += chunk.toString();
      if (until?.test(output)) {
        const stop = (): Promise<Ended> => {
          child.kill('SIGINT');
          return ended;
        };
        resolve({ code: null, output, stop });
      }
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then((end) => resolve({ ...end, stop: () => ended }));
  });
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

test.describe('npm start', () => {
  test('says in one line what keeps it from starting: a port that is taken, a data folder that cannot be written, a real server that does not answer, nonsense', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(port, resolve);
    });
    const folder = mkdtempSync(join(tmpdir(), 'skein-start-'));
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    // Side by side: each waits for itself.
    const [taken, unwritable, silent, many, colour] = await Promise.all([
      start(['--port', String(port), '--data', join(folder, 'data'), '--empty']),
      start(['--port', String(await freePort()), '--data', join(file, 'data')]),
      start(['--server', `http://localhost:${await freePort()}`]),
      start(['--port', 'many']),
      start(['--colour']),
    ]);
    other.close();
    rmSync(folder, { recursive: true });
    expect(lastLine(taken.output)).toMatch(new RegExp(`port ${port} is taken`, 'i'));
    expect(lastLine(unwritable.output)).toMatch(/^Cannot use the data folder .*Name another with --data/);
    expect(lastLine(silent.output)).toMatch(/does not answer/);
    for (const { output } of [many, colour]) expect(output).toMatch(/^skein: /);
    for (const { code, output } of [taken, unwritable, silent, many, colour]) expect(code, output).toBe(1);
  });

  test('serves the client in front of a real server, stays up when that goes away, goes on when it is back, and ends cleanly by Ctrl-C', async () => {
    const port = await freePort();
    const first = await startInstance({ port });
    const at = await freePort();
    const proxy = await start(['--port', String(at), '--server', `localhost:${port}`], /Ctrl-C/);
    const url = `http://localhost:${at}`;
    const posts = (accept = 'application/json'): Promise<Response> =>
      fetch(`${url}/api/v1/timelines/public?limit=1`, { headers: { accept } });
    const client = await fetch(`${url}/main/all`);
    expect(client.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(await client.text()).toContain('<div id="app">');
    expect(await (await posts()).json()).toHaveLength(1);
    await first.kill();
    const gone = await posts();
    expect(gone.status).toBe(502);
    expect(await gone.json()).toEqual({ error: 'The server does not answer' });
    const page = await fetch(`${url}/oauth/authorize`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/plain');
    for (const path of ['//elsewhere.example/api/v1/instance', '/%', '/api/v1/%%']) {
      const answer = await new Promise<number>((resolve, reject) => {
        get({ host: 'localhost', port: at, path }, (got) => resolve(got.statusCode ?? 0)).once(
          'error',
          reject,
        );
      });
      expect(answer, path).toBeGreaterThan(0);
    }
    const second = await startInstance({ port });
    expect((await posts()).status).toBe(200);
    // A socket that stays open holds nobody up.
    const socket = new WebSocket(`ws://localhost:${at}/api/v1/streaming?stream=public`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    expect((await proxy.stop()).code).toBe(0);
    await closed;
    await second.stop();
  });

  test('loses nothing that was acknowledged when it is killed', async () => {
    const data = mkdtempSync(join(tmpdir(), 'skein-kill-'));
    const first = await startInstance({ data, empty: true });
    const form = (fields: Record<string, string>): RequestInit => ({
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const json = async (path: string, init: RequestInit): Promise<Record<string, string>> =>
      (await fetch(first.url + path, init)).json();
    const app = await json(
      '/api/v1/apps',
      form({ client_name: 'kill', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read write' }),
    );
    const credentials = { client_id: app['client_id'] ?? '', client_secret: app['client_secret'] ?? '' };
    const appToken = await json(
      '/oauth/token',
      form({ ...credentials, grant_type: 'client_credentials', scope: 'read write' }),
    );
    const registered = await json('/api/v1/accounts', {
      ...form({
        username: 'first',
        password: 'long enough 1',
        email: 'a@b.example',
        agreement: 'true',
        fullname: 'First',
      }),
      headers: { authorization: `Bearer ${appToken['access_token'] ?? ''}` },
    });
    const headers = { authorization: `Bearer ${registered['access_token'] ?? ''}` };
    const acknowledged: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const post = await json('/api/v1/statuses', { ...form({ status: `Post ${i}` }), headers });
      acknowledged.push(post['id'] ?? '');
    }
    await first.kill();
    const second = await startInstance({ data, empty: true });
    for (const id of acknowledged) {
      expect((await fetch(`${second.url}/api/v1/statuses/${id}`, { headers })).status, id).toBe(200);
    }
    await second.stop();
    rmSync(data, { recursive: true, force: true });
  });
});
