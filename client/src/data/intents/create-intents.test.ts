import { describe, expect, it, vi } from 'vitest';
import type { StatusBundle } from '@/api/decode/status';
import { ApiError } from '@/domain/api-error';
import type { Remote } from '@/data/remote/remote';
import { settled } from '@/data/testing/fake-platform';
import {
  account,
  accountJson,
  bundle,
  id,
  ids,
  page,
  relationship,
  repeatOf,
  statusJson,
} from '@/data/testing/make';
import { deferred, testRealm, timelineOf } from '@/data/testing/test-realm';
import { plainPost } from '../../../test/plain-post';

const broken = new ApiError('server', { status: 500, message: 'oops' });
const missing = new ApiError('not-found', { status: 404 });

async function withPost(
  answers: Partial<Remote>,
  post: StatusBundle = bundle('s1', { favourites_count: 3 }),
) {
  const world = testRealm({ answers: { timeline: timelineOf(() => [post]), ...answers } });
  world.realm.timelines.open('home');
  await settled();
  const status = (name = 's1') => world.realm.records.status(name).get();
  return { ...world, status, intents: world.realm.intents };
}

/** Answers of `favourite` that the test gives one after the other. */
function favouriteCalls() {
  const calls: { on: boolean; answer: ReturnType<typeof deferred<StatusBundle>> }[] = [];
  const favourite: Remote['favourite'] = (_id, on) => {
    const answer = deferred<StatusBundle>();
    calls.push({ on, answer });
    return answer.promise;
  };
  return { calls, favourite };
}

describe('a favourite (ACT-01)', () => {
  it('shows at once with its count and is reconciled with the answer', async () => {
    const { calls, favourite } = favouriteCalls();
    const { intents, status } = await withPost({ favourite });
    intents.favourite('s1', true);
    expect(status()).toMatchObject({ favourited: true, favouritesCount: 4 });
    calls[0]?.answer.resolve(bundle('s1', { favourited: true, favourites_count: 9 }));
    await settled();
    expect(status()).toMatchObject({ favourited: true, favouritesCount: 9 });
  });

  it('tells the listeners of that post twice at most: the choice, and an answer that says more', async () => {
    const { calls, favourite } = favouriteCalls();
    const { realm, intents } = await withPost({ favourite });
    const heard = vi.fn();
    const list = vi.fn();
    realm.records.status('s1').subscribe(heard);
    realm.timelines.view('home').subscribe(list);
    intents.favourite('s1', true);
    expect(heard).toHaveBeenCalledTimes(1);
    calls[0]?.answer.resolve(bundle('s1', { favourited: true, favourites_count: 4 }));
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(list).not.toHaveBeenCalled();
  });

  it('goes with a banner when it fails, and newer numbers from the stream stay', async () => {
    const { calls, favourite } = favouriteCalls();
    const { realm, intents, status, remote } = await withPost({ favourite });
    realm.start();
    await settled();
    intents.favourite('s1', true);
    const streamed = bundle('s1', { favourites_count: 50 });
    remote.sockets[0]?.onFrame({ is: 'status.update', bundle: streamed }, '');
    expect(status()).toMatchObject({ favourited: true, favouritesCount: 51 });
    calls[0]?.answer.reject(broken);
    await settled();
    expect(status()).toMatchObject({ favourited: false, favouritesCount: 50 });
    expect(realm.notices.forStatus('s1').get()).toBe(broken);
    intents.favourite('s1', true);
    calls[1]?.answer.resolve(bundle('s1', { favourited: true, favourites_count: 51 }));
    await settled();
    expect(realm.notices.forStatus('s1').get()).toBeNull();
  });

  it('sends one more request at most when clicked again and again: the last choice wins', async () => {
    const { calls, favourite } = favouriteCalls();
    const { intents, status } = await withPost({ favourite });
    for (const on of [true, false, true, false]) intents.favourite('s1', on);
    expect(calls.map(({ on }) => on)).toEqual([true]);
    expect(status()).toMatchObject({ favourited: false, favouritesCount: 3 });
    calls[0]?.answer.resolve(bundle('s1', { favourited: true, favourites_count: 4 }));
    await settled();
    expect(calls.map(({ on }) => on)).toEqual([true, false]);
    expect(status()).toMatchObject({ favourited: false, favouritesCount: 3 });
    calls[1]?.answer.resolve(bundle('s1', { favourites_count: 3 }));
    await settled();
    expect(calls).toHaveLength(2);
    expect(status()).toMatchObject({ favourited: false, favouritesCount: 3 });
  });

  it('sends nothing more when the choice comes back to what was sent', async () => {
    const { calls, favourite } = favouriteCalls();
    const { intents } = await withPost({ favourite });
    for (const on of [true, false, true]) intents.favourite('s1', on);
    calls[0]?.answer.resolve(bundle('s1', { favourited: true }));
    await settled();
    expect(calls).toHaveLength(1);
  });

  it('needs no banner when it was taken back before it failed', async () => {
    const { calls, favourite } = favouriteCalls();
    const { realm, intents, status } = await withPost({ favourite });
    intents.favourite('s1', true);
    intents.favourite('s1', false);
    calls[0]?.answer.reject(broken);
    await settled();
    expect(calls).toHaveLength(1);
    expect(status()).toMatchObject({ favourited: false, favouritesCount: 3 });
    expect(realm.notices.forStatus('s1').get()).toBeNull();
  });

  it('sends nothing when the post is a favourite already', async () => {
    const { calls, favourite } = favouriteCalls();
    const { intents } = await withPost({ favourite }, bundle('s1', { favourited: true }));
    intents.favourite('s1', true);
    expect(calls).toHaveLength(0);
  });

  it('of a repeat is one of the repeated post', async () => {
    const { calls, favourite } = favouriteCalls();
    const { intents, status, remote } = await withPost({ favourite }, repeatOf('r1', 's1'));
    intents.favourite('r1', true);
    expect(remote.calls.favourite).toEqual([['s1', true]]);
    expect(status()?.favourited).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('holds when the server answers with numbers from before', async () => {
    const { intents, status } = await withPost({
      favourite: async () => bundle('s1', { favourites_count: 3 }),
    });
    intents.favourite('s1', true);
    await settled();
    expect(status()).toMatchObject({ favourited: true, favouritesCount: 4 });
  });
});

/** A server that does what it is asked when the test says so, and answers or does not. */
function slowServer() {
  let favourited = false;
  const calls: { on: boolean; answer: ReturnType<typeof deferred<StatusBundle>> }[] = [];
  const now = () => bundle('s1', { favourited, favourites_count: favourited ? 1 : 0 });
  return {
    calls,
    now,
    isOn: () => favourited,
    does: (on: boolean) => void (favourited = on),
    answers: {
      favourite: (_id: string, on: boolean) => {
        const answer = deferred<StatusBundle>();
        calls.push({ on, answer });
        return answer.promise;
      },
      status: async () => now(),
    },
  };
}

describe('a favourite that is never answered', () => {
  const timeout = new ApiError('timeout');

  it('needs no banner where the server says that it was done', async () => {
    const server = slowServer();
    const { realm, intents, status } = await withPost(server.answers);
    intents.favourite('s1', true);
    server.does(true);
    server.calls[0]?.answer.reject(timeout);
    await settled();
    expect(status()).toMatchObject({ favourited: true, favouritesCount: 1 });
    expect(realm.notices.forStatus('s1').get()).toBeNull();
  });

  it('and was taken back meanwhile is taken back on the server, also when that does it late', async () => {
    const server = slowServer();
    const { clock, intents, status } = await withPost(server.answers);
    intents.favourite('s1', true);
    intents.favourite('s1', false);
    server.calls[0]?.answer.reject(timeout);
    await settled();
    expect(server.calls.map(({ on }) => on)).toEqual([true, false]);
    server.calls[1]?.answer.resolve(server.now());
    await settled();
    // Only now the server gets to the first one.
    server.does(true);
    await clock.advance(2_000);
    expect(server.calls.map(({ on }) => on)).toEqual([true, false, false]);
    expect(status()?.favourited).toBe(false);
    server.does(false);
    server.calls[2]?.answer.resolve(server.now());
    await clock.advance(200_000);
    expect(server.calls).toHaveLength(3);
    expect(server.isOn()).toBe(false);
  });

  it('loses its banner when the server has done it after all', async () => {
    const server = slowServer();
    const { realm, clock, intents, status } = await withPost(server.answers);
    intents.favourite('s1', true);
    server.calls[0]?.answer.reject(timeout);
    await settled();
    expect(status()?.favourited).toBe(false);
    expect(realm.notices.forStatus('s1').get()).toBe(timeout);
    server.does(true);
    await clock.advance(12_000);
    expect(status()?.favourited).toBe(true);
    expect(realm.notices.forStatus('s1').get()).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('gives way to the next choice, which is watched in its place', async () => {
    const server = slowServer();
    const { clock, intents } = await withPost(server.answers);
    intents.favourite('s1', true);
    server.calls[0]?.answer.reject(timeout);
    await settled();
    intents.favourite('s1', true);
    server.does(true);
    server.calls[1]?.answer.resolve(server.now());
    await settled();
    intents.favourite('s1', false);
    server.does(false);
    server.calls[2]?.answer.resolve(server.now());
    await settled();
    server.does(true);
    await clock.advance(2_000);
    expect(server.calls.map(({ on }) => on)).toEqual([true, true, false, false]);
  });
});

describe('the other toggles', () => {
  it('repeat sends the visibility and reads the repeated post from the answer', async () => {
    const answer = bundle('r9', { reblog: statusJson('s1', { reblogged: true, reblogs_count: 8 }) });
    const { intents, status, remote } = await withPost({ repeat: async () => answer });
    intents.repeat('s1', true, 'private');
    expect(status()).toMatchObject({ reblogged: true, reblogsCount: 1 });
    await settled();
    expect(remote.calls.repeat).toEqual([['s1', true, 'private']]);
    expect(status()).toMatchObject({ reblogged: true, reblogsCount: 8 });
  });

  it('bookmark, pin and mute roll back alone', async () => {
    const fail = () => Promise.reject(broken);
    const { intents, status } = await withPost({
      bookmark: fail,
      pin: async () => bundle('s1', { pinned: true }),
      muteConversation: fail,
    });
    intents.bookmark('s1', true);
    intents.pin('s1', true);
    intents.muteConversation('s1', true);
    expect(status()).toMatchObject({ bookmarked: true, pinned: true, threadMuted: true });
    await settled();
    expect(status()).toMatchObject({ bookmarked: false, pinned: true, threadMuted: false });
  });
});

describe('what a server refuses', () => {
  it('a pin too many says that there are as many as there may be', async () => {
    const message = 'You have already pinned the maximum number of statuses';
    const pin = (): Promise<never> => Promise.reject(new ApiError('invalid', { status: 400, message }));
    const { realm, intents } = await withPost({ pin });
    intents.pin('s1', true);
    await settled();
    expect(realm.notices.forStatus('s1').get()).toMatchObject({ identifier: 'pin-limit' });
  });

  it('to mute a conversation of others is not offered again; one of our own tells nothing', async () => {
    const muteConversation = (): Promise<never> => Promise.reject(new ApiError('invalid', { status: 400 }));
    const others = await withPost({ muteConversation });
    others.intents.muteConversation('s1', true);
    await settled();
    expect(others.realm.server.get().can.muteAnyConversation).toBe(false);
    const own = await withPost({ muteConversation }, bundle('s1', { account: accountJson('me') }));
    own.intents.muteConversation('s1', true);
    await settled();
    expect(own.realm.server.get().can.muteAnyConversation).toBe(true);
  });
});

describe('a conversation muted for a time', () => {
  const answered = (on: boolean) => bundle('s1', { pleroma: { context: 'c', thread_muted: on } });
  const muting = async (answer = async (on: boolean) => answered(on)) => {
    const made = await withPost(
      { muteConversation: (_id, on) => answer(on) },
      bundle('s1', { pleroma: { context: 'c' } }),
    );
    const people = await made.realm.late.people.load();
    return { ...made, muteFor: (seconds: number) => people.muteConversationFor('s1', seconds) };
  };

  it('tells when it ends, for every post of it, also on the next visit', async () => {
    const { intents, clock, platform, muteFor } = await muting();
    const now = platform.now();
    expect(intents.mutedUntil('s1')).toBeNull();
    await muteFor(3600);
    expect(intents.mutedUntil('s1')).toBe(now + 3_600_000);
    const later = testRealm({
      clock,
      answers: {
        timeline: timelineOf(() => [bundle('s2', { pleroma: { context: 'c', thread_muted: true } })]),
      },
    });
    for (const [place, kept] of platform.storage.entries) later.platform.storage.set(place, kept);
    later.realm.timelines.open('home');
    await settled();
    expect(later.realm.intents.mutedUntil('s2')).toBe(now + 3_600_000);
  });

  it('has no end once it is undone, over, or was muted without one', async () => {
    const { intents, clock, muteFor } = await muting();
    await muteFor(60);
    await clock.advance(61_000);
    expect(intents.mutedUntil('s1')).toBeNull();
    intents.muteConversation('s1', false);
    await settled();
    await muteFor(60);
    intents.muteConversation('s1', false);
    await settled();
    expect(intents.mutedUntil('s1')).toBeNull();
    intents.muteConversation('s1', true);
    await settled();
    expect(intents.mutedUntil('s1')).toBeNull();
  });

  it('that the server refuses to mute has none either', async () => {
    const { intents, muteFor } = await muting(() => Promise.reject(broken));
    await expect(muteFor(60)).rejects.toMatchObject({ status: 500 });
    expect(intents.mutedUntil('s1')).toBeNull();
  });
});

describe('a follow', () => {
  it('is asked for again three times, 500 ms apart, while the server says neither yes nor requested', async () => {
    const { realm, remote, clock } = testRealm({
      answers: {
        follow: async (name) => relationship(name),
        relationships: async ([name = '']) =>
          remote.calls.relationships.length < 3
            ? [relationship(name)]
            : [relationship(name, { following: true })],
      },
    });
    realm.intents.follow('a1', true);
    await clock.advance(499);
    expect(remote.calls.relationships).toHaveLength(0);
    await clock.advance(1);
    expect(remote.calls.relationships).toHaveLength(1);
    await clock.advance(5_000);
    expect(remote.calls.relationships).toHaveLength(3);
    expect(realm.records.relationship('a1').get()?.following).toBe(true);
  });

  it('of a locked account shows as requested, and tells when it failed', async () => {
    const answer = deferred<never>();
    const { realm, remote } = testRealm({
      answers: { follow: () => answer.promise, timeline: async () => page([bundle('s1')]) },
    });
    realm.setAccount(account('a1', { locked: true }));
    remote.calls.follow.length = 0;
    realm.intents.follow('a1', true);
    answer.reject(broken);
    await settled();
    expect(realm.notices.list.get()[0]).toMatchObject({
      messageKey: 'account_errors.follow',
      messageArgs: { name: 'user-a1' },
      error: broken,
    });
  });

  it('that could not be answered tells why: another try does not help everybody', async () => {
    const { realm } = testRealm({
      answers: {
        answerFollowRequest: () => Promise.reject(broken),
        relationships: async ([name = '']) => [relationship(name, { requestedBy: true })],
      },
    });
    await realm.intents.answerFollowRequest('a1', true);
    expect(realm.notices.list.get()[0]).toMatchObject({
      messageKey: 'account_errors.follow_request',
      error: broken,
    });
  });

  it.each([
    [500, 'approved', 'approves', true, true, []],
    [404, 'approved', 'denies', true, false, ['account_errors.request_gone']],
    [404, 'denied', 'approves', false, true, ['account_errors.request_gone']],
    [500, 'denied', 'denies', false, false, []],
  ])('that another device has answered goes: %i, %s there, %s here', async (...row) => {
    const [status, , , there, here, told] = row;
    const gone = new ApiError(status === 404 ? 'not-found' : 'server', { status });
    const me = account('me', { source: { privacy: 'public' }, follow_requests_count: 2 });
    const { realm } = testRealm({
      account: me,
      answers: {
        answerFollowRequest: () => Promise.reject(gone),
        relationships: async ([name = '']) => [relationship(name, { followedBy: there })],
      },
    });
    await realm.intents.answerFollowRequest('a1', here);
    expect(realm.me.get()?.own?.followRequestsCount).toBe(1);
    expect(realm.records.relationship('a1').get()).toMatchObject({ followedBy: there });
    expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).toEqual(told);
  });
});

describe('posting and deleting', () => {
  // What is for this server only is not streamed to its author.
  it.each(['public', 'local'])(
    'shows an own %s post in home at once and counts it as a reply',
    async (visibility) => {
      const parent = bundle(id(1), { replies_count: 2 });
      const own = bundle(id(9), { in_reply_to_id: id(1), visibility });
      const { realm, intents, status } = await withPost({ post: async () => own }, parent);
      const sent = intents.post({ ...plainPost, inReplyToId: id(1) });
      await expect(sent).resolves.toBe(id(9));
      expect(realm.timelines.view('home').get().ids).toEqual([id(9), id(1)]);
      expect(status(id(1))?.repliesCount).toBe(3);
    },
  );

  it('hides a deleted post at once, with its repeats, and brings it back when the server refuses', async () => {
    const answers = [deferred<undefined>(), deferred<undefined>()];
    const { realm, intents, status, remote } = await withPost({
      remove: () => answers[remote.calls.remove.length - 1]?.promise ?? Promise.resolve(),
      timeline: async () => page([repeatOf(id(5), 's1'), bundle('s1'), bundle(ids(1, 1)[0] ?? '')]),
    });
    void intents.remove('s1');
    expect(status()).toBeUndefined();
    answers[0]?.reject(broken);
    await settled();
    expect(status()).toBeDefined();
    expect(realm.notices.forStatus('s1').get()).toBe(broken);
    void intents.remove('s1');
    answers[1]?.resolve(undefined);
    await settled();
    expect(realm.timelines.view('home').get().ids).toEqual([id(1)]);
    expect(status()).toBeUndefined();
  });

  it.each([
    ['stays where the server cannot delete', async () => bundle('s1'), true],
    ['goes where it was gone already', async () => Promise.reject(missing), false],
  ])('a post that the server does not find for deleting %s', async (_how, ask, stays) => {
    const { realm, intents, status } = await withPost({
      remove: async () => Promise.reject(missing),
      status: ask,
    });
    void intents.remove('s1');
    await settled();
    expect(status() !== undefined).toBe(stays);
    expect(realm.notices.forStatus('s1').get()).toBe(stays ? missing : null);
  });

  it('answering a follow request lowers the count and changes the relationship', async () => {
    const me = account('me', { source: { privacy: 'public' }, follow_requests_count: 2 });
    const { realm } = testRealm({
      account: me,
      answers: { answerFollowRequest: async (name) => relationship(name, { requestedBy: true }) },
    });
    const before = realm.me.get()?.own?.followRequestsCount ?? 0;
    await realm.intents.answerFollowRequest('a2', true);
    expect(realm.records.relationship('a2').get()).toMatchObject({ followedBy: true, requestedBy: false });
    expect(realm.me.get()?.own?.followRequestsCount).toBe(before - 1);
    expect(before).toBe(2);
  });
});
