import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertRow } from '../storage/insert.ts';
import { overrideSettings } from '../storage/settings.ts';
import { type Person, SocialWorld } from '../testing/social-fixture.ts';
import type { Hub } from '../lib/hub.ts';
import { createSocketHub, type SocketHub } from './socket-hub.ts';

let hub: SocketHub;
let world: SocialWorld;
let ada: Person;
let bob: Person;
/** Connections that the hub delivers to. */
let open: number;

beforeEach(() => {
  open = 0;
  hub = createSocketHub();
  const counting: Hub = {
    publish: (event) => hub.publish(event),
    revoke: (id) => hub.revoke(id),
    close: () => hub.close(),
    join(listener) {
      const leave = hub.join(listener);
      open += 1;
      return () => {
        open -= 1;
        leave();
      };
    },
  };
  world = new SocialWorld(counting);
  hub.attach(createServer(), world.inst);
  ada = world.person('ada');
  bob = world.person('bob');
  world.follow(ada, bob);
});
afterEach(() => {
  hub.close();
  world.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  world.app.request(`http://tide.test/api/v1/streaming/${path}`, { headers });
const as = (person: Person) => ({ authorization: `Bearer ${person.token}` });

/** Opens a stream; `next()` resolves to the next block of it, null at its end. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.getReader();
  const next = async () => {
    const read = await reader?.read();
    return read?.value === undefined ? null : new TextDecoder().decode(read.value);
  };
  expect(await next()).toBe(':)\n');
  return { next, leave: async () => reader?.cancel() };
}

/** Name and data of a block. */
function read(block: string | null): { event: string; data: string } {
  const found = /^event: (\S+)\ndata: (.*)\n\n$/.exec(block ?? '');
  return { event: found?.[1] ?? '', data: found?.[2] ?? '' };
}

describe('streams over plain HTTP', () => {
  it('bring posts, notifications and deletions of the home timeline to its reader', async () => {
    const home = await listen('user', as(ada));
    const { id } = await world.post(bob, '@ada hi');
    await world.call('DELETE', `/api/v1/statuses/${id}`, bob);
    const notified = read(await home.next());
    expect(notified.event).toBe('notification');
    expect(JSON.parse(notified.data)).toMatchObject({ type: 'mention', status: { id } });
    const posted = read(await home.next());
    expect(posted.event).toBe('update');
    expect(JSON.parse(posted.data)).toMatchObject({ id, account: { acct: 'bob' } });
    expect(read(await home.next())).toEqual({ event: 'delete', data: JSON.stringify(id) });
  });

  it('are named by their path: local, tag, list, direct', async () => {
    const list = insertRow(world.inst.db, 'lists', { account_id: ada.id, title: 'l' });
    insertRow(world.inst.db, 'list_members', { list_id: list, account_id: bob.id });
    const paths = [
      'public',
      'public/local',
      'hashtag?tag=Bees',
      'hashtag/local?tag=bees',
      `list?list=${list}`,
    ];
    const streams = await Promise.all(paths.map((path) => listen(path, as(ada))));
    const direct = await listen('direct', as(ada));
    const media = await listen('public?only_media=true');
    const { id } = await world.post(bob, 'buzz #bees');
    for (const stream of streams) expect(JSON.parse(read(await stream.next()).data)).toMatchObject({ id });
    const { id: psst } = await world.post(bob, '@ada psst', { visibility: 'direct' });
    expect(JSON.parse(read(await direct.next()).data)).toMatchObject({ id: psst });
    expect(read(await direct.next()).event).toBe('conversation');
    const quiet = media.next();
    await media.leave();
    expect(await quiet).toBeNull();
  });

  it('refuse a bad token, a guest who wants a personal stream, and streams that are not', async () => {
    expect((await ask('public', { authorization: 'Bearer bad' })).status).toBe(401);
    expect((await ask('public?access_token=bad')).status).toBe(401);
    for (const path of ['user', 'user/notification', 'direct', 'list?list=1']) {
      expect((await ask(path)).status, path).toBe(401);
    }
    for (const path of ['nonsense', 'hashtag', 'public/nowhere', 'list?list=99']) {
      expect((await ask(path, as(ada))).status, path).toBe(404);
    }
    overrideSettings(world.inst.db, { isPrivate: true });
    expect((await ask('public')).status).toBe(401);
    expect(open).toBe(0);
  });

  it('take the token of the query from a browser, which cannot send a header', async () => {
    const home = await listen(`user?access_token=${ada.token}`);
    await world.post(bob, 'hi');
    expect(read(await home.next()).event).toBe('update');
  });

  it('leave nobody behind: not who went, not who only asked for the headers', async () => {
    const stream = await listen('public');
    expect(open).toBe(1);
    await stream.leave();
    expect(open).toBe(0);
    const head = await world.app.request('http://tide.test/api/v1/streaming/public', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(open).toBe(0);
  });

  it('end with their token and with the server', async () => {
    const [home, everybody] = [await listen('user', as(ada)), await listen('public')];
    const row = world.inst.db.get<{ id: number }>('SELECT id FROM tokens WHERE account_id = ?', ada.id);
    hub.revoke(row?.id ?? 0);
    expect(await home.next()).toBeNull();
    hub.close();
    expect(await everybody.next()).toBeNull();
    expect(open).toBe(0);
  });

  it('cut off a reader who does not read', async () => {
    await listen('public');
    const { id } = await world.post(bob, 'x'.repeat(5000));
    for (let i = 0; i < 600; i += 1) hub.publish({ type: 'update', statusId: id });
    expect(open).toBe(0);
  });

  it('say that they are there', async () => {
    expect(await (await ask('health')).text()).toBe('OK');
  });
});
