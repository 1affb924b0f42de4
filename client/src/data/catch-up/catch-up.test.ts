import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StatusBundle } from '@/api/decode/status';
import { settled } from '@/data/testing/fake-platform';
import { fakeScreensRemote } from '@/data/testing/fake-screens-remote';
import { accountJson, bundle, page, relationship, repeatOf } from '@/data/testing/make';
import { testRealm, type TestRealmOptions } from '@/data/testing/test-realm';
import { ApiError } from '@/domain/api-error';
import { compareIds } from '@/domain/ids';
import { idAtTime } from '@/domain/status/id-time';
import type { Remote, TimelineQuery } from '@/data/remote/remote';
import { MOST_POSTS, type CatchUp, type Span } from './catch-up';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/data/snapshot/snapshot-store', () => ({
  snapshotStore: {
    read: async (key: string) => structuredClone(kept.get(key)),
    write: async (key: string, value: unknown) => {
      kept.set(key, structuredClone(value));
      return true;
    },
    drop: async () => kept.clear(),
  },
}));
beforeEach(() => kept.clear());

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A post so many minutes ago. */
const ago = (minutes: number, more: object = {}): StatusBundle =>
  bundle(idAtTime('flake', NOW - minutes * MINUTE), {
    created_at: new Date(NOW - minutes * MINUTE).toISOString(),
    ...more,
  });

const postsOf = (count: number, from = 1): StatusBundle[] =>
  Array.from({ length: count }, (_, at) => ago(from + at));

const idsOf = (posts: readonly StatusBundle[]): string[] => posts.map(({ status }) => status.id);

/** Answers as a server does: newest first, at most 40. */
const serving =
  (posts: () => readonly StatusBundle[]): Remote['timeline'] =>
  async (_key, { maxId, sinceId, minId, limit = 20 }) => {
    const fitting = posts()
      .filter(({ status: { id } }) => maxId === undefined || compareIds(id, maxId) < 0)
      .filter(({ status: { id } }) => sinceId === undefined || compareIds(id, sinceId) > 0)
      .filter(({ status: { id } }) => minId === undefined || compareIds(id, minId) > 0);
    return page(minId === undefined ? fitting.slice(0, limit) : fitting.slice(-limit));
  };

interface Caught {
  catchUp: Omit<CatchUp, 'posts'> & { posts: () => ReturnType<CatchUp['posts']> };
  world: ReturnType<typeof testRealm>;
  /** What the server was asked for. */
  asked: () => readonly TimelineQuery[];
  is: (state: string) => Promise<void>;
}

async function catching(
  timeline: Remote['timeline'],
  options: TestRealmOptions & { marker?: string | null } = {},
): Promise<Caught> {
  const world = testRealm({
    ...options,
    answers: {
      timeline,
      screens: async () =>
        fakeScreensRemote({
          homeMarker: async () => options.marker ?? null,
          relationships: async (ids) => ids.map((id) => relationship(id, { subscribing: id === 'a2' })),
        }),
      ...options.answers,
    },
  });
  const made = await (await world.realm.late.screens.load()).catchUp();
  const catchUp = { ...made, posts: () => made.posts(made.view.get(), world.realm.filters.active.get()) };
  return {
    catchUp,
    world,
    asked: () => world.remote.calls.timeline.filter(([key]) => key === 'home').map(([, query]) => query),
    is: (state) => vi.waitFor(() => expect(catchUp.view.get().fetch.is).toBe(state)),
  };
}

async function caught(timeline: Remote['timeline'], span: Span, options = {}): Promise<Caught> {
  const all = await catching(timeline, options);
  all.catchUp.open(span);
  await all.is('done');
  return all;
}

describe('catching up', () => {
  it('fetches page by page to the beginning of the span, and not further', async () => {
    const posts = postsOf(500);
    const { catchUp, asked } = await caught(
      serving(() => posts),
      100 * MINUTE,
    );
    expect(catchUp.posts().map(({ id }) => id)).toEqual(idsOf(posts.slice(0, 100)));
    expect(asked()).toHaveLength(3);
    expect(asked().every(({ limit }) => limit === 40)).toBe(true);
    expect(catchUp.view.get()).toMatchObject({ fetch: { is: 'done', limit: false }, holes: [] });
  });

  it('never loads more than it says', async () => {
    const posts = Array.from({ length: MOST_POSTS + 500 }, (_, at) => ago(1 + at / 10));
    const { catchUp, asked } = await caught(
      serving(() => posts),
      DAY,
    );
    expect(catchUp.view.get().fetch).toEqual({ is: 'done', limit: true });
    expect(catchUp.posts()).toHaveLength(MOST_POSTS);
    expect(asked()).toHaveLength(MOST_POSTS / 40);
    expect(catchUp.view.get().holes).toHaveLength(1);
  });

  it('ends where the timeline ends, and asks nobody for a span without posts again and again', async () => {
    const short = await caught(
      serving(() => postsOf(50)),
      DAY,
    );
    expect(short.catchUp.posts()).toHaveLength(50);
    kept.clear();
    const none = await caught(
      serving(() => []),
      DAY,
    );
    expect(none.asked()).toHaveLength(1);
    expect(none.catchUp.view.get()).toMatchObject({ ids: [], fetch: { is: 'done', limit: false } });
  });

  it('waits as long as a server asks for, then goes on by itself', async () => {
    const server = serving(() => postsOf(200));
    let refusals = 1;
    const { catchUp, world, is, asked } = await catching(async (key, query) => {
      if (query.maxId !== undefined && refusals > 0) {
        refusals -= 1;
        throw new ApiError('rate-limited', { status: 429, retryAt: NOW + 30_000 });
      }
      return server(key, query);
    });
    catchUp.open(DAY);
    await is('waiting');
    expect(catchUp.view.get().fetch).toEqual({ is: 'waiting', until: NOW + 30_000 });
    expect(catchUp.posts()).toHaveLength(40);
    const before = asked().length;
    await world.clock.advance(29_000);
    expect(asked()).toHaveLength(before);
    await world.clock.advance(2_000);
    await is('done');
    expect(catchUp.posts()).toHaveLength(200);
  });

  it('can be stopped while it waits or loads, and goes on where it was', async () => {
    const server = serving(() => postsOf(200));
    const held: (() => void)[] = [];
    const { catchUp, is, asked } = await catching(async (key, query) => {
      if (query.maxId !== undefined && held.length === 0) await new Promise<void>((go) => held.push(go));
      return server(key, query);
    });
    catchUp.open(DAY);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    catchUp.stop();
    held[0]?.();
    await settled();
    expect(catchUp.view.get().fetch.is).toBe('stopped');
    expect(catchUp.posts()).toHaveLength(40);
    expect(catchUp.view.get().holes).toEqual([{ above: catchUp.view.get().ids.at(-1), since: null }]);
    catchUp.go();
    await is('done');
    expect(catchUp.posts()).toHaveLength(200);
    expect(asked().filter(({ maxId, sinceId }) => maxId === undefined && sinceId === undefined)).toHaveLength(
      1,
    );
  });

  it.each(['server', 'nonsense', 'offline'] as const)(
    'keeps what it has when an answer is %s, and asks again at a press',
    async (kind) => {
      const server = serving(() => postsOf(100));
      let broken = true;
      const { catchUp, is } = await catching(async (key, query) => {
        if (broken && query.maxId !== undefined) throw new ApiError(kind);
        return server(key, query);
      });
      catchUp.open(DAY);
      await is('failed');
      expect(catchUp.posts()).toHaveLength(40);
      broken = false;
      catchUp.go();
      await is('done');
      expect(catchUp.posts()).toHaveLength(100);
    },
  );

  it('shows what is kept before any answer, and asks only for what is newer', async () => {
    const first = await caught(
      serving(() => postsOf(150, 100)),
      DAY,
    );
    expect(first.catchUp.posts()).toHaveLength(150);
    const never = await catching(() => new Promise<never>(() => undefined));
    never.catchUp.open(DAY);
    await vi.waitFor(() => expect(never.catchUp.posts()).toHaveLength(150));
    const all = [...postsOf(99), ...postsOf(150, 100)];
    const { catchUp, asked } = await caught(
      serving(() => all),
      DAY,
    );
    expect(catchUp.posts().map(({ id }) => id)).toEqual(idsOf(all));
    // Three pages of what is newer, that there is no more of it, and that nothing lies below what was kept.
    expect(asked().map(({ sinceId }) => sinceId !== undefined)).toEqual([true, true, true, true, false]);
  });

  it('fills the gap between what is newer and what was kept', async () => {
    await caught(
      serving(() => postsOf(50, 500)),
      DAY,
    );
    const server = serving(() => postsOf(549));
    let broken = true;
    const { catchUp, is } = await catching(async (key, query) => {
      if (broken && query.maxId !== undefined) throw new ApiError('server');
      return server(key, query);
    });
    catchUp.open(DAY);
    await is('failed');
    expect(catchUp.view.get().holes[0]).toEqual({
      above: idsOf(postsOf(40)).at(-1),
      since: idsOf(postsOf(1, 500))[0],
    });
    broken = false;
    catchUp.go();
    await is('done');
    expect(catchUp.view.get().holes).toEqual([]);
    expect(catchUp.posts().map(({ id }) => id)).toEqual(idsOf(postsOf(549)));
  });

  it('holds to the filters and mutes of the reader', async () => {
    const muted = ago(2, { account: accountJson('loud'), muted: true });
    const repeat = repeatOf(idAtTime('flake', NOW - 3 * MINUTE), 'original');
    const { catchUp, world } = await caught(
      serving(() => [ago(1), muted, repeat]),
      DAY,
    );
    world.realm.start();
    world.realm.settings.set('hideFilteredStatuses', false);
    world.realm.settings.set('hideMutedThreads', false);
    world.realm.settings.set('hideWordFilteredPosts', false);
    expect(catchUp.posts().map(({ byId }) => byId)).toEqual(['a1', 'loud', 'a2']);
    world.realm.settings.set('hideMutedThreads', true);
    expect(catchUp.posts()).toHaveLength(2);
    world.realm.settings.set('hideWordFilteredPosts', true);
    world.realm.settings.set('muteWords', ['post original']);
    expect(catchUp.posts().map(({ id }) => id)).toEqual(idsOf([ago(1)]));
  });

  it('begins where the reader has read to, here or elsewhere, and keeps that', async () => {
    const posts = postsOf(200);
    const marker = idsOf(posts)[60];
    const told: string[] = [];
    const { catchUp } = await caught(
      serving(() => posts),
      'read',
      { marker: marker ?? null },
    );
    expect(catchUp.view.get().readTo).toBe(marker);
    expect(catchUp.posts()).toHaveLength(60);
    const again = await caught(
      serving(() => posts),
      'read',
      {
        marker: null,
        answers: {
          screens: async () =>
            fakeScreensRemote({
              homeMarker: async () => null,
              setHomeMarker: async (id: string) => void told.push(id),
            }),
        },
      },
    );
    expect(await again.catchUp.readTo(idsOf(posts)[10] ?? '')).toBe(true);
    expect(told).toEqual([idsOf(posts)[10]]);
    const later = await caught(
      serving(() => posts),
      'read',
    );
    expect(later.catchUp.view.get().readTo).toBe(idsOf(posts)[10]);
    // The server cannot be told: this device keeps it all the same.
    expect(await later.catchUp.readTo(idsOf(posts)[5] ?? '')).toBe(false);
    expect(
      (
        await caught(
          serving(() => posts),
          'read',
        )
      ).catchUp.posts(),
    ).toHaveLength(5);
  });

  it('knows whose posts are told, and who wrote when before', async () => {
    const posts = [ago(1, { account: accountJson('a2') }), ago(2, { account: accountJson('a3') }), ago(3)];
    const { catchUp, world } = await caught(
      async (key, query) =>
        key === 'replies:a3'
          ? page([ago(90 * 24 * 60, { account: accountJson('a3') })])
          : serving(() => (key === 'home' ? posts : []))(key, query),
      DAY,
    );
    expect(await catchUp.bells(['a2', 'a3'])).toEqual(new Set(['a2']));
    expect(catchUp.before.get().last.size).toBe(0);
    await catchUp.askBefore(['a3', 'a2']);
    expect([...catchUp.before.get().last]).toEqual([
      ['a3', NOW - 90 * DAY],
      ['a2', null],
    ]);
    expect(world.remote.calls.timeline.at(-1)).toEqual([
      'replies:a2',
      { maxId: idsOf(posts)[0], limit: 1, excludeReblogs: true },
    ]);
  });
});

describe('a moment', () => {
  const loaded = async (posts: readonly StatusBundle[]) => {
    const world = testRealm({ answers: { timeline: serving(() => posts) } });
    world.realm.timelines.open('local');
    await vi.waitFor(() => expect(world.realm.timelines.view('local').get().loaded).toBe(true));
    const screens = await world.realm.late.screens.load();
    return { ...world, goTo: (time: number) => screens.goTo('local', time) };
  };

  it.each(['flake', 'snowflake', 'ulid'] as const)(
    'is reached from the time within a %s, in one question to each side',
    async (family) => {
      const posts = Array.from({ length: 300 }, (_, at) =>
        bundle(idAtTime(family, NOW - at * MINUTE), {
          created_at: new Date(NOW - at * MINUTE).toISOString(),
        }),
      );
      const { goTo, remote } = await loaded(posts);
      const before = remote.calls.timeline.length;
      expect(await goTo(NOW - 200.5 * MINUTE)).toEqual({ is: 'here', id: idsOf(posts)[200] });
      expect(remote.calls.timeline).toHaveLength(before + 2);
    },
  );

  it('is reached from the time within ids, with a page to each side and a gap above', async () => {
    const posts = postsOf(500);
    const { realm, goTo } = await loaded(posts);
    const went = await goTo(NOW - 300.5 * MINUTE);
    expect(went).toEqual({ is: 'here', id: idsOf(posts)[299] });
    const { ids, gaps } = realm.timelines.view('local').get();
    expect(ids).toEqual([...idsOf(posts.slice(0, 20)), ...idsOf(posts.slice(280, 320))]);
    expect([...gaps]).toEqual([[idsOf(posts)[280], { above: idsOf(posts)[19], since: idsOf(posts)[280] }]]);
    await realm.timelines.loadOlder('local');
    expect(realm.timelines.view('local').get().ids.at(-1)).not.toBe(idsOf(posts)[319]);
  });

  it('within a gap splits it', async () => {
    const posts = postsOf(500);
    const { realm, goTo } = await loaded(posts);
    await goTo(NOW - 400.5 * MINUTE);
    await goTo(NOW - 200.5 * MINUTE);
    const { gaps } = realm.timelines.view('local').get();
    expect([...gaps.values()].map(({ above, since }) => [above, since])).toEqual([
      [idsOf(posts)[19], idsOf(posts)[180]],
      [idsOf(posts)[219], idsOf(posts)[380]],
    ]);
  });

  it('is found by halving where ids are plain numbers', async () => {
    const posts = Array.from({ length: 300 }, (_, at) =>
      bundle(String(4000 - at * 3), { created_at: new Date(NOW - at * MINUTE).toISOString() }),
    );
    const { goTo } = await loaded(posts);
    expect(await goTo(NOW - 200.5 * MINUTE)).toEqual({ is: 'here', id: idsOf(posts)[200] });
  });

  it('cannot be reached where ids tell nothing, and says so', async () => {
    const posts = ['z9', 'z8', 'z7'].map((name) => bundle(name));
    const { goTo } = await loaded(posts);
    expect(await goTo(NOW)).toEqual({ is: 'cannot', why: 'ids' });
  });

  it('that fails is an error and changes nothing', async () => {
    let broken = false;
    const server = serving(() => postsOf(100));
    const world = testRealm({
      answers: {
        timeline: async (key, query) => {
          if (broken) throw new ApiError('server', { status: 500 });
          return server(key, query);
        },
      },
    });
    world.realm.timelines.open('local');
    await vi.waitFor(() => expect(world.realm.timelines.view('local').get().loaded).toBe(true));
    broken = true;
    const went = await (await world.realm.late.screens.load()).goTo('local', NOW - 50 * MINUTE);
    expect(went).toMatchObject({ is: 'failed', error: { kind: 'server' } });
    expect(world.realm.timelines.view('local').get().ids).toHaveLength(20);
  });
});
