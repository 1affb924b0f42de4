import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BASE, SocialWorld } from '../../testing/social-fixture.ts';

let world: SocialWorld;
let client: string;

function write(folder: string, name: string, content: string | Uint8Array): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeEach(() => {
  world = new SocialWorld();
  client = join(world.dataDir, 'client');
  write(client, 'index.html', '<head><!--server-generated-meta--><title>Skein</title></head>');
  world.inst.clientDir = client;
});
afterEach(() => world.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await world.app.request(BASE + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('fills the page of the root, of longer paths and of local people, with a nonce of its own each time', async () => {
  world.person('ada', { note_source: 'Keeps "bees"' });
  const nonces = new Set<string>();
  for (const path of ['/', '/main/friends', '/users/ada', '/ada', '/@ada', '/@ada/posts/1']) {
    const { text, headers, status } = await get(path);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect([path, status, text.includes('<title>Skein</title>')]).toEqual([path, 200, true]);
    expect(nonce).toMatch(/^[\w-]{15}$/);
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(6);
  expect((await get('/ada')).text).toContain('content="Keeps &quot;bees&quot;"');
});

it('puts in the page what the client would ask for first', async () => {
  const { text } = await get('/');
  const json = /<script id="initial-results"[^>]*>([^<]*)<\/script>/.exec(text)?.[1] ?? '{}';
  const results = JSON.parse(json);
  for (const path of ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']) {
    const preloaded = JSON.parse(Buffer.from(results[path], 'base64').toString());
    expect(preloaded).toEqual((await world.get(path)).body);
  }
  const panel = JSON.parse(Buffer.from(results['/instance/panel.html'], 'base64').toString());
  expect(panel).toContain('<h4>');
});

it('sends the raw page where Akkoma does', async () => {
  for (const path of ['/about', '/search', '/registration/some-token', '/nobody']) {
    expect((await get(path)).text).toContain('<!--server-generated-meta-->');
  }
});

it('answers 404 to a post nobody may see, and still runs the client there', async () => {
  const ada = world.person('ada');
  const open = await world.post(ada, 'hello');
  const closed = await world.post(ada, 'hush', { visibility: 'private' });
  expect((await get(`/notice/${open.id}`)).status).toBe(200);
  for (const id of [closed.id, 'unknown']) {
    const { status, text } = await get(`/notice/${id}`);
    expect([status, text.includes('initial-results')]).toEqual([404, true]);
  }
});

it('keeps its own paths from being pages', async () => {
  for (const path of ['/api/v1/nothing', '/api', '/oauth/nothing', '/nodeinfo/9', '/.well-known/nothing']) {
    expect(await get(path)).toMatchObject({ status: 404, text: '{"error":"Not implemented"}' });
  }
});

it('serves hashed files for ever and the others only after asking', async () => {
  write(client, 'assets/index-Ab12Cd34.js', 'let a;');
  write(client, 'assets/index-Ab12Cd34.js.gz', gzipSync('let a;'));
  write(client, 'assets/early.js', 'let b;');
  const hashed = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'gzip' });
  expect(hashed.headers.get('cache-control')).toContain('immutable');
  expect(hashed.headers.get('content-encoding')).toBe('gzip');
  const plain = await get('/assets/early.js');
  expect(plain.headers.get('cache-control')).toBe('public, no-cache');
  const again = await get('/assets/early.js', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('lets the admin put files before those of the client, and nothing else of the data folder out', async () => {
  write(client, 'static/config.json', '{"from":"client"}');
  expect((await get('/static/config.json')).text).toContain('client');
  write(world.dataDir, 'static/config.json', '{"from":"admin"}');
  expect((await get('/static/config.json')).text).toContain('admin');
  write(world.dataDir, 'skein.db', 'secret');
  const attempts = ['/skein.db', '/static/../skein.db', '/static/%2e%2e/skein.db', '/media/..%2fskein.db'];
  for (const path of attempts) expect((await get(path)).text).not.toContain('secret');
});

it('answers the page for a static file that is not there, as Akkoma does', async () => {
  const { status, headers } = await get('/static/stickers.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
});

it('serves parts of media files, under a sandbox', async () => {
  write(world.dataDir, 'media/a.mp4', '0123456789');
  const part = await get('/media/a.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get('/media/a.mp4', { range: 'bytes=-3' })).text).toBe('789');
  expect((await get('/media/a.mp4', { range: 'bytes=20-' })).status).toBe(416);
  expect(part.headers.get('content-security-policy')).toBe('sandbox');
  expect((await get('/media/none.png')).status).toBe(404);
});
