import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import { WebSocket } from 'ws';
import { insertRow } from '../storage/insert.ts';
import { SocialWorld, type Person } from '../testing/social-fixture.ts';
import { createSocketHub, type SocketHub } from './socket-hub.ts';

interface Frame {
  stream?: string[];
  event: string;
  payload: string;
}

let hub: SocketHub;
let world: SocialWorld;
let server: Server;
let port: number;
let ada: Person;
let bob: Person;

beforeEach(async () => {
  hub = createSocketHub();
  world = new SocialWorld(hub);
  server = createServer((_, response) => response.end());
  hub.attach(server, world.inst);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  ada = world.person('ada');
  bob = world.person('bob');
  world.follow(ada, bob);
});
afterEach(async () => {
  hub.close();
  await new Promise((resolve) => server.close(resolve));
  world.close();
});

/** Opens a socket and gathers its frames; resolves when the handshake is done. */
async function open(query: string, protocol?: string, slash = '/') {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/api/v1/streaming${slash}${query}`,
    protocol ? [protocol] : [],
  );
  const texts: string[] = [];
  socket.on('message', (data) => texts.push(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const frames = (): Frame[] => texts.map((text) => JSON.parse(text));
  return { socket, texts, frames };
}

/** The HTTP status of a handshake that is refused. */
function refused(query: string, protocol?: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/streaming${query}`, protocol ? [protocol] : []);
  return new Promise((resolve, reject) => {
    socket.once('open', () => reject(new Error('it opened')));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

/** Everything sent so far has arrived once the answer to a ping has. */
async function settled({ socket, texts }: { socket: WebSocket; texts: string[] }): Promise<void> {
  const before = texts.filter((text) => text === 'pong').length;
  socket.send('ping');
  await expect.poll(() => texts.filter((text) => text === 'pong').length).toBe(before + 1);
  for (let index = texts.indexOf('pong'); index >= 0; index = texts.indexOf('pong')) texts.splice(index, 1);
}

describe('the handshake', () => {
  it('takes the token as query or as subprotocol, which it echoes', async () => {
    await open(`?access_token=${ada.token}&stream=user`);
    const { socket } = await open('?stream=user', ada.token, '');
    expect(socket.protocol).toBe(ada.token);
  });

  it('refuses a bad token, a guest who wants a personal stream, and streams that are not', async () => {
    expect(await refused('?access_token=bad&stream=user')).toBe(401);
    expect(await refused('?stream=public', 'bad')).toBe(401);
    expect(await refused('?stream=user')).toBe(401);
    expect(await refused(`?access_token=${ada.token}&stream=nonsense`)).toBe(404);
    expect(await refused('?stream=hashtag')).toBe(404);
    const list = insertRow(world.inst.db, 'lists', { account_id: bob.id, title: 'his' });
    expect(await refused(`?access_token=${ada.token}&stream=list&list=${list}`)).toBe(404);
  });

  it('tells a plain request to upgrade', async () => {
    expect((await world.app.request('http://tide.test/api/v1/streaming/?stream=public')).status).toBe(426);
  });
});

describe('frames', () => {
  it('bring a mention to the user stream: notification first, then the post, then its edit and its end', async () => {
    const client = await open(`?access_token=${ada.token}&stream=user`);
    const { id } = await world.post(bob, '@ada hi');
    await world.call('PUT', `/api/v1/statuses/${id}`, bob, { status: '@ada hello' });
    await world.call('DELETE', `/api/v1/statuses/${id}`, bob);
    await settled(client);
    expect(client.frames().map(({ event, stream }) => [event, stream])).toEqual([
      ['notification', ['user']],
      ['update', [`user:${ada.id}`]],
      ['status.update', [`user:${ada.id}`]],
      ['delete', undefined],
    ]);
    expect(JSON.parse(client.frames()[1]?.payload ?? '')).toMatchObject({ id, account: { acct: 'bob' } });
    expect(client.frames()[3]?.payload).toBe(id);
  });

  it('keep what is private from everybody else', async () => {
    const eve = world.person('eve');
    const clients = [
      await open(`?access_token=${eve.token}&stream=user`),
      await open('?stream=public'),
      await open('?stream=hashtag&tag=x'),
    ];
    const { id } = await world.post(bob, '@ada #x psst', { visibility: 'direct' });
    await world.call('DELETE', `/api/v1/statuses/${id}`, bob);
    await world.post(bob, '#x followers', { visibility: 'private' });
    for (const client of clients) {
      await settled(client);
      expect(client.frames()).toEqual([]);
    }
  });

  it('come on every stream whose timeline holds the post', async () => {
    const list = insertRow(world.inst.db, 'lists', { account_id: ada.id, title: 'l' });
    insertRow(world.inst.db, 'list_members', { list_id: list, account_id: bob.id });
    const streams = ['public', 'public:local', 'hashtag&tag=Bees', `list&list=${list}`];
    const clients = await Promise.all(
      streams.map((stream) => open(`?access_token=${ada.token}&stream=${stream}`)),
    );
    const quiet = await open('?stream=public:media');
    await world.post(bob, 'buzz #bees');
    await Promise.all([...clients, quiet].map(settled));
    expect(clients.map((client) => client.frames().map(({ stream }) => stream?.[0]))).toEqual([
      ['public'],
      ['public:local'],
      ['hashtag:bees'],
      [`list:${list}`],
    ]);
    expect(quiet.frames()).toEqual([]);
  });

  it('bring a direct post and its conversation to the direct stream', async () => {
    const client = await open(`?access_token=${ada.token}&stream=direct`);
    await world.post(bob, '@ada psst', { visibility: 'direct' });
    await settled(client);
    expect(client.frames().map(({ event, stream }) => [event, stream?.[0]])).toEqual([
      ['update', `direct:${ada.id}`],
      ['conversation', `direct:${ada.id}`],
    ]);
    expect(JSON.parse(client.frames()[1]?.payload ?? '')).toMatchObject({
      unread: true,
      accounts: [{ acct: 'bob' }],
    });
  });

  it('come after a subscribe message and stop after unsubscribe; nonsense is not answered', async () => {
    const client = await open(`?access_token=${ada.token}`);
    for (const text of [
      '{',
      '[]',
      '{"type":"subscribe","stream":"bogus"}',
      '{"type":"subscribe","stream":"user:notification"}',
    ]) {
      client.socket.send(text);
    }
    await settled(client);
    await world.post(bob, '@ada one');
    await settled(client);
    expect(client.frames().map(({ stream }) => stream)).toEqual([['user:notification']]);
    client.socket.send('{"type":"unsubscribe","stream":"user:notification"}');
    await settled(client);
    await world.post(bob, '@ada two');
    await settled(client);
    expect(client.frames()).toHaveLength(1);
  });

  it('name the streams as asked for by message, deletions too', async () => {
    const client = await open(`?access_token=${ada.token}`);
    client.socket.send('{"type":"subscribe","stream":"user"}');
    await settled(client);
    const { id } = await world.post(ada, 'own');
    await world.call('DELETE', `/api/v1/statuses/${id}`, ada);
    await settled(client);
    expect(client.frames().map(({ event, stream }) => [event, stream?.includes('user')])).toEqual([
      ['update', true],
      ['delete', true],
    ]);
  });

  it('leave out blocked people and repeats of own posts', async () => {
    const client = await open(`?access_token=${ada.token}&stream=user`);
    const { id } = await world.post(ada, 'own');
    await world.call('POST', `/api/v1/statuses/${id}/reblog`, bob);
    insertRow(world.inst.db, 'blocks', { account_id: ada.id, target_id: bob.id, created_at: world.now });
    await world.post(bob, '@ada hi');
    await settled(client);
    expect(client.frames().map(({ event }) => event)).toEqual(['update', 'notification']);
  });
});

it('closes the sockets of a revoked token', async () => {
  const client = await open(`?access_token=${ada.token}&stream=user`);
  const closed = new Promise((resolve) => client.socket.once('close', resolve));
  const row = world.inst.db.get<{ id: number }>('SELECT id FROM tokens WHERE account_id = ?', ada.id);
  hub.revoke(row?.id ?? 0);
  expect(await closed).toBe(1008);
});
