import { describe, expect, it } from 'vitest';
import type { NotificationBundle } from '@/api/decode/notification';
import { ApiError } from '@/domain/api-error';
import { settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { notification, page } from '@/data/testing/make';
import { testRealm, type TestRealmOptions } from '@/data/testing/test-realm';

async function hearing(options: TestRealmOptions = {}) {
  const all: NotificationBundle[] = [notification('1')];
  const world = testRealm({
    ...options,
    answers: {
      notifications: async ({ sinceId = '0' }) =>
        page(all.filter(({ notification: { id } }) => Number(id) > Number(sinceId))),
      ...options.answers,
    },
  });
  const told: string[] = [];
  const acting = await world.realm.late.acting.load();
  const stop = acting.hear(({ id }) => told.push(id));
  await settled();
  const arrive = (id: string): NotificationBundle => {
    const bundle = notification(id);
    all.unshift(bundle);
    return bundle;
  };
  const socket = () => world.remote.sockets.at(-1);
  const asked = () => world.remote.calls.notifications.length;
  return { ...world, told, arrive, stop, socket, asked };
}

describe('the notifications of an account that is not shown', () => {
  it('come by a stream of notifications alone, and what was there before is not told', async () => {
    const world = await hearing();
    expect(world.remote.calls.openSocket[0]?.[1]).toBe('user:notification');
    world.socket()?.onOpen();
    await settled();
    expect(world.told).toEqual([]);
    world.socket()?.onFrame({ is: 'notification', bundle: world.arrive('2') }, '');
    expect(world.told).toEqual(['2']);
    expect(world.realm.records.account('a2').get()?.id).toBe('a2');
    await world.clock.advance(3_600_000);
    expect(world.asked()).toBe(1);
    world.stop();
    expect(world.socket()?.closed).toBe(true);
  });

  it('that came while the stream was broken are asked for when it is back, each told once', async () => {
    const world = await hearing();
    world.socket()?.onOpen();
    await settled();
    world.socket()?.onClose(1006);
    const missed = world.arrive('2');
    await world.clock.advance(5_000);
    expect(world.remote.sockets).toHaveLength(2);
    world.socket()?.onOpen();
    await settled();
    world.socket()?.onFrame({ is: 'notification', bundle: missed }, '');
    expect(world.told).toEqual(['2']);
  });

  it('are asked for every five minutes where nothing is streamed, and the stream is tried ever more seldom', async () => {
    const world = await hearing();
    for (let tries = 0; tries < 12; tries += 1) {
      world.socket()?.onClose(1006);
      await world.clock.advance(300_000);
    }
    expect(world.remote.sockets).toHaveLength(13);
    expect(world.asked()).toBeGreaterThan(10);
    expect(world.asked()).toBeLessThan(14);
    world.arrive('2');
    await world.clock.advance(300_000);
    expect(world.told).toEqual(['2']);
    world.stop();
    const asked = world.asked();
    await world.clock.advance(3_600_000);
    expect(world.asked()).toBe(asked);
  });

  it('are not asked for again where the account is not let in any more', async () => {
    const world = await hearing({
      server: fakeServer({ streaming: false }),
      answers: { notifications: () => Promise.reject(new ApiError('unauthorized', { status: 401 })) },
    });
    expect(world.remote.sockets).toHaveLength(0);
    await world.clock.advance(3_600_000);
    expect(world.asked()).toBe(1);
    expect(world.realm.notices.list.get()).toEqual([]);
  });
});
