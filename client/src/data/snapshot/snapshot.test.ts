import { describe, expect, it } from 'vitest';
import { settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { accountJson, bundle, id, ids, notification, page, repeatOf } from '@/data/testing/make';
import { keptIn, testRealm, timelineOf } from '@/data/testing/test-realm';
import { dropRealmSnapshot, preloadRealmSnapshot } from './preload';

const KEY = 'https://tidepool.example|me';

/** A session that has read, then left the page. */
async function leftBehind(count = 60) {
  const all = [repeatOf(id(count + 1), 'original'), ...ids(count, 1).map((name) => bundle(name))];
  const world = testRealm({
    answers: {
      timeline: timelineOf(() => all),
      notifications: async () => page([notification('2'), notification('1', { pleroma: { is_seen: true } })]),
      status: async (name) => bundle(name),
      context: async () => ({ ancestors: [], descendants: [bundle('reply', { in_reply_to_id: id(3) })] }),
    },
  });
  const stop = world.realm.start();
  world.realm.timelines.open('home');
  world.realm.conversations.open(id(3));
  await settled();
  await world.realm.timelines.loadOlder('home');
  await world.realm.timelines.loadOlder('home');
  return { ...world, stop, store: keptIn(world.screens) };
}

describe('the snapshot', () => {
  it('is written some seconds after a change, once for all changes until then, when idle', async () => {
    const { screens, clock } = await leftBehind();
    expect(screens.size).toBe(0);
    await clock.advance(4_000);
    expect(screens.size).toBe(0);
    await clock.advance(2_000);
    expect([...screens.keys()]).toContain(KEY);
  });

  it('is written when the page is hidden, if anything changed', async () => {
    const { screens, platform } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    expect(screens.size).toBe(1);
    screens.clear();
    platform.page.set({ hidden: true });
    await settled();
    expect(screens.size).toBe(0);
  });

  it('is bounded, and whole: every post with its author and what it repeats', async () => {
    const { platform, store } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    const snapshot = await preloadRealmSnapshot(KEY, store);
    expect(snapshot?.home).toHaveLength(40);
    const known = new Set(snapshot?.statuses.map((status) => status.id));
    expect(known.has('original')).toBe(true);
    const people = new Set(snapshot?.accounts.map((account) => account.id));
    expect(snapshot?.statuses.every((status) => people.has(status.accountId))).toBe(true);
    expect(snapshot?.server.name).toBe('Tidepool');
  });

  it('shows home, notifications and the open thread before any answer', async () => {
    const { platform, store } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    const never = () => new Promise<never>(() => undefined);
    const { realm } = testRealm({
      snapshot: await preloadRealmSnapshot(KEY, store),
      answers: { timeline: never, notifications: never, status: never, context: never },
    });
    expect(realm.timelines.view('home').get()).toMatchObject({ loaded: true, ids: [id(61), ...ids(60, 22)] });
    expect(realm.records.status(id(60)).get()?.text).toBe(`post ${id(60)}`);
    expect(realm.notifications.view.get()).toMatchObject({ loaded: true, unseen: 1, ids: ['2', '1'] });
    realm.conversations.open(id(3));
    expect(realm.conversations.view(id(3)).get()).toMatchObject({
      loaded: true,
      ids: ['reply', id(3)],
      fetch: { is: 'loading' },
    });
  });

  it('leaves out own repeats that the reader does not want to see any more', async () => {
    const own = repeatOf(id(2), 'original', { account: accountJson('me') });
    const answers = { timeline: timelineOf(() => [own, bundle(id(1))]) };
    const { realm, platform, screens } = testRealm({ answers });
    realm.start();
    realm.timelines.open('home');
    await settled();
    platform.page.set({ hidden: true });
    await settled();
    expect(realm.timelines.view('home').get().ids).toEqual([id(2), id(1)]);
    const snapshot = await preloadRealmSnapshot(KEY, keptIn(screens));
    const server = fakeServer();
    const later = testRealm({
      snapshot,
      server: { ...server, ui: { ...server.ui, preferenceDefaults: { hideOwnRepeats: true } } },
      answers: { timeline: () => new Promise(() => undefined) },
    });
    expect(later.realm.timelines.view('home').get().ids).toEqual([id(1)]);
  });

  it('forgets notifications that were dismissed meanwhile, and keeps those that the first answer does not reach', async () => {
    const all = ['9', '8', '7', '6', '5'].map((name) => notification(name));
    const pageOf = (names: readonly string[]) => () =>
      Promise.resolve(page(all.filter((one) => names.includes(one.notification.id))));
    const left = testRealm({ answers: { notifications: pageOf(['9', '8', '7', '6', '5']) } });
    left.realm.start();
    await settled();
    left.platform.page.set({ hidden: true });
    await settled();
    const { realm } = testRealm({
      snapshot: await preloadRealmSnapshot(KEY, keptIn(left.screens)),
      answers: { notifications: pageOf(['8', '6']) },
    });
    expect(realm.notifications.view.get().ids).toEqual(['9', '8', '7', '6', '5']);
    realm.start();
    await settled();
    expect(realm.notifications.view.get().ids).toEqual(['8', '6', '5']);
  });

  it('brings back who else repeated a post, and that it came itself (Q13)', async () => {
    const all = [
      repeatOf(id(42), id(1)),
      repeatOf(id(41), id(1), { account: accountJson('a3') }),
      ...ids(40, 1).map((name) => bundle(name)),
    ];
    const left = testRealm({ answers: { timeline: timelineOf(() => all) } });
    left.realm.start();
    left.realm.timelines.open('home');
    await settled();
    await left.realm.timelines.loadOlder('home');
    await left.realm.timelines.loadOlder('home');
    const seen = left.realm.timelines.view('home').get();
    expect(seen.also.get(id(1))).toEqual(['a3', '']);
    left.platform.page.set({ hidden: true });
    await settled();
    const { realm } = testRealm({
      snapshot: await preloadRealmSnapshot(KEY, keptIn(left.screens)),
      answers: { timeline: () => new Promise<never>(() => undefined) },
    });
    const restored = realm.timelines.view('home').get();
    expect(restored.ids).toEqual([id(42), ...ids(40, 2)]);
    expect(restored.also).toEqual(seen.also);
  });

  it('is refreshed at once: new posts on top, deleted ones gone, older pages go on (Q10)', async () => {
    const { platform, store } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    const now = [...ids(64, 58), ...ids(55, 1)].map((name) => bundle(name));
    const { realm, remote } = testRealm({
      snapshot: await preloadRealmSnapshot(KEY, store),
      answers: { timeline: timelineOf(() => now) },
    });
    realm.timelines.open('home');
    await settled();
    expect(remote.calls.timeline[0]?.[1].sinceId).toBeUndefined();
    expect(realm.timelines.view('home').get().ids.slice(0, 9)).toEqual([...ids(64, 58), ...ids(55, 54)]);
    await realm.timelines.loadOlder('home');
    expect(remote.calls.timeline.at(-1)?.[1]).toMatchObject({ maxId: id(22) });
  });

  it('gives way when nothing of it is on the first page any more', async () => {
    const { platform, store } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    const { realm } = testRealm({
      snapshot: await preloadRealmSnapshot(KEY, store),
      answers: { timeline: timelineOf(() => ids(300, 1).map((name) => bundle(name))) },
    });
    realm.timelines.open('home');
    await settled();
    expect(realm.timelines.view('home').get()).toMatchObject({ ids: ids(300, 281), mustReload: false });
  });

  it('of another version, or broken, is no screen', async () => {
    for (const value of [undefined, null, 'text', { version: 0 }, { version: 1, home: 'no list' }]) {
      expect(await preloadRealmSnapshot('k', keptIn(new Map([['k', value]])))).toBeNull();
    }
  });

  it('is gone after sign-out, and a realm that has stopped writes no more', async () => {
    const { platform, screens, store, stop, clock } = await leftBehind();
    platform.page.set({ hidden: true });
    await settled();
    stop();
    await dropRealmSnapshot(KEY, store);
    platform.page.set({ hidden: true });
    await settled();
    await clock.advance(60_000);
    expect(screens.size).toBe(0);
  });

  it('lets a fresh description of the server win over the stored one', async () => {
    const { realm } = testRealm();
    realm.setServer(fakeServer({}, { name: 'Renamed' }));
    expect(realm.server.get().name).toBe('Renamed');
  });
});
