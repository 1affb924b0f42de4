import { describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { PeopleRemote } from '@/data/remote/people-remote';
import { fakePeopleRemote } from '@/data/testing/fake-people-remote';
import { FakeBrowser, settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { account, bundle, id, page, relationship } from '@/data/testing/make';
import { deferred, testRealm, timelineOf, type TestRealm } from '@/data/testing/test-realm';

const unexpected = (): Promise<never> => Promise.reject(new Error('the test did not expect this call'));

const person = (id: string, more: object = {}) => ({
  account: account(id, more),
  relationship: relationship(id),
  moved: null,
});

async function knowing(answers: Partial<PeopleRemote>, more: Parameters<typeof testRealm>[0] = {}) {
  const made: TestRealm = testRealm({
    ...more,
    answers: {
      people: async () => fakePeopleRemote({ account: async (id) => person(id), ...answers }),
      ...more.answers,
    },
  });
  const people = await made.realm.late.people.load();
  await people.load('a1');
  return { ...made, people, standing: () => made.realm.records.relationship('a1').get() };
}

describe('another tab of the same browser', () => {
  const muting = relationship('a1', { muting: true });

  test('shows who was muted here, and who is heard again', async () => {
    const browser = new FakeBrowser();
    const answers: Partial<PeopleRemote> = {
      mute: async (_id, on) => relationship('a1', { muting: on }),
    };
    const [here, there] = [await knowing(answers, { browser }), await knowing(answers, { browser })];
    const stops = [here.realm.start(), there.realm.start()];
    here.people.mute('a1', true);
    await settled();
    expect(there.standing()?.muting).toBe(true);
    there.people.mute('a1', false);
    await settled();
    expect(here.standing()?.muting).toBe(false);
    stops.forEach((stop) => stop());
  });

  test('knows until when somebody is muted here', async () => {
    const here = await knowing({ mute: async () => muting });
    const there = await knowing({});
    await here.people.muteFor('a1', 3600);
    const place = `skein.ends:${here.realm.key}`;
    there.platform.storage.set(place, here.platform.storage.get(place) ?? '');
    there.platform.storageChanged(place);
    expect(there.people.ends.get().muted.get('a1')).toBe(here.clock.now + 3_600_000);
  });
});

describe('an action on a relationship', () => {
  test('shows at once, says that it waits, and holds with the answer', async () => {
    const answer = deferred<ReturnType<typeof relationship>>();
    const { people, standing } = await knowing({ mute: () => answer.promise });
    people.mute('a1', true);
    expect(standing()).toMatchObject({ muting: true, changing: 'mute' });
    answer.resolve(relationship('a1', { muting: true }));
    await settled();
    expect(standing()).toMatchObject({ muting: true, changing: null });
  });

  test('is taken back with a message when it is refused, and may be tried again', async () => {
    const answers = [
      Promise.reject(new ApiError('server', { status: 500 })),
      Promise.resolve(relationship('a1', { blocking: true })),
    ];
    const { people, standing, realm } = await knowing({ block: () => answers.shift() ?? unexpected() });
    people.block('a1', true);
    expect(standing()?.blocking).toBe(true);
    await settled();
    expect(standing()).toMatchObject({ blocking: false, changing: null });
    const [notice] = realm.notices.list.get();
    expect(notice).toMatchObject({ messageKey: 'person_errors.block' });
    notice?.again?.();
    await settled();
    expect(standing()).toMatchObject({ blocking: true, changing: null });
  });

  test('to hide a server takes its posts away at once, but those of people who are still followed', async () => {
    const by = (number: number, who: string): ReturnType<typeof bundle> =>
      bundle(id(number), { account: { id: who, acct: `${who}@far.example` } });
    const posts = [by(3, 'a1'), by(2, 'a2'), by(1, 'a3')];
    const told = (name: string) => relationship(name, { following: name === 'a2', domainBlocking: true });
    const { people, realm } = await knowing(
      { account: async (name) => person(name, { acct: `${name}@far.example` }), blockDomain: async () => {} },
      {
        answers: {
          timeline: async () => page(posts),
          relationships: async (ids) => ids.map((name) => told(name)),
        },
      },
    );
    await people.load('a2');
    realm.timelines.open('federated');
    await settled();
    people.blockDomain('a1', true);
    await settled();
    expect(realm.timelines.view('federated').get().ids).toEqual([id(2)]);
  });

  test('with an end is remembered with that end, and without one again once it is undone', async () => {
    const asked: number[] = [];
    const { people, clock } = await knowing({
      mute: async (_id, on, seconds) => (asked.push(seconds), relationship('a1', { muting: on })),
    });
    await people.muteFor('a1', 3600);
    expect(people.ends.get().muted.get('a1')).toBe(clock.now + 3_600_000);
    people.mute('a1', false);
    await settled();
    expect(people.ends.get().muted.has('a1')).toBe(false);
    expect(asked).toEqual([3600, 0]);
  });

  test('a block takes posts and repeats of that person out of the home timeline (TL-15)', async () => {
    const mine = bundle('s3', { account: { id: 'a9', username: 'other', acct: 'other' } });
    const { people, realm } = await knowing(
      { block: async () => relationship('a1', { blocking: true }) },
      { answers: { timeline: timelineOf(() => [mine, bundle('s2'), bundle('s1')]) } },
    );
    realm.timelines.open('home');
    await settled();
    expect(realm.timelines.view('home').get().ids).toEqual(['s3', 's2', 's1']);
    people.block('a1', true);
    await settled();
    expect(realm.timelines.view('home').get().ids).toEqual(['s3']);
  });
});

describe('a profile that is prefetched', () => {
  async function counting(more: Parameters<typeof testRealm>[0] = {}, refuse = false) {
    const asked: string[] = [];
    const made = await knowing(
      {
        account: async (id) => {
          asked.push(id);
          if (refuse && id !== 'a1') throw new ApiError('rate-limited', {});
          return person(id, { acct: `${id}@far.example` });
        },
      },
      more,
    );
    asked.length = 0;
    return { ...made, asked };
  }

  test('is asked for once, and the page that opens takes the answer up', async () => {
    const { people, asked } = await counting();
    people.prefetch('a2');
    people.prefetch('a2');
    expect(await people.load('a2')).toBe('a2');
    expect(await people.know('a2')).toBe('a2');
    expect(asked).toEqual(['a2']);
  });

  test('is taken up by its handle as well', async () => {
    const { people, asked } = await counting();
    people.prefetch('a2');
    await settled();
    await people.load('a2@far.example');
    expect(asked).toEqual(['a2']);
  });

  test('is asked for anew by the next page, and once the answer is old', async () => {
    const { people, asked, clock } = await counting();
    people.prefetch('a2');
    await people.load('a2');
    await people.load('a2');
    expect(asked).toEqual(['a2', 'a2']);
    people.prefetch('a3');
    await clock.advance(60_000);
    await people.load('a3');
    expect(asked).toEqual(['a2', 'a2', 'a3', 'a3']);
  });

  test('is not asked for where it was just shown', async () => {
    const { people, asked } = await counting();
    people.prefetch('a1');
    await settled();
    expect(asked).toEqual([]);
  });

  test('costs at most ten questions a minute', async () => {
    const { people, asked, clock } = await counting();
    for (let at = 2; at < 30; at += 1) people.prefetch(`a${at}`);
    await settled();
    expect(asked).toHaveLength(10);
    await clock.advance(60_000);
    people.prefetch('a30');
    await settled();
    expect(asked).toHaveLength(11);
  });

  test('waits for a press where the server asks for patience', async () => {
    const { people, asked } = await counting({}, true);
    people.prefetch('a2');
    await settled();
    people.prefetch('a3');
    await settled();
    expect(asked).toEqual(['a2']);
    await expect(people.load('a3')).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});

describe('knowing a person', () => {
  test('asks for the same person once, however often a name is looked at', async () => {
    let asked = 0;
    const { people } = await knowing({ account: async (id) => ((asked += 1), person(id)) });
    await Promise.all([people.know('a2'), people.know('a2'), people.know('a1')]);
    await people.know('a2');
    // One for `a1` at the start, one for `a2`.
    expect(asked).toBe(2);
  });

  test('finds somebody by handle whatever its case', async () => {
    const { people } = await knowing({
      account: async (id) => person(id, { acct: 'Some.Body@far.example' }),
    });
    expect(people.find('some.body@FAR.example')).toBe('a1');
    expect(people.find('nobody')).toBeNull();
  });

  test('finds those of the own server whether or not it names itself in their handles', async () => {
    const acct = 'ann@tidepool.example';
    const { people } = await knowing({ account: async (id) => person(id, { acct }) });
    expect([people.find('ann'), people.find(acct), people.find('ann@tidepool.example.org')]).toEqual([
      'a1',
      'a1',
      null,
    ]);
  });

  test('knows by a handle whom it has met, without a question', async () => {
    const { people } = await knowing({ account: async (id) => person(id, { acct: 'ann@far.example' }) });
    expect(await people.know('ann@far.example')).toBe('a1');
  });

  test.each(['41dcbd136872a671455f9f7c40c54ff7', '0198c2f3-6a8e-7d2b-9b1f-0d5a3c7e2f10'])(
    'asks by an id of another family: %s',
    async (id) => {
      const server = fakeServer({ accountsByNickname: false });
      const { people } = await knowing({ accountByName: async () => person('a1') }, { server });
      expect(await people.load(id)).toBe(id);
    },
  );

  test('shows posts that are known already until the answer takes their place', async () => {
    const { people, realm } = await knowing(
      {},
      { answers: { timeline: timelineOf(() => [bundle('s2'), bundle('s1')]) } },
    );
    realm.timelines.open('home');
    await settled();
    people.showKnownPosts('a1');
    expect(realm.timelines.view('user:a1').get()).toMatchObject({ ids: ['s2', 's1'], loaded: true });
  });
});

describe('a list of people', () => {
  test('grows page by page and ends where the cursor stands still', async () => {
    const pages = [
      { items: [person('p1'), person('p2')], older: { maxId: 'p2' }, newer: null },
      { items: [person('p2'), person('p3')], older: { maxId: 'p3' }, newer: null },
      { items: [], older: { maxId: 'p3' }, newer: null },
    ];
    const { people } = await knowing({
      followers: () => async () => pages.shift() ?? { items: [], older: null, newer: null },
    });
    people.open('followers:a1');
    await settled();
    await people.loadOlder('followers:a1');
    expect(people.list('followers:a1').get()).toMatchObject({ ids: ['p1', 'p2', 'p3'], reachedEnd: false });
    await people.loadOlder('followers:a1');
    expect(people.list('followers:a1').get()).toMatchObject({ ids: ['p1', 'p2', 'p3'], reachedEnd: true });
  });

  test('keeps what it has when the next page fails, and goes on after', async () => {
    let broken = true;
    const { people } = await knowing({
      blocked: async (cursor) => {
        if (cursor.maxId !== undefined && broken) throw new ApiError('server', { status: 503 });
        const id = cursor.maxId === undefined ? 'p1' : 'p2';
        return { items: [person(id)], older: { maxId: id }, newer: null };
      },
    });
    people.open('blocked');
    await settled();
    await people.loadOlder('blocked');
    expect(people.list('blocked').get()).toMatchObject({ ids: ['p1'], older: { is: 'failed' } });
    broken = false;
    await people.loadOlder('blocked');
    expect(people.list('blocked').get().ids).toEqual(['p1', 'p2']);
  });
});

test('repeats that were hidden for a time are shown again when it is over', async () => {
  const asked: boolean[] = [];
  const { people, clock, standing } = await knowing(
    {
      account: async (id) => ({ ...person(id), relationship: relationship(id, { following: true }) }),
      showRepeats: async (id, on) => (
        asked.push(on),
        relationship(id, { following: true, showingReblogs: on })
      ),
    },
    {
      answers: {
        relationships: async () => [relationship('a1', { following: true, showingReblogs: false })],
      },
    },
  );
  await people.hideRepeatsFor('a1', 604_800);
  expect(standing()).toMatchObject({ showingReblogs: false });
  await clock.advance(604_801_000);
  expect(standing()).toMatchObject({ showingReblogs: true });
  expect(asked).toEqual([false, true]);
  expect(people.ends.get().repeatsHidden.size).toBe(0);
});

test('a mute that is over is one no more as soon as the server says so, and asks once', async () => {
  const asked: (readonly string[])[] = [];
  let muting = true;
  const { people, clock, standing } = await knowing(
    {
      mute: async (_id, on) => relationship('a1', { muting: on }),
      muted: async () => ({
        items: [{ ...person('a1'), relationship: relationship('a1', { muting }), mutedUntil: undefined }],
        older: null,
        newer: null,
      }),
    },
    { answers: { relationships: async (ids) => (asked.push(ids), [relationship('a1', { muting })]) } },
  );
  await people.muteFor('a1', 3600);
  people.open('muted');
  await settled();
  expect(people.list('muted').get().ids).toEqual(['a1']);
  const before = asked.length;
  muting = false;
  await clock.advance(3_600_000);
  expect(standing()).toMatchObject({ muting: true });
  await clock.advance(10_000);
  expect(standing()).toMatchObject({ muting: false });
  expect(people.list('muted').get().ids).toEqual([]);
  expect(people.ends.get().muted.size).toBe(0);
  expect(asked.slice(before)).toEqual([['a1']]);
});

test('a muted conversation is read again when its time is over, in all its posts', async () => {
  let muted = true;
  const post = (id: string) => bundle(id, { pleroma: { context: 'c', thread_muted: muted } });
  const { people, realm, clock } = await knowing(
    {},
    {
      answers: {
        timeline: timelineOf(() => [post('s2'), post('s1')]),
        muteConversation: async (id) => post(id),
        status: async (id) => post(id),
      },
    },
  );
  realm.timelines.open('home');
  await settled();
  await people.muteConversationFor('s1', 3600);
  const mutes = () => ['s1', 's2'].map((id) => realm.records.status(id).get()?.threadMuted);
  expect(mutes()).toEqual([true, true]);
  expect(realm.intents.mutedUntil('s2')).toBe(clock.now + 3_600_000);
  muted = false;
  await clock.advance(3_590_000);
  expect(mutes()).toEqual([true, true]);
  await clock.advance(20_000);
  expect(mutes()).toEqual([false, false]);
});

test.each([
  ['is over at the next visit', 3_700_000, 0],
  ['is over during the next visit', 0, 3_620_000],
])('a mute that %s leaves no post of an earlier one muted', async (_when, away, open) => {
  let muted = true;
  const post = (id: string) => bundle(id, { pleroma: { context: 'c', thread_muted: muted } });
  const answers = {
    timeline: timelineOf(() => [post('s2'), post('s1')]),
    muteConversation: async (id: string) => post(id),
    status: async (id: string) => post(id),
  };
  const first = await knowing({}, { answers });
  first.realm.timelines.open('home');
  await first.people.muteConversationFor('s1', 3600);
  const { realm, platform, clock, remote } = testRealm({ answers });
  await clock.advance(away);
  for (const [place, kept] of first.platform.storage.entries) platform.storage.set(place, kept);
  realm.timelines.open('home');
  await settled();
  const mutes = () => ['s1', 's2'].map((id) => realm.records.status(id).get()?.threadMuted);
  muted = false;
  expect(mutes()).toEqual([true, true]);
  await realm.late.people.load();
  await clock.advance(open);
  await settled();
  expect(mutes()).toEqual([false, false]);
  expect(remote.calls.status).toHaveLength(1);
});

test.each(['muteFor', 'hideRepeatsFor'] as const)('%s rejects where it is refused', async (action) => {
  const refuse = () => Promise.reject(new ApiError('server', { status: 500 }));
  const { people, standing, realm } = await knowing({ mute: refuse, showRepeats: refuse });
  await expect(people[action]('a1', 3600)).rejects.toMatchObject({ status: 500 });
  expect(standing()).toMatchObject({ muting: false, showingReblogs: true });
  expect(realm.notices.list.get()).toEqual([]);
  expect(people.ends.get()).toEqual({ muted: new Map(), repeatsHidden: new Map() });
});

test('a private note is kept until the server has it, and what was typed since stays', async () => {
  const answers = [deferred<ReturnType<typeof relationship>>(), deferred<ReturnType<typeof relationship>>()];
  const sent: string[] = [];
  const { people } = await knowing({
    saveNote: (_id, text) => answers[sent.push(text) - 1]?.promise ?? unexpected(),
  });
  people.keepNote('a1', 'Owes me');
  const first = people.saveNote('a1', 'Owes me');
  people.keepNote('a1', 'Owes me a lid');
  answers[0]?.resolve(relationship('a1', { note: 'Owes me' }));
  await first;
  expect(people.unsavedNote('a1')).toBe('Owes me a lid');
  const second = people.saveNote('a1', 'Owes me a lid');
  answers[1]?.reject(new ApiError('offline'));
  await expect(second).rejects.toMatchObject({ kind: 'offline' });
  expect(people.unsavedNote('a1')).toBe('Owes me a lid');
});

describe('an action that the server answers and does not carry out', () => {
  test('is told once it is asked again, and what is seen is what holds', async () => {
    const { people, standing, realm } = await knowing(
      { showRepeats: async () => relationship('a1', { following: true }) },
      { answers: { relationships: async () => [relationship('a1', { following: true })] } },
    );
    people.showRepeats('a1', false);
    await settled();
    expect(standing()).toMatchObject({ showingReblogs: true, changing: null });
    expect(realm.notices.list.get()).toMatchObject([{ messageKey: 'otherwise.relationship' }]);
  });

  test('that answered with what was before, and did it, is believed', async () => {
    const { people, standing, realm } = await knowing(
      { showRepeats: async () => relationship('a1') },
      { answers: { relationships: async () => [relationship('a1', { showingReblogs: false })] } },
    );
    people.showRepeats('a1', false);
    await settled();
    expect(standing()).toMatchObject({ showingReblogs: false });
    expect(realm.notices.list.get()).toEqual([]);
  });
});

test('who was let go is muted or blocked again, until when they were', async () => {
  const asked: unknown[] = [];
  const { people, clock, standing } = await knowing({
    mute: async (_id, on, seconds) => (asked.push(on, seconds), relationship('a1', { muting: on })),
    block: async (_id, on) => (asked.push('block', on), relationship('a1', { blocking: on })),
  });
  await people.spare('muted', 'a1', 60);
  expect(people.ends.get().muted.get('a1')).toBe(clock.now + 60_000);
  await people.spare('blocked', 'a1', 0);
  expect(standing()?.blocking).toBe(true);
  expect(asked).toEqual([true, 60, 'block', true]);
});

test('a mute whose end the server left out is told, and undone', async () => {
  const sent: boolean[] = [];
  const { people, realm } = await knowing({
    mute: async (_id, on) => (sent.push(on), relationship('a1', { muting: on })),
    muted: async () => ({ items: [{ ...person('a1'), mutedUntil: null }], older: null, newer: null }),
  });
  await people.muteFor('a1', 3600);
  await settled();
  const [notice] = realm.notices.list.get();
  expect(notice).toMatchObject({
    messageKey: 'otherwise.mute',
    differences: [{ fact: 'muteLength', asked: 3600, got: null }],
  });
  expect(people.ends.get().muted.size).toBe(0);
  if (notice?.undo?.is === 'run') notice.undo.run();
  await settled();
  expect(sent).toEqual([true, false]);
});

test('a server that cannot remove followers is asked once', async () => {
  const { people, realm } = await knowing({
    account: async (id) => ({ ...person(id), relationship: relationship(id, { followedBy: true }) }),
    removeFollower: () => Promise.reject(new ApiError('not-found', { status: 404 })),
  });
  people.removeFollower('a1');
  await settled();
  expect(realm.notices.list.get()).toMatchObject([{ messageKey: 'person_errors.unremove' }]);
  expect(realm.server.get().can.removeFollower).toBe(false);
});
