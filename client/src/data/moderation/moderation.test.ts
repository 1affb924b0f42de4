import { describe, expect, test } from 'vitest';
import { decodeStaffReport, type ReportBundle } from '@/api/decode/staff-report';
import { decodeStaffUser } from '@/api/decode/staff-user';
import type { Abilities } from '@/domain/instance/server';
import type { StaffUser } from '@/domain/staff/staff-user';
import { ApiError, type ApiErrorKind } from '@/domain/api-error';
import type { Remote } from '@/data/remote/remote';
import type { ModerationRemote } from '@/data/remote/moderation-remote';
import { accountJson, bundle, must, page, statusJson } from '../testing/make';
import { fakeServer } from '../testing/fake-server';
import { testRealm, type TestRealm } from '../testing/test-realm';
import type { Moderation } from './moderation';

const userJson = (id: string, more: object = {}): object =>
  accountJson(id, { nickname: `user-${id}`, is_active: true, tags: [], ...more });
const user = (id: string, more: object = {}): StaffUser => must(decodeStaffUser(userJson(id, more)));

function report(id: string, more: object = {}): ReportBundle {
  const json = {
    id,
    state: 'open',
    content: `about ${id}`,
    created_at: new Date(1_700_000_000_000 - Number(id) * 1000).toISOString(),
    account: userJson('bad'),
    actor: userJson('good'),
    statuses: [],
    notes: [],
    ...more,
  };
  return must(decodeStaffReport(json));
}

const unexpected = (): Promise<never> => Promise.reject(new Error('the test did not expect this call'));

const NOTHING: ModerationRemote = {
  reports: unexpected,
  report: unexpected,
  assign: unexpected,
  setStates: unexpected,
  addNote: unexpected,
  deleteNote: unexpected,
  changeStatus: unexpected,
  status: unexpected,
  deleteStatus: unexpected,
  statusesOf: unexpected,
  users: unexpected,
  user: unexpected,
  changeUsers: unexpected,
  deleteUsers: unexpected,
  tagUsers: unexpected,
  setRight: unexpected,
  forceNewPassword: unexpected,
  endSecondFactor: unexpected,
  log: unexpected,
  invites: unexpected,
  makeInvite: unexpected,
  revokeInvite: unexpected,
};

async function moderationOf(
  answers: Partial<ModerationRemote>,
  others: Partial<Remote> = {},
  can: Partial<Abilities> = {},
): Promise<TestRealm & { work: Moderation }> {
  const made = testRealm({
    server: fakeServer(can),
    answers: { ...others, moderation: async () => ({ ...NOTHING, ...answers }) },
  });
  return { ...made, work: await made.realm.late.moderation.load() };
}

const pages =
  (all: readonly ReportBundle[]): ModerationRemote['reports'] =>
  async (state, at) => {
    const fitting = all.filter(({ report: { state: own } }) => state === null || own === state);
    return { items: fitting.slice((at - 1) * 50, at * 50), total: fitting.length };
  };

const states = (work: Moderation): readonly string[] =>
  work.queue.view.get().reports.map(({ id, state }) => `${id} ${state}`);

describe('the queue', () => {
  test('loads page after page, newest first, and knows its people', async () => {
    const all = Array.from({ length: 120 }, (_, index) => report(String(index + 1)));
    const { work, clock } = await moderationOf({ reports: pages(all) });
    work.queue.show('open');
    await clock.advance(1);
    const view = work.queue.view.get();
    expect(view.reports.map(({ id }) => id)).toEqual(all.map(({ report: { id } }) => id));
    expect(view).toMatchObject({
      total: 120,
      hasMore: false,
      fetch: { is: 'idle' },
      checkedAt: expect.any(Number),
    });
    expect(work.users.get().get('bad')?.acct).toBe('user-bad');
  });

  test('stops at a failure with what it has, and goes on from there', async () => {
    const all = Array.from({ length: 80 }, (_, index) => report(String(index + 1)));
    let fails = true;
    const { work, clock } = await moderationOf({
      reports: async (state, at) => {
        if (at === 2 && fails) throw new ApiError('rate-limited');
        return pages(all)(state, at);
      },
    });
    work.queue.show('open');
    await clock.advance(1);
    expect(work.queue.view.get()).toMatchObject({ fetch: { is: 'failed' }, hasMore: true });
    expect(work.queue.view.get().reports).toHaveLength(50);
    fails = false;
    work.queue.more();
    await clock.advance(1);
    expect(work.queue.view.get().reports).toHaveLength(80);
  });

  test('an answer to the state before is not shown', async () => {
    let release = (): void => undefined;
    const { work, clock } = await moderationOf({
      reports: (state, at) =>
        state === 'open'
          ? new Promise((resolve) => (release = () => resolve({ items: [report('1')], total: 1 })))
          : pages([report('2', { state: 'closed' })])(state, at),
    });
    work.queue.show('open');
    await clock.advance(1);
    work.queue.show('closed');
    release();
    await clock.advance(1);
    expect(states(work)).toEqual(['2 closed']);
  });

  test('is asked again every minute while it is watched; what another moderator handled goes', async () => {
    const all = [report('1'), report('2')];
    const { work, clock } = await moderationOf({ reports: (...args) => pages(all)(...args) });
    work.queue.show('open');
    await clock.advance(1);
    const stop = work.queue.watch();
    all[0] = report('1', { state: 'resolved' });
    all.push(report('3'));
    await clock.advance(60_001);
    expect(states(work)).toEqual(['2 open', '3 open']);
    stop();
    all.pop();
    await clock.advance(200_000);
    expect(states(work)).toEqual(['2 open', '3 open']);
  });

  test('posts that are known keep the reader’s own marks', async () => {
    const mine = [report('1', { statuses: [statusJson('s1', { sensitive: true })] })];
    const home = () => Promise.resolve(page([bundle('s1', { favourited: true })]));
    const { realm, work, clock } = await moderationOf({ reports: pages(mine) }, { timeline: home });
    await realm.timelines.loadNewer('home');
    work.queue.show('open');
    await clock.advance(1);
    expect(realm.records.status('s1').get()).toMatchObject({ sensitive: true, favourited: true });
  });

  test('posts that were edited since they were read are shown as they are now', async () => {
    const edited = { content: 'now', edited_at: '2026-11-22T00:00:00.000Z', favourited: false };
    const { realm, work, clock } = await moderationOf(
      { reports: pages([report('1', { statuses: [statusJson('s1', edited)] })]) },
      { timeline: () => Promise.resolve(page([bundle('s1', { content: 'before', favourited: true })])) },
    );
    await realm.timelines.loadNewer('home');
    work.queue.show('open');
    await clock.advance(1);
    expect(realm.records.status('s1').get()).toMatchObject({
      content: 'now',
      favourited: true,
      editedAt: Date.parse(edited.edited_at),
    });
  });

  test('of 10,000 reports asks for a thousand by itself, and for the next thousand when it is asked', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) => report(String(index + 1)));
    let asked = 0;
    const { work, clock } = await moderationOf({
      reports: (state, at) => {
        asked += 1;
        return pages(all)(state, at);
      },
    });
    work.queue.show('open');
    const idle = () => work.queue.view.get().fetch.is;
    await clock.advance(1);
    await expect.poll(idle).toBe('idle');
    expect([asked, work.queue.view.get().reports.length]).toEqual([20, 1000]);
    expect(work.queue.view.get()).toMatchObject({ hasMore: true, total: 10_000 });
    work.queue.more();
    await clock.advance(1);
    await expect.poll(idle).toBe('idle');
    expect([asked, work.queue.view.get().reports.length]).toEqual([40, 2000]);
  });

  test('that was worked off goes on with those that moved up on the server', async () => {
    const all = Array.from({ length: 1500 }, (_, index) => report(String(index + 1)));
    const { work, clock } = await moderationOf({
      reports: (...args) => pages(all)(...args),
      setStates: async (ids, state) =>
        ids.forEach((id) => void (all[Number(id) - 1] = report(id, { state }))),
    });
    work.queue.show('open');
    const idle = () => work.queue.view.get().fetch.is;
    await clock.advance(1);
    await expect.poll(idle).toBe('idle');
    const first = work.queue.view.get().reports.map(({ id }) => id);
    await work.setState(first.slice(0, 980), 'resolved');
    work.queue.more();
    await clock.advance(1);
    await expect.poll(idle).toBe('idle');
    expect(work.queue.view.get()).toMatchObject({ total: 520, hasMore: false });
    expect(work.queue.view.get().reports).toHaveLength(520);
  });

  test('of which others have handled many leaves none of the rest out', async () => {
    const all = Array.from({ length: 2500 }, (_, index) => report(String(index + 1)));
    const { work, clock } = await moderationOf({ reports: (...args) => pages(all)(...args) });
    const idle = () => work.queue.view.get().fetch.is;
    work.queue.show('open');
    await clock.advance(1);
    await expect.poll(idle).toBe('idle');
    work.queue.more();
    await expect.poll(idle).toBe('idle');
    for (let at = 0; at < 700; at += 1) all[at] = report(String(at + 1), { state: 'resolved' });
    await work.queue.refresh();
    work.queue.more();
    await expect.poll(idle).toBe('idle');
    expect(work.queue.view.get()).toMatchObject({ total: 1800, hasMore: false });
    expect(work.queue.view.get().reports).toHaveLength(1800);
  });
});

describe('states', () => {
  test('change at once, are sent, and can be taken back', async () => {
    const sent: unknown[] = [];
    const { work, clock, realm } = await moderationOf({
      reports: pages([report('1'), report('2')]),
      setStates: async (...args) => void sent.push(args),
    });
    work.queue.show('open');
    await clock.advance(1);
    const done = work.setState(['1', '2'], 'resolved');
    expect(states(work)).toEqual([]);
    expect(await done).toEqual({ ids: [], done: 2 });
    expect(work.deeds.get()).toMatchObject([{ messageKey: 'moderation.did_resolve', accountIds: ['bad'] }]);
    const undo = realm.notices.list.get()[0]?.undo;
    if (undo?.is === 'run') await undo.run();
    expect(states(work)).toEqual(['1 open', '2 open']);
    expect(sent).toEqual([
      [['1', '2'], 'resolved'],
      [['1', '2'], 'open'],
    ]);
    expect(work.deeds.get()[0]?.undo).toBeNull();
  });

  test('that the server refuses are taken back; after a lost answer it is asked', async () => {
    const now = new Map([
      ['1', 'resolved'],
      ['2', 'open'],
    ]);
    const { work, clock } = await moderationOf({
      reports: pages([report('1'), report('2')]),
      report: async (id) => report(id, { state: now.get(id) }),
      setStates: () => Promise.reject(new ApiError('timeout')),
    });
    work.queue.show('open');
    await clock.advance(1);
    expect(await work.setState(['1', '2'], 'resolved')).toEqual({ ids: ['2'], done: 1 });
    expect(states(work)).toEqual(['2 open']);
    now.set('1', 'open');
    await expect(work.setState(['2'], 'closed')).rejects.toMatchObject({ kind: 'timeout' });
    expect(states(work)).toEqual(['2 open']);
  });

  test('bulk work goes in parts, tells how far it is, and says what was not done', async () => {
    const all = Array.from({ length: 45 }, (_, index) => report(String(index + 1)));
    const { work, clock } = await moderationOf({
      reports: pages(all),
      report: async (id) => report(id),
      setStates: async (ids) => {
        if (ids.includes('21')) throw new ApiError('server');
      },
    });
    work.queue.show('open');
    await clock.advance(1);
    const told: number[] = [];
    const ids = all.map(({ report: { id } }) => id);
    const answer = await work.setState(ids, 'closed', (done) => told.push(done));
    expect(told).toEqual([20, 20, 25]);
    expect(answer).toEqual({ ids: ids.slice(20, 40), done: 25 });
    expect(states(work)).toEqual(ids.slice(20, 40).map((id) => `${id} open`));
  });

  test.each(['history', 'refresh'] as const)(
    'stay as they were made when an answer comes that was asked for before (%s)',
    async (how) => {
      const all = [report('1'), report('2')];
      let gate = Promise.resolve();
      const { work, clock } = await moderationOf({
        reports: async (...args) => {
          const answer = await pages(all)(...args);
          await gate;
          return answer;
        },
        setStates: async () => undefined,
      });
      work.queue.show('open');
      await clock.advance(1);
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      const asked = work.queue[how]();
      await clock.advance(1);
      await work.setState(['1'], 'resolved');
      release();
      await asked;
      expect(work.queue.known('1')?.state).toBe('resolved');
      expect(states(work)).toEqual(['2 open']);
      expect(work.queue.view.get().total).toBe(1);
    },
  );

  test('stay as they were made when the server was asked while they were on their way', async () => {
    const all = [report('1')];
    let release = (): void => undefined;
    const { work, clock } = await moderationOf({
      reports: (...args) => pages(all)(...args),
      setStates: () => new Promise((resolve) => (release = resolve)),
    });
    work.queue.show('open');
    await clock.advance(1);
    const made = work.setState(['1'], 'resolved');
    await clock.advance(1);
    await work.queue.history();
    release();
    await made;
    expect(work.queue.known('1')?.state).toBe('resolved');
  });

  test('what somebody else has handled is told before', async () => {
    const { work, clock } = await moderationOf({
      reports: pages([report('1'), report('2')]),
      report: async (id) => report(id, id === '2' ? { state: 'closed' } : {}),
    });
    work.queue.show('open');
    await clock.advance(1);
    expect((await work.handledMeanwhile(['1', '2'])).map(({ id }) => id)).toEqual(['2']);
    expect(states(work)).toEqual(['1 open']);
  });
});

test('a note comes with the id that the server gave it, and goes', async () => {
  const note = { id: 9, content: 'seen', created_at: '2026-11-20T20:25:03.000Z', user: userJson('me') };
  const { work, clock } = await moderationOf({
    reports: pages([report('1')]),
    addNote: async () => undefined,
    report: async (id) => report(id, { notes: [note] }),
    deleteNote: async () => undefined,
  });
  work.queue.show('open');
  await clock.advance(1);
  await work.addNote(['1'], 'seen');
  expect(work.queue.view.get().reports[0]?.notes).toMatchObject([{ id: '9', content: 'seen' }]);
  await work.deleteNote('1', '9');
  expect(work.queue.view.get().reports[0]?.notes).toEqual([]);
});

test('a note for many names whom each report is about', async () => {
  const sent: string[] = [];
  const { work, clock } = await moderationOf({
    reports: pages([report('1'), report('2', { account: userJson('other', { acct: 'other' }) })]),
    addNote: async (id, words) => void sent.push(`${id} ${words}`),
    report: async (id) => report(id),
  });
  work.queue.show('open');
  await clock.advance(1);
  await work.addNote(['1', '2'], 'Wrote to {account}.');
  expect(sent.map((one) => one.replace(/@\S+\.$/, '@name.'))).toEqual([
    '1 Wrote to @name.',
    '2 Wrote to @name.',
  ]);
  expect(sent[1]).toBe('2 Wrote to @other.');
});

describe('accounts', () => {
  test('are closed when the server says so, in parts, and opened again', async () => {
    const calls: string[] = [];
    const { work } = await moderationOf({
      changeUsers: async (change, names) => {
        calls.push(`${change} ${names.join()}`);
        return names.map((name) => user(name.replace('user-', ''), { is_active: change === 'activate' }));
      },
    });
    await work.setActive([user('x'), user('y')], false);
    expect(work.users.get().get('x')?.isActive).toBe(false);
    await work.deeds.get()[0]?.undo?.();
    expect(work.users.get().get('y')?.isActive).toBe(true);
    expect(calls).toEqual(['deactivate user-x,user-y', 'activate user-x,user-y']);
  });

  test('that are deleted by a lost answer are asked about, not deleted again', async () => {
    let deletions = 0;
    const { work } = await moderationOf({
      deleteUsers: () => {
        deletions += 1;
        return Promise.reject(new ApiError('offline'));
      },
      user: (acct) =>
        acct === 'user-x' ? Promise.reject(new ApiError('not-found')) : Promise.resolve(user('y')),
    });
    expect(await work.deleteUsers([user('x'), user('y')])).toEqual({ ids: ['y'], done: 1 });
    expect(deletions).toBe(1);
    expect(work.users.get().get('x')?.isActive).toBe(false);
  });

  test('whose deletion is unsure are asked about before they are deleted once more', async () => {
    const asked: string[] = [];
    let isThere = true;
    let reachable = false;
    const { work } = await moderationOf({
      deleteUsers: () => {
        asked.push('delete');
        isThere = false;
        return Promise.reject(new ApiError('timeout'));
      },
      user: () => {
        asked.push('ask');
        if (!reachable) return Promise.reject(new ApiError('offline'));
        return isThere ? Promise.resolve(user('x')) : Promise.reject(new ApiError('not-found'));
      },
    });
    await expect(work.deleteUsers([user('x')])).rejects.toMatchObject({ kind: 'timeout' });
    expect(work.users.get().get('x')).toBeUndefined();
    await expect(work.deleteUsers([user('x')])).rejects.toMatchObject({ kind: 'offline' });
    reachable = true;
    expect(await work.deleteUsers([user('x')])).toEqual({ ids: [], done: 1 });
    expect(asked).toEqual(['delete', 'ask', 'ask', 'ask', 'ask']);
  });

  test('tags and rights are applied only when the answer is ok (MOD-03)', async () => {
    const { work } = await moderationOf({
      tagUsers: async () => undefined,
      setRight: () => Promise.reject(new ApiError('forbidden')),
    });
    await work.setTag(user('x'), 'sandbox', true);
    expect(work.users.get().get('x')?.tags).toEqual(['mrf_tag:sandbox']);
    await expect(work.setRight(user('x'), 'moderator', true)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(work.users.get().get('x')?.isModerator).toBe(false);
  });
});

describe('what the log tells of', () => {
  const staff = (more: Partial<ModerationRemote>) =>
    moderationOf({
      user: async (acct) => user(acct.replace('user-', ''), { is_active: acct !== 'user-a' }),
      ...more,
    });

  test('is taken back for those for whom it still is so', async () => {
    const asked: unknown[] = [];
    const { work } = await staff({
      changeUsers: async (how, names) => {
        asked.push([how, names]);
        return names.map((name) => user(name.replace('user-', '')));
      },
    });
    const undo = { is: 'active', names: ['user-a', 'user-b'], on: true } as const;
    expect(await work.takeBack(undo)).toEqual({ ids: [], done: 1 });
    expect(asked).toEqual([['activate', ['user-a']]]);
    expect(await work.takeBack({ ...undo, names: ['user-b'] })).toEqual({ ids: [], done: 0 });
  });

  test('says whom it was not done for', async () => {
    const { work } = await staff({
      setRight: async (acct) => {
        if (acct === 'user-b') throw new ApiError('forbidden');
      },
    });
    const undo = { is: 'right', names: ['user-a', 'user-b'], on: true, right: 'moderator' } as const;
    expect(await work.takeBack(undo)).toEqual({ ids: ['user-b'], done: 1 });
    await expect(work.takeBack({ ...undo, names: ['user-b'] })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('is left alone where another moderator opened the report again', async () => {
    const { work } = await staff({ report: async (id) => report(id) });
    expect(await work.takeBack({ is: 'reopen', reportId: '1' })).toEqual({ ids: [], done: 0 });
  });
});

describe('on a server where handling an account handles its reports (Mastodon)', () => {
  test('what became of them is asked, and a report can be taken', async () => {
    let state = 'open';
    const { work, clock } = await moderationOf(
      {
        reports: pages([report('1')]),
        report: async (id) => report(id, { state }),
        tagUsers: async () => void (state = 'resolved'),
        assign: async (id) => report(id, { state }),
      },
      {},
      { staffApi: 'mastodon' },
    );
    work.queue.show('open');
    await clock.advance(1);
    await work.setTag(user('bad'), 'limit', true);
    await expect.poll(() => work.queue.known('1')?.state).toBe('resolved');
    expect(work.users.get().get('bad')?.tags).toEqual(['mrf_tag:limit']);
    await work.assign('1', true);
    expect(work.deeds.get()[0]?.messageKey).toBe('moderation.did_assign');
    expect(work.can).toMatchObject({
      notes: false,
      posts: false,
      rights: false,
      states: ['open', 'resolved'],
    });
  });
});

describe('posts', () => {
  test('whose deletion is unsure are asked about, and not deleted once more', async () => {
    const asked: string[] = [];
    const { work } = await moderationOf({
      deleteStatus: (id) => {
        asked.push(`delete ${id}`);
        return Promise.reject(new ApiError('nonsense'));
      },
      status: (id) => {
        asked.push(`ask ${id}`);
        return Promise.reject(new ApiError('not-found'));
      },
    });
    await work.deleteStatus('s1');
    expect(asked).toEqual(['delete s1', 'ask s1']);
    expect(work.deeds.get()).toMatchObject([{ messageKey: 'moderation.did_delete_post' }]);
  });

  test('that are still there after a refusal are not told to be deleted', async () => {
    const { work } = await moderationOf({
      deleteStatus: () => Promise.reject(new ApiError('forbidden')),
    });
    await expect(work.deleteStatus('s1')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(work.deeds.get()).toEqual([]);
  });

  test('that the server answers with but did not change are told so, and not as done', async () => {
    const { work, realm } = await moderationOf({
      changeStatus: async () => bundle('s1', { sensitive: false }),
    });
    await work.changeStatus('s1', { sensitive: true });
    expect(realm.notices.list.get()).toMatchObject([{ messageKey: 'moderation.not_changed' }]);
    expect(work.deeds.get()).toEqual([]);
  });
});

/** Each thing that staff can do, through the call that carries it out. */
const DEEDS: readonly (readonly [name: string, run: (work: Moderation) => Promise<unknown>])[] = [
  ['setState', (work) => work.setState(['1'], 'resolved')],
  ['addNote', (work) => work.addNote(['1'], 'seen')],
  ['deleteNote', (work) => work.deleteNote('1', '9')],
  ['changeStatus', (work) => work.changeStatus('s1', { sensitive: true })],
  ['deleteStatus', (work) => work.deleteStatus('s1')],
  ['setActive', (work) => work.setActive([user('x')], false)],
  ['approve', (work) => work.approve([user('x', { is_approved: false })])],
  ['deleteUsers', (work) => work.deleteUsers([user('x')])],
  ['setTag', (work) => work.setTag(user('x'), 'sandbox', true)],
  ['setRight', (work) => work.setRight(user('x'), 'moderator', true)],
  ['forceNewPassword', (work) => work.forceNewPassword(user('x'))],
  ['endSecondFactor', (work) => work.endSecondFactor(user('x'))],
  ['makeInvite', (work) => work.makeInvite({ maxUse: 1, expiresAt: null })],
  ['revokeInvite', (work) => work.revokeInvite('token')],
];

const FAULTS = [
  'unauthorized',
  'forbidden',
  'not-found',
  'invalid',
  'rate-limited',
  'server',
  'nonsense',
  'offline',
  'timeout',
] as const satisfies readonly ApiErrorKind[];

describe('whatever the server answers', () => {
  const note = { id: 9, content: 'before', created_at: '2026-11-20T20:25:03.000Z', user: userJson('me') };
  // A post that is not found is deleted.
  const cases = DEEDS.flatMap(([name, run]) =>
    FAULTS.filter((kind) => !(name === 'deleteStatus' && kind === 'not-found')).map(
      (kind) => [name, kind, run] as const,
    ),
  );
  test.each(cases)('%s with "%s" is refused, and nothing is shown as done', async (_name, kind, run) => {
    const refuse = (): Promise<never> => Promise.reject(new ApiError(kind));
    const { work, clock, realm } = await moderationOf({
      reports: pages([report('1', { notes: [note] })]),
      // What is asked afterwards is as it was before.
      report: async (id) => report(id, { notes: [note] }),
      user: async () => user('x', { is_approved: false }),
      status: async (id) => bundle(id),
      setStates: refuse,
      addNote: refuse,
      deleteNote: refuse,
      changeStatus: refuse,
      deleteStatus: refuse,
      changeUsers: refuse,
      deleteUsers: refuse,
      tagUsers: refuse,
      setRight: refuse,
      forceNewPassword: refuse,
      endSecondFactor: refuse,
      makeInvite: refuse,
      revokeInvite: refuse,
    });
    work.queue.show('open');
    await clock.advance(1);
    await expect(run(work)).rejects.toMatchObject({ kind });
    expect(states(work)).toEqual(['1 open']);
    expect(work.queue.view.get().reports[0]?.notes).toHaveLength(1);
    expect(work.users.get().get('x')).toSatisfy(
      (now: StaffUser | undefined) =>
        now === undefined || (now.isActive && !now.isApproved && now.tags.length === 0 && !now.isModerator),
    );
    expect(work.deeds.get()).toEqual([]);
    expect(realm.notices.list.get()).toEqual([]);
  });
});
