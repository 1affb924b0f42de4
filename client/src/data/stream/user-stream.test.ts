import { describe, expect, it } from 'vitest';
import { FakeBrowser, FakeClock, settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { bundle, id, ids, notification, page, statusJson } from '@/data/testing/make';
import { testRealm, timelineOf, type TestRealmOptions } from '@/data/testing/test-realm';

const messages = (world: ReturnType<typeof testRealm>): string[] =>
  world.realm.notices.list.get().map((notice) => notice.messageKey);

async function started(options: TestRealmOptions = {}) {
  const world = testRealm(options);
  const stop = world.realm.start();
  await settled();
  const socket = () => world.remote.sockets.at(-1);
  return { ...world, stop, socket, state: () => world.realm.stream.state.get() };
}

const frameOf = (name: string): string =>
  JSON.stringify({ stream: ['user'], event: 'update', payload: JSON.stringify(statusJson(name)) });

describe('the user stream (RT-01)', () => {
  it('starts, joins and says nothing about it', async () => {
    const world = await started();
    expect(world.state()).toBe('starting_initial');
    world.socket()?.onOpen();
    expect(world.state()).toBe('joined');
    expect(messages(world)).toEqual([]);
  });

  it('is tried again after 1, 2, 3, 3 seconds, and from 1 after it opened', async () => {
    const world = await started();
    const waits: number[] = [];
    for (const expected of [1, 2, 3, 3]) {
      const before = world.remote.sockets.length;
      world.socket()?.onClose(1006);
      expect(world.state()).toBe('error');
      await world.clock.advance(expected * 1000 - 1);
      expect(world.remote.sockets).toHaveLength(before);
      await world.clock.advance(1);
      waits.push(world.remote.sockets.length - before);
      expect(world.state()).toBe('starting');
    }
    expect(waits).toEqual([1, 1, 1, 1]);
    world.socket()?.onOpen();
    world.socket()?.onClose(1006);
    const before = world.remote.sockets.length;
    await world.clock.advance(1000);
    expect(world.remote.sockets).toHaveLength(before + 1);
  });

  it('tells a break once with its code, and the return', async () => {
    const world = await started();
    world.socket()?.onOpen();
    world.socket()?.onClose(1006);
    await settled();
    expect(world.realm.notices.list.get()).toMatchObject([
      {
        level: 'warning',
        messageKey: 'stream_notices.socket_broke',
        details: 'CloseEvent code 1006',
        timeout: 5000,
      },
    ]);
    await world.clock.advance(1000);
    world.socket()?.onClose(1006);
    expect(messages(world)).toHaveLength(1);
    await world.clock.advance(2000);
    world.socket()?.onOpen();
    expect(messages(world).at(-1)).toBe('stream_notices.socket_reconnected');
  });

  it('that a server names and does not have is asked for ever more seldom, and told of once', async () => {
    const world = await started();
    for (const seconds of [1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 12, 24, 48, 96, 192, 300, 300]) {
      const before = world.remote.sockets.length;
      world.socket()?.onClose(1006);
      await settled();
      const shown = messages(world);
      if (before === 1) expect(shown).toEqual(['stream_notices.socket_broke']);
      expect(shown.length).toBeLessThan(2);
      await world.clock.advance(seconds * 1000 - 1);
      expect(world.remote.sockets).toHaveLength(before);
      await world.clock.advance(1);
      expect(world.remote.sockets).toHaveLength(before + 1);
    }
    expect(messages(world)).toEqual([]);
  });

  it.each([1000, 1001])('is over after %i: polling takes its place', async (code) => {
    const world = await started();
    world.socket()?.onOpen();
    await settled();
    const asked = world.remote.calls.timeline.length;
    world.socket()?.onClose(code);
    expect(world.state()).toBe('closed');
    await world.clock.advance(25_000);
    expect(world.remote.sockets).toHaveLength(1);
    expect(world.remote.calls.timeline.length).toBeGreaterThan(asked);
    expect(messages(world)).toEqual([]);
  });

  it('fetches the gap after a return', async () => {
    let all = [bundle(id(1))];
    const world = await started({ answers: { timeline: timelineOf(() => all) } });
    world.realm.timelines.open('home');
    world.socket()?.onOpen();
    await settled();
    world.socket()?.onClose(1006);
    all = [bundle(id(2)), ...all];
    await world.clock.advance(1000);
    world.socket()?.onOpen();
    await settled();
    world.realm.timelines.showNew('home');
    expect(world.realm.timelines.view('home').get().ids).toEqual(ids(2, 1));
    expect(world.remote.calls.notifications.length).toBeGreaterThan(2);
  });

  it('is opened anew when the network is back, though it counts as open: its other end may be gone', async () => {
    const world = await started();
    world.socket()?.onOpen();
    await settled();
    const old = world.remote.sockets[0];
    world.platform.page.set({ online: false });
    expect(world.remote.sockets).toHaveLength(1);
    world.platform.page.set({ online: true });
    await settled();
    expect(old?.closed).toBe(true);
    expect(world.remote.sockets).toHaveLength(2);
    world.socket()?.onOpen();
    expect(world.state()).toBe('joined');
    expect(messages(world)).toEqual(['notices.connection_back']);
  });

  it('is opened anew after a long silence without a word about it, and fetches what it may have missed', async () => {
    let all = [bundle(id(1))];
    const world = await started({ answers: { timeline: timelineOf(() => all) } });
    world.realm.timelines.open('home');
    world.socket()?.onOpen();
    await settled();
    all = [bundle(id(2)), ...all];
    world.socket()?.onSilent?.();
    expect(world.remote.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    world.socket()?.onOpen();
    await settled();
    world.realm.timelines.showNew('home');
    expect(world.realm.timelines.view('home').get().ids).toEqual(ids(2, 1));
    expect(messages(world)).toEqual([]);
  });

  it('does not try while offline, and at once when online again', async () => {
    const world = await started();
    world.socket()?.onOpen();
    world.platform.page.set({ online: false });
    world.socket()?.onClose(1006);
    await world.clock.advance(60_000);
    expect(world.remote.sockets).toHaveLength(1);
    world.platform.page.set({ online: true });
    await settled();
    expect(world.remote.sockets).toHaveLength(2);
    world.socket()?.onOpen();
    expect(messages(world)).toEqual(['notices.connection_back']);
  });

  it('is off for visitors, without streaming on the server, and by preference', async () => {
    expect((await started({ account: null })).remote.sockets).toHaveLength(0);
    expect((await started({ server: fakeServer({ streaming: false }) })).remote.sockets).toHaveLength(0);
    const world = await started();
    world.realm.settings.set('useStreamingApi', false);
    expect(world.socket()?.closed).toBe(true);
    expect(world.state()).toBe('disabled');
    world.realm.settings.set('useStreamingApi', true);
    expect(world.state()).toBe('starting_initial');
  });

  it('begins when the server says only later that it streams', async () => {
    const world = await started({ server: fakeServer({ streaming: false }, { streamingBase: null }) });
    expect(world.remote.sockets).toHaveLength(0);
    world.realm.setServer(fakeServer());
    expect(world.remote.sockets).toHaveLength(1);
    world.realm.setServer(fakeServer());
    expect(world.remote.sockets).toHaveLength(1);
  });

  it('warns of unknown events and does nothing else (RT-02)', async () => {
    const world = await started();
    world.socket()?.onFrame({ is: 'unknown', event: 'conversation' }, '');
    world.socket()?.onFrame({ is: 'filters_changed' }, '');
    expect(world.platform.warnings).toEqual(['streaming: unknown event "conversation"']);
  });

  it('closes its socket and leaves no timer behind when the realm stops', async () => {
    const world = await started();
    world.socket()?.onOpen();
    await settled();
    // What waits for a quiet moment has had it.
    await world.clock.advance(0);
    await settled();
    world.stop();
    expect(world.socket()?.closed).toBe(true);
    expect(world.clock.waiting).toBe(0);
    expect(world.state()).toBe('disabled');
  });
});

describe('several tabs', () => {
  async function twoTabs() {
    const browser = new FakeBrowser();
    const clock = new FakeClock();
    const posts = [bundle(id(1))];
    const options = { browser, clock, answers: { timeline: timelineOf(() => posts) } };
    const first = await started(options);
    const second = await started(options);
    first.socket()?.onOpen();
    await settled();
    return { first, second, clock, posts };
  }

  it('have one socket: the leader passes frames and state on', async () => {
    const { first, second } = await twoTabs();
    expect(second.remote.sockets).toHaveLength(0);
    expect(second.state()).toBe('joined');
    const raw = frameOf(id(2));
    first.socket()?.onFrame({ is: 'update', bundle: bundle(id(2)) }, raw);
    expect(second.realm.timelines.view('home').get().queued).toBe(1);
    expect(second.realm.records.status(id(2)).get()?.text).toBe('post s000002');
  });

  it('learn how the stream stands when they open later', async () => {
    const { first } = await twoTabs();
    expect(first.state()).toBe('joined');
    const browser = new FakeBrowser();
    const leader = await started({ browser });
    leader.socket()?.onOpen();
    const late = await started({ browser });
    expect(late.state()).toBe('joined');
  });

  it('go on when the leader leaves: the next one opens a socket', async () => {
    const { first, second } = await twoTabs();
    first.stop();
    await settled();
    expect(second.remote.sockets).toHaveLength(1);
    second.socket()?.onOpen();
    second.socket()?.onFrame({ is: 'update', bundle: bundle(id(3)) }, frameOf(id(3)));
    expect(second.realm.timelines.view('home').get().queued).toBe(1);
  });

  it('share what one of them has polled, so that each list is asked for once', async () => {
    const { first, second, clock, posts } = await twoTabs();
    first.socket()?.onClose(1000);
    first.realm.settings.set('useStreamingApi', false);
    await settled();
    const asked = second.remote.calls.timeline.length;
    posts.unshift(bundle(id(2)));
    // The first rounds may overlap; from then on one tab asks for both.
    await clock.advance(100_000);
    expect(second.realm.timelines.view('home').get().queued).toBe(1);
    expect(first.realm.timelines.view('home').get().queued).toBe(1);
    const [a, b] = [first.remote.calls.timeline.length, second.remote.calls.timeline.length - asked];
    expect(Math.min(a, b)).toBeLessThanOrEqual(2);
  });

  it('see in both what was read in one', async () => {
    const browser = new FakeBrowser();
    const answers = {
      notifications: async () => page([notification('5'), notification('4')]),
      markNotificationsRead: async () => undefined,
    };
    const first = await started({ browser, answers });
    const second = await started({ browser, answers });
    expect(second.realm.notifications.view.get().unseen).toBe(2);
    first.realm.notifications.markSeen('4');
    expect(second.realm.notifications.view.get().unseen).toBe(1);
    first.realm.notifications.markAllSeen();
    expect(second.realm.notifications.view.get().unseen).toBe(0);
    expect(second.remote.calls.markNotificationsRead).toHaveLength(0);
  });
});
