import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { StatusBundle } from '@/api/decode/status';
import { settled } from '@/data/testing/fake-platform';
import { bundle, id, ids, page, relationship, repeatOf } from '@/data/testing/make';
import { deferred, testRealm, timelineOf, type TestRealmOptions } from '@/data/testing/test-realm';

const posts = (from: number, to: number): StatusBundle[] => ids(from, to).map((name) => bundle(name));

function world(count: number, kept: Pick<TestRealmOptions, 'tabMemory'> = {}) {
  let all = posts(count, 1);
  let failing = false;
  const answer = timelineOf(() => all);
  const parts = testRealm({
    ...kept,
    answers: {
      timeline: (key, query) =>
        failing ? Promise.reject(new ApiError('server', { status: 500 })) : answer(key, query),
    },
  });
  const home = () => parts.realm.timelines.view('home').get();
  return {
    ...parts,
    home,
    lines: parts.realm.timelines,
    grow: (to: number) => {
      all = posts(to, 1);
    },
    fail: () => {
      failing = true;
    },
    queries: () => parts.remote.calls.timeline.map(([, query]) => query),
  };
}

const streamed = (name: string, more: object = {}) => ({ is: 'update' as const, bundle: bundle(name, more) });

describe('a timeline that is opened', () => {
  it('loads the first page, then older ones by the cursor until an empty one (F1, Q9)', async () => {
    const { lines, home, queries } = world(30);
    lines.open('home');
    expect(home()).toMatchObject({ loaded: false, newer: { is: 'loading' } });
    await settled();
    expect(home()).toMatchObject({ loaded: true, newer: { is: 'idle' }, reachedEnd: false });
    expect(home().ids).toEqual(ids(30, 11));
    await lines.loadOlder('home');
    expect(home().ids).toEqual(ids(30, 1));
    await lines.loadOlder('home');
    expect(home().reachedEnd).toBe(true);
    await lines.loadOlder('home');
    expect(queries().map(({ maxId }) => maxId)).toEqual([undefined, id(11), id(1)]);
  });

  it('says that nothing is here when the first page is empty', async () => {
    const { lines, home } = world(0);
    lines.open('home');
    await settled();
    expect(home()).toMatchObject({ ids: [], loaded: true, reachedEnd: true });
  });

  it('asks once when it is asked twice (F2)', async () => {
    const { lines, remote } = world(5);
    lines.open('home');
    await Promise.all([lines.loadNewer('home'), lines.loadNewer('home')]);
    expect(remote.calls.timeline).toHaveLength(1);
  });

  it('polls 20 s after the answer and queues what is new (F3, TL-04)', async () => {
    const { lines, realm, home, grow, clock, queries } = world(5);
    realm.settings.set('useStreamingApi', false);
    realm.start();
    lines.open('home');
    await settled();
    grow(8);
    await clock.advance(20_000);
    expect(queries()[1]).toMatchObject({ sinceId: id(5) });
    expect(home()).toMatchObject({ queued: 3, mustReload: false });
    expect(home().ids).toEqual(ids(5, 1));
    lines.showNew('home');
    expect(home()).toMatchObject({ ids: ids(8, 1), queued: 0 });
  });

  it('announces after a reload inside the list what is newer than what was in it (TL-04)', async () => {
    const { lines, realm } = world(8);
    const local = () => realm.timelines.view('local').get();
    lines.returnInside('local', id(5));
    lines.open('local');
    await settled();
    expect(local()).toMatchObject({ ids: ids(5, 1), queued: 3 });
    lines.showNew('local');
    expect(local()).toMatchObject({ ids: ids(8, 1), queued: 0, readUpTo: id(5) });
  });

  it('keeps after a reload the line that was drawn before it, each list its own', async () => {
    const tabMemory = new Map<string, string>();
    const before = world(8, { tabMemory });
    before.lines.returnInside('local', id(5));
    before.lines.open('local');
    await settled();
    before.lines.showNew('local');
    const after = world(9, { tabMemory });
    after.lines.open('local');
    after.lines.open('home');
    await settled();
    expect(after.realm.timelines.view('local').get()).toMatchObject({ ids: ids(9, 1), readUpTo: id(5) });
    expect(after.home().readUpTo).toBeNull();
    after.lines.setFilter('local', { onlyMedia: false, hideRepeats: true });
    expect(tabMemory.size).toBe(0);
  });

  it('keeps the place of a reader who comes back after more than a page, and announces all above it', async () => {
    const { lines, realm } = world(60);
    const local = () => realm.timelines.view('local').get();
    lines.returnInside('local', id(5));
    lines.open('local');
    await settled();
    expect(local()).toMatchObject({ ids: ids(5, 1), queued: 40 });
    lines.showNew('local');
    expect(local().ids).toEqual([...ids(60, 41), ...ids(25, 1)]);
    expect(local().readUpTo).toBe(id(5));
    expect([...local().gaps.values()]).toEqual([{ above: id(41), since: id(25) }]);
  });

  /** Home knows 5 to 1; then 60 to 41 are polled. */
  async function withGap() {
    const parts = world(5);
    const { lines, realm, grow, clock } = parts;
    realm.settings.set('useStreamingApi', false);
    realm.start();
    lines.open('home');
    await settled();
    lines.setReading('home', { atTop: false, focused: true });
    grow(60);
    await clock.advance(20_000);
    return parts;
  }

  it('offers a reload after a full page, and keeps what was read below a gap (Q7)', async () => {
    const { lines, home } = await withGap();
    expect(home()).toMatchObject({ mustReload: true, queued: 20, readUpTo: null });
    expect(home().gaps.size).toBe(0);
    lines.showNew('home');
    expect(home()).toMatchObject({ mustReload: false, queued: 0, readUpTo: id(5) });
    expect(home().ids).toEqual([...ids(60, 41), ...ids(5, 1)]);
    expect([...home().gaps]).toEqual([[id(5), { above: id(41), since: id(5) }]]);
  });

  it.each(['home', 'federated', 'tag:missed'] as const)(
    'in %s what came while the server wanted patience stands behind a gap (Q7)',
    async (key) => {
      let all = posts(5, 1);
      let isPatienceWanted = false;
      const answer = timelineOf(() => all);
      const { realm, remote, clock, platform } = testRealm({
        answers: {
          timeline: (name, query) =>
            isPatienceWanted
              ? Promise.reject(
                  new ApiError('rate-limited', { status: 429, retryAt: platform.now() + 30_000 }),
                )
              : answer(name, query),
        },
      });
      const { timelines } = realm;
      realm.start();
      timelines.open(key);
      await settled();
      remote.sockets[0]?.onOpen();
      await settled();
      timelines.setReading(key, { atTop: false, focused: true });
      isPatienceWanted = true;
      all = posts(60, 1);
      for (const socket of remote.sockets) socket.onClose(1006);
      remote.sockets.at(-1)?.onClose(1006);
      await clock.advance(25_000);
      expect(timelines.view(key).get()).toMatchObject({ ids: ids(5, 1), queued: 0 });
      isPatienceWanted = false;
      await clock.advance(60_000);
      timelines.showNew(key);
      const { ids: shown, gaps } = timelines.view(key).get();
      expect(shown).toEqual([...ids(60, 41), ...ids(5, 1)]);
      expect([...gaps]).toEqual([[id(5), { above: id(41), since: id(5) }]]);
    },
  );

  it('fills a gap from above until it is closed (F11)', async () => {
    const { lines, home } = await withGap();
    lines.showNew('home');
    const gap = () => home().gaps.get(id(5)) ?? { above: '', since: '' };
    expect(await lines.fillGap('home', gap(), 'above')).toBeNull();
    expect(home().ids).toEqual([...ids(60, 21), ...ids(5, 1)]);
    expect(gap()).toEqual({ above: id(21), since: id(5) });
    expect(await lines.fillGap('home', gap(), 'above')).toBeNull();
    expect(home().ids).toEqual(ids(60, 1));
    expect(home().gaps.size).toBe(0);
  });

  it('fills a gap from below (F11)', async () => {
    const { lines, home } = await withGap();
    lines.showNew('home');
    const gap = home().gaps.get(id(5)) ?? { above: '', since: '' };
    expect(await lines.fillGap('home', gap, 'below')).toBeNull();
    expect(home().ids).toEqual([...ids(60, 41), ...ids(25, 1)]);
    expect([...home().gaps]).toEqual([[id(25), { above: id(41), since: id(25) }]]);
  });

  it('tells why a gap could not be filled and keeps it (F11)', async () => {
    const { lines, home, fail } = await withGap();
    lines.showNew('home');
    const gap = home().gaps.get(id(5)) ?? { above: '', since: '' };
    fail();
    expect((await lines.fillGap('home', gap, 'above'))?.kind).toBe('server');
    expect(home().gaps.get(id(5))).toBe(gap);
  });

  it('keeps older pages of a list in the order of the server when it is opened again (F13)', async () => {
    let order = ids(60, 1);
    const answer = ({ maxId }: { maxId?: string }) => {
      const from = maxId === undefined ? 0 : order.indexOf(maxId) + 1;
      return page(order.slice(from, from + 20).map((name) => bundle(name)));
    };
    const { realm } = testRealm({ answers: { timeline: (_key, query) => Promise.resolve(answer(query)) } });
    const shown = () => realm.timelines.view('bookmarks').get().ids;
    const close = realm.timelines.open('bookmarks');
    await settled();
    await realm.timelines.loadOlder('bookmarks');
    close();
    order = [id(99), ...ids(60, 58), ...ids(56, 1)];
    realm.timelines.open('bookmarks');
    await settled();
    expect(shown()).toEqual([id(99), ...ids(60, 58), ...ids(56, 21)]);
    await realm.timelines.loadOlder('bookmarks');
    expect(shown().at(-1)).toBe(id(1));
  });

  it('is asked for again when the network is back, polled or not', async () => {
    const { lines, realm, remote, platform, fail } = world(5);
    realm.start();
    const close = lines.open('bookmarks');
    await settled();
    close();
    fail();
    lines.open('bookmarks');
    await settled();
    const before = remote.calls.timeline.filter(([key]) => key === 'bookmarks').length;
    platform.page.set({ online: false });
    platform.page.set({ online: true });
    await settled();
    expect(remote.calls.timeline.filter(([key]) => key === 'bookmarks')).toHaveLength(before + 1);
  });

  it('forgets a list timeline when it is left (TL-14, F13)', async () => {
    const { lines, realm } = world(5);
    const close = lines.open('list:1');
    await settled();
    expect(realm.timelines.view('list:1').get().ids).toHaveLength(5);
    close();
    expect(realm.timelines.view('list:1').get()).toMatchObject({ ids: [], loaded: false });
  });

  it('begins as on the first day after a reset: nothing of an answer under way, nor of what was streamed before it', async () => {
    const answers = [deferred<ReturnType<typeof page<StatusBundle>>>(), deferred<typeof first>()];
    const first = page(posts(5, 1));
    let asked = 0;
    const { realm, remote } = testRealm({
      answers: { timeline: () => answers[asked++]?.promise ?? Promise.reject(new Error('not asked')) },
    });
    realm.start();
    realm.timelines.open('home');
    await settled();
    remote.sockets[0]?.onFrame(streamed(id(9)), '');
    realm.timelines.setFilter('home', { onlyMedia: false, hideRepeats: true });
    answers[1]?.resolve(first);
    answers[0]?.resolve(page(posts(40, 30)));
    await settled();
    expect(realm.timelines.view('home').get()).toMatchObject({ ids: ids(5, 1), queued: 0 });
    expect(asked).toBe(2);
  });

  it.each([false, true])(
    'lets nothing go of a profile, which shows what is new as it comes, wherever its reader is (Q4; streaming: %s)',
    async (streaming) => {
      const { lines, realm, clock, grow } = world(130);
      const profile = () => realm.timelines.view('user:2').get();
      realm.settings.set('streaming', streaming);
      realm.start();
      lines.open('user:2');
      await settled();
      for (let turn = 0; turn < 3; turn += 1) await lines.loadOlder('user:2');
      const { ids: before } = profile();
      expect(before.length).toBeGreaterThan(50);
      await clock.advance(20_000);
      expect(profile().ids).toEqual(before);
      grow(132);
      await clock.advance(20_000);
      if (profile().queued > 0) lines.showNew('user:2');
      expect(profile().ids).toEqual([...ids(132, 131), ...before]);
    },
  );

  it('lets go what lies far below a reader who is back at the top for a second (F14, E7)', async () => {
    const { lines, home, clock, realm } = world(800);
    lines.open('home');
    await settled();
    lines.setReading('home', { atTop: false, focused: true });
    await clock.advance(10_000);
    for (let turn = 0; turn < 38; turn += 1) await lines.loadOlder('home');
    expect(home().ids).toHaveLength(780);
    lines.setReading('home', { atTop: true, focused: true });
    lines.setReading('home', { atTop: false, focused: true });
    await clock.advance(5000);
    expect(home().ids).toHaveLength(780);
    lines.setReading('home', { atTop: true, focused: true });
    await clock.advance(5000);
    expect(home().ids).toEqual(ids(800, 751));
    const kept = ids(800, 1).filter((name) => realm.records.status(name).get() !== undefined);
    expect(kept).toHaveLength(300);
    await lines.loadOlder('home');
    expect(home().ids).toEqual(ids(800, 731));
  });

  it('brings a far post back with a gap above it (F12)', async () => {
    const { lines, home } = world(200);
    lines.open('home');
    await settled();
    await lines.loadAround('home', id(70));
    expect(home().ids).toEqual([...ids(200, 181), ...ids(90, 51)]);
    expect([...home().gaps]).toEqual([[id(90), { above: id(181), since: id(90) }]]);
    await lines.loadOlder('home');
    expect(home().ids.at(-1)).toBe(id(31));
  });

  it('takes only what a quick filter lets through, fetched or streamed (TL-11)', async () => {
    const { lines, home, realm, queries, remote } = world(5);
    realm.start();
    lines.open('home');
    await settled();
    lines.setFilter('home', { onlyMedia: true, hideRepeats: true });
    await settled();
    expect(queries().at(-1)).toMatchObject({ onlyMedia: true });
    expect(home().filter).toEqual({ onlyMedia: true, hideRepeats: true });
    remote.sockets[0]?.onOpen();
    await settled();
    remote.sockets[0]?.onFrame(streamed(id(50)), '');
    remote.sockets[0]?.onFrame({ is: 'update', bundle: repeatOf(id(51), id(50)) }, '');
    expect(home().queued).toBe(0);
  });

  it.each(['user:a1', 'replies:a1'] as const)(
    'asks for %s without repeats where they are hidden',
    async (key) => {
      const { lines, queries } = world(5);
      lines.open(key);
      await settled();
      lines.setFilter(key, { onlyMedia: false, hideRepeats: true });
      await settled();
      expect(queries().at(-1)).toMatchObject({ excludeReblogs: true });
    },
  );

  it('polls others only while they are open (F3)', async () => {
    const { lines, realm, remote, clock } = world(5);
    realm.start();
    const close = lines.open('local');
    await clock.advance(40_000);
    const ofLocal = () => remote.calls.timeline.filter(([key]) => key === 'local').length;
    expect(ofLocal()).toBe(3);
    close();
    await clock.advance(100_000);
    expect(ofLocal()).toBe(3);
  });

  it('sends the filters that the server applies, to visitors none', async () => {
    const signedIn = world(1);
    signedIn.realm.settings.set('replyVisibility', 'following');
    signedIn.lines.open('local');
    signedIn.lines.open('tag:cats');
    expect(signedIn.queries()).toEqual([
      { withMuted: true, replyVisibility: 'following' },
      { withMuted: true },
    ]);
    const guest = testRealm({ account: null });
    guest.realm.timelines.open('local');
    expect(guest.remote.calls.timeline[0]?.[1]).toEqual({});
  });

  it('reloads when the reply filter changes and the reader is at the top (F9)', async () => {
    const { lines, realm, queries, home } = world(5);
    realm.start();
    lines.open('home');
    await settled();
    realm.settings.set('replyVisibility', 'self');
    await settled();
    expect(queries().at(-1)).toEqual({ withMuted: true, replyVisibility: 'self' });
    lines.setReading('home', { atTop: false, focused: true });
    realm.settings.set('replyVisibility', 'all');
    await settled();
    expect(home().mustReload).toBe(true);
  });
});

describe('failures (F4, F5, TL-12)', () => {
  it.each([
    [429, 'timeline_errors.rate_limited', {}],
    [500, 'timeline_errors.internal', {}],
    [503, 'timeline_errors.unavailable', {}],
    [502, 'timeline_errors.unexpected', { code: '502' }],
    [200, 'timeline_errors.nonsense', {}],
  ])('%i is told for 5 s', async (status, messageKey, messageArgs) => {
    const kind = status === 429 ? 'rate-limited' : status === 200 ? 'nonsense' : 'server';
    const error = new ApiError(kind, { status });
    const { realm, clock } = testRealm({ answers: { timeline: () => Promise.reject(error) } });
    realm.timelines.open('home');
    await settled();
    expect(realm.notices.list.get()).toMatchObject([
      { level: 'error', messageKey, messageArgs, timeout: 5000 },
    ]);
    expect(realm.timelines.view('home').get()).toMatchObject({
      newer: { is: 'failed', error },
      loaded: false,
    });
    await clock.advance(5_000);
    expect(realm.notices.list.get()).toEqual([]);
  });

  it.each([
    ['not-found', 404],
    ['forbidden', 403],
    ['login-needed', 401],
  ] as const)('that the page itself explains are not told besides: %s', async (kind, status) => {
    let gone = false;
    const answer = timelineOf(() => posts(3, 1));
    const { realm } = testRealm({
      answers: {
        timeline: (key, query) =>
          gone || key === 'list:9' ? Promise.reject(new ApiError(kind, { status })) : answer(key, query),
      },
    });
    realm.timelines.open('list:9');
    await settled();
    expect(realm.timelines.view('list:9').get().newer).toMatchObject({ is: 'failed', error: { kind } });
    expect(realm.notices.list.get()).toEqual([]);
    // Posts that are still there say nothing.
    realm.timelines.open('list:1');
    await settled();
    gone = true;
    await realm.timelines.loadNewer('list:1');
    expect(realm.notices.list.get()).toMatchObject([{ messageKey: 'timeline_errors.unexpected' }]);
  });

  it('of several timelines are one trouble: the newest is told', async () => {
    const { realm } = testRealm({
      answers: {
        timeline: (key) => Promise.reject(new ApiError('server', { status: key === 'home' ? 500 : 503 })),
      },
    });
    realm.timelines.open('home');
    await settled();
    realm.timelines.open('local');
    await settled();
    expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).toEqual([
      'timeline_errors.unavailable',
    ]);
  });

  it('with a time to wait for: nobody but the reader asks before', async () => {
    const asked: string[] = [];
    const { realm, clock, platform } = testRealm({
      answers: {
        timeline: (key) => {
          asked.push(key);
          const retryAt = platform.now() + 60_000;
          return Promise.reject(new ApiError('rate-limited', { status: 429, retryAt }));
        },
      },
    });
    const { timelines } = realm;
    timelines.open('local')();
    await settled();
    timelines.open('local');
    await clock.advance(40_000);
    expect(asked).toEqual(['local']);
    timelines.open('federated');
    await settled();
    expect(asked).toEqual(['local', 'federated']);
    await timelines.loadNewer('local');
    expect(asked).toEqual(['local', 'federated', 'local']);
  });

  it('are told once while polling goes on failing', async () => {
    const error = new ApiError('server', { status: 500 });
    const { realm, clock } = testRealm({ answers: { timeline: () => Promise.reject(error) } });
    const pushed = vi.spyOn(realm.notices, 'push');
    realm.settings.set('useStreamingApi', false);
    realm.start();
    await clock.advance(120_000);
    expect(
      pushed.mock.calls.filter(([notice]) => notice.messageKey.startsWith('timeline_errors')),
    ).toHaveLength(1);
  });

  it('keep what is shown, and an older page can be asked for again', async () => {
    let fails = false;
    const source = timelineOf(() => posts(30, 1));
    const { realm } = testRealm({
      answers: {
        timeline: (key, query) =>
          fails ? Promise.reject(new ApiError('server', { status: 500 })) : source(key, query),
      },
    });
    realm.timelines.open('home');
    await settled();
    fails = true;
    await realm.timelines.loadOlder('home');
    expect(realm.timelines.view('home').get()).toMatchObject({ older: { is: 'failed' }, ids: ids(30, 11) });
    fails = false;
    await realm.timelines.loadOlder('home');
    expect(realm.timelines.view('home').get()).toMatchObject({ older: { is: 'idle' }, ids: ids(30, 1) });
  });
});

describe('the stream', () => {
  async function joined(count = 5) {
    const parts = world(count);
    parts.realm.start();
    parts.lines.open('home');
    await settled();
    const socket = parts.remote.sockets[0];
    socket?.onOpen();
    await settled();
    return { ...parts, frame: (event: ReturnType<typeof streamed>) => socket?.onFrame(event, '') };
  }

  it('queues posts, or shows them at once at the top with streaming on (F8)', async () => {
    const { realm, lines, home, frame } = await joined();
    frame(streamed(id(6)));
    expect(home()).toMatchObject({ ids: ids(5, 1), queued: 1 });
    lines.showNew('home');
    realm.settings.set('streaming', true);
    lines.setReading('home', { atTop: true, focused: true });
    frame(streamed(id(7)));
    expect(home()).toMatchObject({ ids: ids(7, 1), queued: 0 });
    lines.setReading('home', { atTop: true, focused: false });
    frame(streamed(id(8)));
    expect(home().queued).toBe(1);
    realm.settings.set('pauseOnUnfocused', false);
    lines.showNew('home');
    frame(streamed(id(9)));
    expect(home().queued).toBe(0);
    lines.setReading('home', { atTop: false, focused: true });
    frame(streamed(id(10)));
    expect(home().queued).toBe(1);
  });

  it('costs one record and one list: nobody else is told (counted work)', async () => {
    const { realm, home, frame } = await joined();
    const [other, list, fresh, local] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    realm.records.status(id(3)).subscribe(other);
    realm.records.account('a1').subscribe(other);
    realm.timelines.view('home').subscribe(list);
    realm.timelines.view('local').subscribe(local);
    realm.records.status(id(6)).subscribe(fresh);
    frame(streamed(id(6)));
    expect([other, list, fresh, local].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 1, 0]);
    expect(home().queued).toBe(1);
  });

  it('takes home out of polling, and back into it when it breaks (F3)', async () => {
    const { remote, clock } = await joined();
    const before = remote.calls.timeline.length;
    await clock.advance(60_000);
    expect(remote.calls.timeline).toHaveLength(before);
    remote.sockets[0]?.onClose(1006);
    await clock.advance(500);
    remote.sockets.at(-1)?.onClose(1006);
    await clock.advance(22_000);
    expect(remote.calls.timeline.length).toBeGreaterThan(before);
  });

  it('fetches what came between the first answer and its beginning, whatever is streamed meanwhile (F6)', async () => {
    const parts = world(5);
    parts.realm.start();
    parts.lines.open('home');
    await settled();
    parts.grow(7);
    parts.remote.sockets[0]?.onOpen();
    parts.remote.sockets[0]?.onFrame(streamed(id(9)), '');
    await settled();
    expect(parts.queries().at(-1)).toMatchObject({ sinceId: id(5) });
    parts.lines.showNew('home');
    expect(parts.home().ids).toEqual([id(9), ...ids(7, 1)]);
  });

  it('goes on polling until that has worked (F6)', async () => {
    let fails = false;
    const source = timelineOf(() => posts(5, 1));
    const { realm, remote, clock } = testRealm({
      answers: {
        timeline: (key, query) =>
          fails ? Promise.reject(new ApiError('server', { status: 502 })) : source(key, query),
      },
    });
    realm.start();
    await settled();
    fails = true;
    remote.sockets[0]?.onOpen();
    await settled();
    remote.sockets[0]?.onFrame(streamed(id(30)), '');
    fails = false;
    await clock.advance(20_000);
    expect(remote.calls.timeline.at(-1)?.[1]).toMatchObject({ sinceId: id(5) });
    const after = remote.calls.timeline.length;
    await clock.advance(60_000);
    expect(remote.calls.timeline).toHaveLength(after);
  });

  it('loses nothing that arrives during the first fetch (F7)', async () => {
    const answer = deferred<ReturnType<typeof page<StatusBundle>>>();
    const { realm, remote } = testRealm({ answers: { timeline: () => answer.promise } });
    realm.start();
    realm.timelines.open('home');
    await settled();
    remote.sockets[0]?.onOpen();
    remote.sockets[0]?.onFrame(streamed(id(9)), '');
    answer.resolve(page(posts(5, 1)));
    await settled();
    realm.timelines.showNew('home');
    expect(realm.timelines.view('home').get().ids).toEqual([id(9), ...ids(5, 1)]);
  });

  it('keeps no row of what is deleted during a fetch, streamed or still named by the answer (F7)', async () => {
    const answer = deferred<ReturnType<typeof page<StatusBundle>>>();
    const { realm, remote } = testRealm({
      answers: { timeline: (_key, { sinceId }) => (sinceId ? Promise.resolve(page([])) : answer.promise) },
    });
    realm.start();
    realm.timelines.open('home');
    await settled();
    remote.sockets[0]?.onOpen();
    remote.sockets[0]?.onFrame(streamed(id(9)), '');
    remote.sockets[0]?.onFrame({ is: 'delete', id: id(9) }, '');
    remote.sockets[0]?.onFrame({ is: 'delete', id: id(4) }, '');
    answer.resolve(page(posts(5, 1)));
    await settled();
    realm.timelines.showNew('home');
    expect(realm.timelines.view('home').get().ids).toEqual([id(5), ...ids(3, 1)]);
  });

  it('filters replies itself, since the server does not (behaviour.md §3)', async () => {
    const { realm, home, frame } = await joined();
    realm.settings.set('replyVisibility', 'following');
    await settled();
    const reply = (name: string, to: string) =>
      streamed(name, { in_reply_to_id: 'x', in_reply_to_account_id: to });
    frame(reply(id(6), 'stranger'));
    frame(reply(id(7), 'me'));
    expect(home().queued).toBe(1);
    frame({
      is: 'update',
      bundle: {
        ...bundle(id(8), { in_reply_to_id: 'x', in_reply_to_account_id: 'friend' }),
        relationships: [relationship('friend', { following: true })],
      },
    });
    expect(home().queued).toBe(2);
    realm.settings.set('replyVisibility', 'self');
    await settled();
    frame(reply(id(9), 'friend'));
    frame(streamed(id(10)));
    expect(home().queued).toBe(1);
  });

  it('changes a post everywhere and removes a deleted one with its repeats (RT-02)', async () => {
    const { realm, home, remote } = await joined();
    remote.sockets[0]?.onFrame(
      {
        is: 'status.update',
        bundle: bundle(id(3), { content: '<p>edited</p>', edited_at: '2026-11-21T00:00:00Z' }),
      },
      '',
    );
    expect(realm.records.status(id(3)).get()?.content).toBe('<p>edited</p>');
    remote.sockets[0]?.onFrame({ is: 'delete', id: id(3) }, '');
    expect(home().ids).toEqual([id(5), id(4), id(2), id(1)]);
    expect(realm.records.status(id(3)).get()).toBeUndefined();
  });

  it('puts direct posts into the direct timeline too', async () => {
    const { realm, lines, frame } = await joined();
    lines.open('direct');
    await settled();
    frame(streamed(id(6), { visibility: 'direct' }));
    expect(realm.timelines.view('direct').get().queued).toBe(1);
  });
});

describe('memory', () => {
  it('cuts hidden timelines at evicted posts and fetches those again (Q12)', async () => {
    let all = posts(40, 1);
    const { realm } = testRealm({ statusLimit: 50, answers: { timeline: timelineOf(() => all) } });
    const close = realm.timelines.open('local');
    await settled();
    await realm.timelines.loadOlder('local');
    expect(realm.timelines.view('local').get().ids).toHaveLength(40);
    close();
    all = posts(240, 201);
    realm.timelines.open('federated');
    await settled();
    await realm.timelines.loadOlder('federated');
    const left = realm.timelines.view('local').get().ids;
    expect(left.length).toBeLessThan(40);
    expect(left.every((name) => realm.records.status(name).get() !== undefined)).toBe(true);
    all = posts(40, 1);
    realm.timelines.open('local');
    for (let tries = 0; tries < 4; tries += 1) await realm.timelines.loadOlder('local');
    expect(realm.timelines.view('local').get().ids).toEqual(ids(40, 1));
  });
});
