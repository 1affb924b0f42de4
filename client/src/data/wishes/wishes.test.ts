import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { StatusBundle } from '@/api/decode/status';
import type { DetailsRemote } from '@/data/remote/details-remote';
import { fakeDetailsRemote } from '@/data/testing/fake-details-remote';
import { FakeBrowser, FakeClock, settled } from '@/data/testing/fake-platform';
import { bundle } from '@/data/testing/make';
import { testRealm, timelineOf } from '@/data/testing/test-realm';
import { ApiError } from '@/domain/api-error';
import { decodeWish, type KeptWish } from './wish';

const POSTS = ['s1', 's2', 's3'] as const;
const offline = new ApiError('offline');

/** A server that may be out of reach, lose its answers, take nothing while it answers all else, or refuse. */
function server() {
  const favourites = new Set<string>();
  const calls: string[] = [];
  const state = { is: 'here' as 'here' | 'gone' | 'deaf' | 'busy' | 'refuses' };
  const votes: number[][] = [];
  const post = (id: string): StatusBundle =>
    bundle(id, {
      favourited: favourites.has(id),
      favourites_count: favourites.size,
      poll: {
        id: 'p1',
        voted: votes.length > 0,
        own_votes: votes[0] ?? [],
        votes_count: votes.length,
        options: [
          { title: 'Early', votes_count: votes.length },
          { title: 'Late', votes_count: 0 },
        ],
      },
    });
  /** As the network has it: nothing arrives, or no answer does. */
  const call = async <T>(name: string, work: () => T): Promise<T> => {
    if (state.is === 'gone') throw offline;
    calls.push(name);
    if (state.is === 'refuses') throw new ApiError('forbidden', { status: 403 });
    if (state.is === 'busy') throw new ApiError('server', { status: 503 });
    const answer = work();
    if (state.is === 'deaf') throw new ApiError('timeout');
    return answer;
  };
  const heard = new Set<(answered: boolean) => void>();
  const read = async <T>(work: () => T): Promise<T> => {
    if (state.is === 'gone' || state.is === 'deaf') throw offline;
    return work();
  };
  const pollOf = (id: string) => {
    const { poll } = post(id).status;
    if (!poll) throw new Error('the post has a poll');
    return poll;
  };
  const details: Partial<DetailsRemote> = {
    poll: () => read(() => pollOf('s1')),
    vote: (_id, choices) =>
      call('vote', () => {
        if (votes.length > 0) throw new ApiError('invalid', { status: 422 });
        votes.push([...choices]);
        return pollOf('s1');
      }),
  };
  return {
    state,
    calls,
    favourites,
    votes,
    answers: {
      timeline: timelineOf(() => POSTS.map(post).toReversed()),
      status: (id: string) => read(() => post(id)),
      favourite: (id: string, on: boolean) =>
        call(`${on ? '' : 'un'}favourite ${id}`, () => {
          if (on) favourites.add(id);
          else favourites.delete(id);
          return post(id);
        }),
      details: fakeDetailsRemote(details),
      ping: async () => state.is !== 'gone' && state.is !== 'deaf',
      onHeard: (listener: (answered: boolean) => void) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
      askAnew: () => undefined,
    },
  };
}

type TestServer = ReturnType<typeof server>;

/** One browser; `visit` opens a page in it. */
function browser(on: TestServer) {
  const kept = new Map<string, KeptWish>();
  const clock = new FakeClock();
  const tabs = new FakeBrowser();
  return {
    kept,
    clock,
    async visit() {
      const world = testRealm({ answers: on.answers, wishes: kept, clock, browser: tabs });
      const stop = world.realm.start();
      world.realm.timelines.open('home');
      await settled();
      // What an earlier page has left is looked for a little later.
      await clock.advance(4_000);
      const status = (id: string) => world.realm.records.status(id).get();
      return {
        ...world,
        stop,
        status,
        wishes: () => world.realm.wishes.view.get(),
        async goes() {
          on.state.is = 'gone';
          world.platform.page.set({ online: false });
          await settled();
        },
        async comesBack(is: TestServer['state']['is'] = 'here') {
          on.state.is = is;
          world.platform.page.set({ online: true });
          await clock.advance(5_000);
        },
      };
    },
  };
}

it('what a server does not take is sent within a minute of when it does, though it answered all else (SPEC V5)', async () => {
  const on = server();
  const place = browser(on);
  const page = await place.visit();
  on.state.is = 'busy';
  page.realm.intents.favourite('s1', true);
  await place.clock.advance(22 * 60_000);
  on.state.is = 'here';
  await place.clock.advance(61_000);
  expect([...on.favourites]).toEqual(['s1']);
  page.stop();
});

describe('a wish without network (SPEC V2)', () => {
  it('is shown, listed, and sent once when the network is back', async () => {
    const on = server();
    const page = await browser(on).visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    expect(page.status('s1')?.favourited).toBe(true);
    expect(page.wishes()).toMatchObject([{ wish: { is: 'favourite', id: 's1', on: true }, refused: false }]);
    expect(page.realm.waitingPosts.get()).toMatchObject({ count: 1, wishes: 1 });
    await page.comesBack();
    expect(on.calls).toEqual(['favourite s1']);
    expect(page.wishes()).toEqual([]);
    expect(page.status('s1')?.favourited).toBe(true);
    expect(page.realm.waitingPosts.get().count).toBe(0);
  });

  it('outlives the page, is shown by the next one, and is sent by it', async () => {
    const on = server();
    const place = browser(on);
    const first = await place.visit();
    await first.goes();
    first.realm.intents.favourite('s1', true);
    await settled();
    first.stop();
    on.state.is = 'gone';
    const next = await place.visit();
    await next.goes();
    expect(next.wishes()).toHaveLength(1);
    await next.comesBack();
    expect(on.calls).toEqual(['favourite s1']);
    expect(next.status('s1')?.favourited).toBe(true);
    expect(place.kept.size).toBe(0);
  });

  it('goes with its opposite: nothing is sent (V3)', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    page.realm.intents.favourite('s1', false);
    await settled();
    expect(page.wishes()).toEqual([]);
    expect(place.kept.size).toBe(0);
    await page.comesBack();
    expect(on.calls).toEqual([]);
  });

  it('is sent in the order in which it was made', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    await page.goes();
    for (const id of ['s3', 's1', 's2']) {
      page.realm.intents.favourite(id, true);
      await place.clock.advance(1_000);
    }
    await page.comesBack();
    expect(on.calls).toEqual(['favourite s3', 'favourite s1', 'favourite s2']);
  });

  it('is not sent where another device has done it meanwhile', async () => {
    const on = server();
    const page = await browser(on).visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    on.favourites.add('s1');
    await page.comesBack();
    expect(on.calls).toEqual([]);
    expect(page.wishes()).toEqual([]);
    expect(page.status('s1')?.favourited).toBe(true);
  });

  it('can be taken back from the list', async () => {
    const on = server();
    const page = await browser(on).visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    page.realm.wishes.takeBack('favourite s1');
    await settled();
    expect(page.wishes()).toEqual([]);
    expect(page.status('s1')?.favourited).toBe(false);
    await page.comesBack();
    expect(on.calls).toEqual([]);
  });
});

describe('an answer that was lost (V5)', () => {
  it('is looked at: what is done is not asked for again', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    const details = await page.realm.late.details.load();
    on.state.is = 'deaf';
    await details.vote('s1', [1]);
    expect(page.wishes()).toMatchObject([{ wish: { is: 'vote', details: { choices: [1] } } }]);
    expect(page.status('s1')?.poll).toMatchObject({ voted: true, ownVotes: [1] });
    on.state.is = 'here';
    await place.clock.advance(10_000);
    expect(on.calls).toEqual(['vote']);
    expect(on.votes).toEqual([[1]]);
    expect(page.wishes()).toEqual([]);
  });

  it('is looked at by the next page, too', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    on.state.is = 'deaf';
    await (await page.realm.late.details.load()).vote('s1', [0]);
    page.stop();
    on.state.is = 'here';
    const next = await place.visit();
    await place.clock.advance(10_000);
    expect(on.calls).toEqual(['vote']);
    expect(next.wishes()).toEqual([]);
  });

  it('and is taken back: it is asked to be undone', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    on.state.is = 'deaf';
    page.realm.intents.favourite('s1', true);
    await settled();
    page.realm.wishes.takeBack('favourite s1');
    on.state.is = 'here';
    await place.clock.advance(10_000);
    expect(on.calls).toEqual(['favourite s1', 'unfavourite s1']);
    expect(on.favourites.size).toBe(0);
  });
});

describe('what the server refuses after it had to wait (V6)', () => {
  it('is taken back on the screen, told, and stays in the list, also on the next page', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    await page.comesBack('refuses');
    expect(page.status('s1')?.favourited).toBe(false);
    expect(page.wishes()).toMatchObject([{ refused: true, error: { kind: 'forbidden' } }]);
    expect(page.realm.notices.list.get()).toContainEqual(
      expect.objectContaining({ messageKey: 'notices.wish_refused' }),
    );
    page.stop();
    const next = await place.visit();
    expect(next.wishes()).toMatchObject([{ refused: true }]);
    expect(on.calls).toEqual(['favourite s1']);
    on.state.is = 'here';
    next.realm.wishes.again('favourite s1');
    await settled();
    expect(on.calls).toEqual(['favourite s1', 'favourite s1']);
    expect(next.wishes()).toEqual([]);
    expect(place.kept.size).toBe(0);
  });

  it('can be let go', async () => {
    const on = server();
    const place = browser(on);
    const page = await place.visit();
    await page.goes();
    page.realm.intents.favourite('s1', true);
    await settled();
    await page.comesBack('refuses');
    page.realm.wishes.takeBack('favourite s1');
    await settled();
    expect(page.wishes()).toEqual([]);
    expect(place.kept.size).toBe(0);
  });
});

it('two tabs send a wish once (V4)', async () => {
  const on = server();
  const place = browser(on);
  const one = await place.visit();
  const two = await place.visit();
  await one.goes();
  await two.goes();
  one.realm.intents.favourite('s1', true);
  await settled();
  expect(two.wishes()).toHaveLength(1);
  expect(two.status('s1')?.favourited).toBe(true);
  await Promise.all([one.comesBack(), two.comesBack()]);
  expect(on.calls).toEqual(['favourite s1']);
  expect([one.wishes(), two.wishes()]).toEqual([[], []]);
  expect(two.status('s1')?.favourited).toBe(true);
});

type Step = { is: 'press'; id: string } | { is: 'go' | 'back' | 'deaf' | 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('press' as const), id: fc.constantFrom(...POSTS) }) },
  fc.record({ is: fc.constantFrom('go' as const, 'back' as const, 'deaf' as const, 'reload' as const) }),
);

it('whatever happens on the way, the server ends with what was wished last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const on = server();
      const place = browser(on);
      let page = await place.visit();
      const wished = new Map<string, boolean>();
      for (const { is, ...what } of steps) {
        if (is === 'press' && 'id' in what) {
          // A person presses what is seen.
          const wants = !page.status(what.id)?.favourited;
          if (!page.status(what.id)) continue;
          wished.set(what.id, wants);
          page.realm.intents.favourite(what.id, wants);
        } else if (is === 'go') await page.goes();
        else if (is === 'back') await page.comesBack();
        else if (is === 'deaf' && on.state.is === 'here') on.state.is = 'deaf';
        else if (is === 'reload') {
          await settled();
          page.stop();
          page = await place.visit();
        }
        await settled();
      }
      await page.comesBack();
      await place.clock.advance(1_000_000);
      for (const [id, wants] of wished) expect([id, on.favourites.has(id)]).toEqual([id, wants]);
      expect(page.wishes()).toEqual([]);
      expect(place.kept.size).toBe(0);
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('what is no wish is not read', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const read = decodeWish(stored);
      expect(read === null || read.key.length > 0).toBe(true);
    }),
  );
});
