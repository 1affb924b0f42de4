import http from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { candidates, findTarget, namesIn } from './target.mjs';

const HAS_IPV6 = Object.values(networkInterfaces())
  .flat()
  .some(({ address }) => address === '::1');

const running = [];
afterEach(() => running.splice(0).forEach((server) => server.close()));

/** A server on a free port; gives its port. */
const serve = (answer, host) =>
  new Promise((resolve, reject) => {
    const server = http.createServer(answer);
    running.push(server);
    server.once('error', reject);
    server.listen(0, host, () => resolve(server.address().port));
  });
const json = (response, body, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the address of a server', () => {
  it.each([
    ['https://social.example', ['https://social.example']],
    ['https://social.example/web/home?x#y', ['https://social.example']],
    ['HTTP://Social.Example/', ['http://social.example']],
    ['social.example', ['https://social.example']],
    ['localhost:3000', ['https://localhost:3000', 'http://localhost:3000']],
    ['[::1]:3000/', ['https://[::1]:3000', 'http://[::1]:3000']],
    ['::1', ['https://[::1]', 'http://[::1]']],
    ['https://user:secret@social.example', ['https://social.example']],
  ])('%s means %j', (text, origins) => {
    expect(candidates(text)).toEqual(origins);
  });

  it.each(['', ' ', 'ftp://x', 'https://', 'not a host', 'javascript://x'])('%j is none', (text) => {
    expect(() => candidates(text)).toThrow(/takes the address of a server/);
  });
});

describe('finding the server', () => {
  it('tries http nearby when no scheme is named', async () => {
    const port = await serve((_request, response) => json(response, { uri: 'social.example' }));
    const { target, origins } = await findTarget(`localhost:${port}/some/path`);
    expect(target.origin).toBe(`http://localhost:${port}`);
    expect(origins).toEqual([target.origin, 'https://social.example', 'http://social.example']);
  });

  it.runIf(HAS_IPV6)('finds one that listens on the other loopback', async () => {
    const port = await serve((_request, response) => json(response, {}), '::1');
    expect((await findTarget(`http://[::1]:${port}`)).target.port).toBe(String(port));
  });

  it('goes where a redirect leads', async () => {
    const port = await serve((_request, response) => json(response, {}));
    const moved = await serve((request, response) =>
      response.writeHead(301, { location: `http://localhost:${port}${request.url}` }).end(),
    );
    expect((await findTarget(`http://localhost:${moved}`)).target.origin).toBe(`http://localhost:${port}`);
  });

  it('stands in for the TLS that a server wants in front of it', async () => {
    const port = await serve((request, response) => {
      if (request.headers['x-forwarded-proto'] === 'https') json(response, { uri: 'a.example' });
      else response.writeHead(301, { location: `https://localhost${request.url}` }).end();
    });
    const { target, behindTls } = await findTarget(`http://localhost:${port}`);
    expect([target.origin, behindTls]).toEqual([`http://localhost:${port}`, true]);
  });

  it('takes a second document where there is no first, and one that tells strangers nothing', async () => {
    const second = await serve((request, response) =>
      request.url === '/api/v2/instance'
        ? json(response, { domain: 'b.example' })
        : response.writeHead(404).end(),
    );
    expect((await findTarget(`http://localhost:${second}`)).origins).toContain('https://b.example');
    const shy = await serve((_request, response) => json(response, { error: 'login' }, 401));
    expect((await findTarget(`http://localhost:${shy}`)).target.port).toBe(String(shy));
  });

  it.each([
    [
      'a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      /not answer as a server/,
    ],
    [
      'a broken server',
      (response) => json(response, { error: 'Down for maintenance' }, 503),
      /503: Down for maintenance/,
    ],
    [
      'a circle',
      (response) => response.writeHead(302, { location: '/api/v1/instance' }).end(),
      /redirects in a circle/,
    ],
    [
      'a nonsense redirect',
      (response) => response.writeHead(302, { location: 'http://' }).end(),
      /redirects in a circle/,
    ],
    ['silence', (response) => response.destroy(), /does not answer/],
  ])('says in one line what %s is', async (_what, answer, words) => {
    const port = await serve((_request, response) => answer(response));
    const error = await findTarget(`http://localhost:${port}`).catch((thrown) => thrown);
    expect(error.message).toMatch(words);
    expect(error.message).not.toContain('\n');
  });

  it('keeps the streaming host of a server under test only when it is reachable from here', () => {
    const target = new URL('http://localhost:4001');
    const at = (streaming_api) => namesIn({ urls: { streaming_api } }, target).streaming.origin;
    expect(at('wss://social.test')).toBe('http://localhost:4001');
    expect(at('ws://localhost:4444/api/v1/streaming')).toBe('http://localhost:4444');
    expect(at('nonsense')).toBe('http://localhost:4001');
    const real = namesIn(
      { configuration: { urls: { streaming: 'wss://stream.a.example' } } },
      new URL('https://a.example'),
    );
    expect(real.streaming.origin).toBe('https://stream.a.example');
  });
});
