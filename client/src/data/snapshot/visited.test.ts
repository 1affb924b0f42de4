import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { settled } from '@/data/testing/fake-platform';
import { fakePeopleRemote } from '@/data/testing/fake-people-remote';
import { accountJson, bundle, id, ids, must, notification, page } from '@/data/testing/make';
import { keptIn, testRealm, timelineOf, type TestRealm } from '@/data/testing/test-realm';
import { decodeAccount } from '@/api/decode/account';
import { dropRealmSnapshot } from './preload';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { putNewest, putOlder, type Answered } from './answers';

const KEY = 'https://tidepool.example|me';
const PLACE = `${KEY} visited`;

/** Code that comes late is here. */
const come = async (world: TestRealm): Promise<void> => {
  await world.clock.advance(0);
  await vi.waitFor(() => expect(world.realm.late.visited.get()).not.toBeNull());
  await settled();
};

const offline = (): Promise<never> => Promise.reject(new ApiError('offline'));

/** The same browser later, on a page that reaches no server. */
const laterWith = (screens: Map<string, unknown>): TestRealm =>
  testRealm({
    screens,
    answers: {
      timeline: offline,
      notifications: offline,
      status: offline,
      context: offline,
      people: offline,
      screens: offline,
      ping: async () => false,
    },
  });

/** Everything is written. */
const written = (world: TestRealm): Promise<void> => world.clock.advance(10_000);

function reading(screens = new Map<string, unknown>()): TestRealm {
  const all = ids(60, 1).map((name) => bundle(name, { account: accountJson('writer') }));
  return testRealm({
    screens,
    answers: {
      timeline: timelineOf(() => all),
      notifications: async () => page([notification('5')]),
      status: async (name) => bundle(name),
      context: async () => ({ ancestors: [], descendants: [bundle('reply', { in_reply_to_id: id(3) })] }),
    },
  });
}

/** Where in this browser something of visited screens is. */
const placesOf = (screens: ReadonlyMap<string, unknown>): string[] =>
  [...screens.keys()].filter((key) => key.startsWith(PLACE));

/** Two tabs of one browser, each with a timeline that it has just read. */
async function twoTabs(keys: readonly [TimelineKey, TimelineKey]): Promise<[TestRealm, TestRealm]> {
  const one = reading();
  const other = reading(one.screens);
  one.realm.start();
  other.realm.start();
  one.realm.timelines.open(keys[0]);
  other.realm.timelines.open(keys[1]);
  await come(one);
  await come(other);
  return [one, other];
}

describe('what was visited', () => {
  it('opens again without network, forty posts of a list at most, with the time of its answer', async () => {
    const before = reading();
    before.realm.start();
    before.realm.timelines.open('tag:tide');
    before.realm.conversations.open(id(3));
    const readAt = before.clock.now;
    await come(before);
    await before.realm.timelines.loadOlder('tag:tide');
    await written(before);

    const { realm, clock } = laterWith(before.screens);
    clock.now = readAt + 3_600_000;
    realm.start();
    realm.timelines.open('tag:tide');
    realm.conversations.open(id(3));
    await clock.advance(0);
    await vi.waitFor(() => expect(realm.timelines.view('tag:tide').get().loaded).toBe(true));
    expect(realm.timelines.view('tag:tide').get().ids).toEqual(ids(60, 21));
    expect(realm.conversations.view(id(3)).get().ids).toEqual(['reply', id(3)]);
    expect(realm.records.account('writer').get()).toBeDefined();
    const visited = await realm.late.visited.load();
    expect(visited.timelineReadAt('tag:tide')).toBe(readAt);
    expect(visited.threadReadAt(id(3))).toBe(readAt);
    expect(visited.timelineReadAt('tag:other')).toBeNull();
  });

  it('is kept of every tab, whichever writes last', async () => {
    const [one, other] = await twoTabs(['tag:ebb', 'tag:flood']);
    await written(one);
    await written(other);

    const { realm } = laterWith(one.screens);
    realm.start();
    const visited = await realm.late.visited.load();
    await visited.brought();
    for (const key of ['tag:ebb', 'tag:flood'] as const)
      expect(realm.timelines.view(key).get().ids).toEqual(ids(60, 41));
    expect(realm.records.account('writer').get()).toBeDefined();
  });

  it('is kept of every tab that is hidden before it could read what the others have written', async () => {
    const [one, other] = await twoTabs(['tag:ebb', 'tag:flood']);
    other.platform.page.set({ hidden: true });
    one.platform.page.set({ hidden: true });
    await settled();
    expect(placesOf(one.screens)).toHaveLength(2);

    const later = laterWith(one.screens);
    later.realm.start();
    const visited = await later.realm.late.visited.load();
    await visited.brought();
    for (const key of ['tag:ebb', 'tag:flood'] as const)
      expect(later.realm.timelines.view(key).get().ids).toEqual(ids(60, 41));
    // Whoever writes next puts them together, and what an older version has left goes.
    one.screens.set(PLACE, { version: 4 });
    one.screens.set(`${PLACE} old`, { version: 4, at: `${PLACE} old` });
    visited.keep('followedTags', '', ['kiln']);
    await written(later);
    expect(placesOf(one.screens)).toHaveLength(1);
    expect(one.screens.has(PLACE)).toBe(false);
  });

  it('does not pile up while tabs take turns', async () => {
    const [one, other] = await twoTabs(['tag:ebb', 'tag:flood']);
    for (const { realm, platform } of [one, other, one, other]) {
      realm.timelines.open('tag:tide');
      platform.page.set({ hidden: true });
      await settled();
      platform.page.set({ hidden: false });
    }
    expect(placesOf(one.screens)).toHaveLength(2);
    one.realm.timelines.open('tag:neap');
    await written(one);
    expect(placesOf(one.screens)).toHaveLength(1);
  });

  it('is not lost with a write that the browser refuses', async () => {
    const before = reading();
    before.realm.start();
    before.realm.timelines.open('tag:tide');
    await come(before);
    await written(before);
    const [first] = placesOf(before.screens);
    const full = vi.spyOn(before.screens, 'set').mockImplementation(() => {
      throw new Error('full');
    });
    before.realm.timelines.open('tag:ebb');
    await written(before);
    expect(placesOf(before.screens)).toEqual([first]);
    full.mockRestore();
    before.realm.timelines.open('tag:flood');
    await written(before);
    expect(placesOf(before.screens)).toHaveLength(1);
    expect(placesOf(before.screens)).not.toEqual([first]);
  });

  it('is kept also of a list that is forgotten when it is left, and shown while the server is away', async () => {
    const before = reading();
    before.realm.start();
    const leave = before.realm.timelines.open('list:7');
    await come(before);
    leave();
    expect(before.realm.timelines.view('list:7').get().loaded).toBe(false);
    await written(before);
    before.platform.page.set({ online: false });
    before.realm.timelines.open('list:7');
    expect(before.realm.timelines.view('list:7').get().ids).toEqual(ids(60, 41));

    const later = laterWith(before.screens);
    later.realm.start();
    later.realm.timelines.open('list:7');
    await come(later);
    await vi.waitFor(() => expect(later.realm.timelines.view('list:7').get().ids).toEqual(ids(60, 41)));
  });

  it('is empty again where it was empty', async () => {
    const before = testRealm({ answers: { timeline: timelineOf(() => []) } });
    before.realm.start();
    before.realm.timelines.open('bookmarks');
    await come(before);
    await written(before);

    const later = laterWith(before.screens);
    later.realm.start();
    later.realm.timelines.open('bookmarks');
    await come(later);
    const { loaded, ids: shown } = later.realm.timelines.view('bookmarks').get();
    expect({ loaded, shown }).toEqual({ loaded: true, shown: [] });
  });

  it('is not read, and no code for it comes, before somebody uses the page or opens another screen', async () => {
    const { realm, clock, platform } = reading();
    realm.start();
    realm.timelines.open('home');
    await clock.advance(60_000);
    expect(realm.late.visited.get()).toBeNull();
    platform.sign();
    await clock.advance(0);
    await vi.waitFor(() => expect(realm.late.visited.get()).not.toBeNull());
  });

  it('goes when it is the oldest of more than are kept', async () => {
    const before = reading();
    before.realm.start();
    before.realm.timelines.open('tag:0')();
    await come(before);
    for (let at = 1; at <= 24; at += 1) {
      before.realm.timelines.open(`tag:${at}`)();
      await written(before);
    }
    const later = laterWith(before.screens);
    later.realm.start();
    const visited = await later.realm.late.visited.load();
    await visited.brought();
    expect(later.realm.timelines.view('tag:1').get().loaded).toBe(true);
    expect(later.realm.timelines.view('tag:0').get().loaded).toBe(false);
  });

  it('of another version, or broken, is nothing', async () => {
    for (const value of [
      null,
      'text',
      { version: 1, timelines: [] },
      { version: 2, timelines: [] },
      { version: 3, timelines: [] },
      { version: 6, timelines: [] },
      { version: 6, at: `${PLACE} 1`, timelines: [] },
    ]) {
      const { realm } = laterWith(new Map([[`${PLACE} 1`, value]]));
      realm.start();
      const visited = await realm.late.visited.load();
      await visited.brought();
      expect(await visited.last('lists', 'lists')).toBeNull();
    }
  });

  it('is gone after sign-out', async () => {
    const { screens, ...before } = reading();
    const stop = before.realm.start();
    before.realm.timelines.open('tag:tide');
    await come({ screens, ...before });
    await written({ screens, ...before });
    expect(placesOf(screens)).toHaveLength(1);
    stop();
    await dropRealmSnapshot(KEY, keptIn(screens));
    await written({ screens, ...before });
    expect(screens.size).toBe(0);
  });
});

describe('the last answer of a page', () => {
  it('is kept with the people and notifications that it names', async () => {
    const before = reading();
    before.realm.start();
    const visited = await before.realm.late.visited.load();
    await visited.brought();
    const { account } = must(decodeAccount(accountJson('member')));
    before.realm.setAccount(account);
    visited.keep('members', '7', ['member']);
    visited.keep('lists', 'lists', [{ id: '7', title: 'Kilns', exclusive: null, repliesPolicy: null }]);
    visited.keep('interactions', 'likes', ['5']);
    const readAt = before.clock.now;
    await written(before);

    before.screens.delete(KEY);
    const later = laterWith(before.screens);
    later.realm.start();
    const kept = await later.realm.late.visited.load();
    expect(await kept.last('lists', 'lists')).toMatchObject({ value: [{ title: 'Kilns' }], readAt });
    expect(await kept.last('members', '7')).toEqual({ value: ['member'], readAt });
    expect(await kept.last('members', '8')).toBeNull();
    expect(later.realm.records.account('member').get()?.id).toBe('member');
    expect(later.realm.records.notification('5').get()?.kind).toBe('favourite');
  });

  it('stands in for a list of people and a profile that cannot be asked for', async () => {
    const person = must(decodeAccount(accountJson('anna', { acct: 'anna' })));
    const requests = async () => ({ items: [person], older: null, newer: null });
    const before = testRealm({
      answers: { people: async () => fakePeopleRemote({ requests }), relationships: async () => [] },
    });
    before.realm.start();
    const here = await before.realm.late.people.load();
    here.open('requests');
    await settled();
    expect(here.list('requests').get().ids).toEqual(['anna']);
    const readAt = before.clock.now;
    await written(before);

    const later = laterWith(before.screens);
    later.realm.start();
    const lists = await later.realm.late.people.load();
    lists.open('requests');
    await settled();
    expect(lists.list('requests').get()).toMatchObject({
      ids: ['anna'],
      loaded: true,
      readAt,
      first: { is: 'failed' },
    });
    expect(await lists.load('anna')).toBe('anna');
    await expect(lists.load('ben')).rejects.toMatchObject({ kind: 'offline' });
  });
});

it('the newest are kept, those that are read again count as new, and what is older stands below', () => {
  const at = (readAt: number) => ({ value: readAt, readAt });
  const map = new Map<string, Answered<number>>();
  for (const name of ['a', 'b', 'c']) putNewest(map, name, at(1), 3);
  putNewest(map, 'a', at(2), 3);
  putNewest(map, 'd', at(1), 3);
  expect([...map]).toEqual([
    ['c', at(1)],
    ['a', at(2)],
    ['d', at(1)],
  ]);
  const kept = new Map([
    ['y', at(9)],
    ['z', at(9)],
    ['a', at(0)],
    ['d', at(5)],
  ]);
  putOlder(map, kept, 4);
  expect([...map]).toEqual([
    ['z', at(9)],
    ['c', at(1)],
    ['a', at(2)],
    ['d', at(5)],
  ]);
});
