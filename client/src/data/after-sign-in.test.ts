import { describe, expect, test, vi } from 'vitest';
import type { Abilities } from '@/domain/instance/server';
import { ApiError } from '@/domain/api-error';
import type { DetailsRemote } from './remote/details-remote';
import { fakeDetailsRemote } from './testing/fake-details-remote';
import { fakeServer } from './testing/fake-server';
import { account, accountJson, must } from './testing/make';
import { testRealm, type TestRealm } from './testing/test-realm';
import { decodeAccount } from '@/api/decode/account';
import { decodeRelationship } from '@/api/decode/relationship';
import type { Remote } from './remote/remote';
import { decodeStaffReport } from '@/api/decode/staff-report';

const report = must(
  decodeStaffReport({ id: 'r1', state: 'open', account: accountJson('a7'), actor: accountJson('a8') }),
);
const muted = must(
  decodeAccount(accountJson('a5', { pleroma: { relationship: { id: 'a5', muting: true } } })),
);

/** Answers what a sign-in asks for; notes the names of the calls. */
function asking(
  role: 'admin' | 'member',
  can: Partial<Abilities>,
  more: Partial<DetailsRemote> = {},
  others: Partial<Remote> = {},
) {
  const asked: string[] = [];
  const noting =
    <T>(name: string, answer: T) =>
    (): Promise<T> => {
      asked.push(name);
      return Promise.resolve(answer);
    };
  const calls: Partial<DetailsRemote> = {
    mutedAndBlocked: noting('muted', [muted]),
    friends: noting('friends', []),
    translationLanguages: noting('languages', { source: [], target: [{ code: 'de', name: 'German' }] }),
    settingsProfiles: noting('profiles', [{ name: 'default', version: 3 }]),
    openReports: noting('reports', { items: [report], total: 4 }),
    ...more,
  };
  const server = fakeServer();
  const world = testRealm({
    account: { ...account('a1'), role },
    server: { ...server, can: { ...server.can, ...can } },
    answers: { details: fakeDetailsRemote(calls), ...others },
  });
  return { ...world, asked };
}

/** The realm runs and somebody uses the page; returns the way to stop. */
async function start({ realm, platform, clock }: TestRealm): Promise<() => void> {
  const stop = realm.start();
  platform.sign();
  await vi.dynamicImportSettled();
  await clock.advance(10_000);
  return stop;
}

const details = ({ realm }: TestRealm) => realm.late.details.load();

describe('a sign-in (AUTH-06)', () => {
  test('loads mutes, friends, languages and profiles, one after another, each once', async () => {
    const world = asking('member', { translate: true, akkomaApi: true, pleromaApi: true });
    await start(world);
    expect(world.asked).toEqual(['muted', 'friends', 'languages', 'profiles']);
    expect(world.realm.records.relationship('a5').get()?.muting).toBe(true);
    const here = await details(world);
    expect(here.settingsProfiles.get()).toEqual([{ name: 'default', version: 3 }]);
    expect((await here.translationLanguages()).target).toHaveLength(1);
    expect(world.asked).toHaveLength(4);
  });

  test('takes back nothing that is known already', async () => {
    const friend = must(
      decodeAccount(accountJson('a5', { pleroma: { relationship: { id: 'a5', muting: false } } })),
    );
    const world = asking('member', {}, { friends: () => Promise.resolve([friend]) });
    await start(world);
    expect(world.realm.records.relationship('a5').get()?.muting).toBe(true);
  });

  test('knows of mutes from another device on coming back after long, and not before', async () => {
    let now = [muted];
    let asked = 0;
    const mutedAndBlocked = () => {
      asked += 1;
      return Promise.resolve(now);
    };
    const free = must(decodeRelationship({ id: 'a5', muting: false }));
    const world = asking('member', {}, { mutedAndBlocked }, { relationships: () => Promise.resolve([free]) });
    const isMuted = () => world.realm.records.relationship('a5').get()?.muting;
    const stop = await start(world);
    expect(isMuted()).toBe(true);
    now = [];
    world.platform.page.set({ hidden: true });
    await world.clock.advance(3_600_000);
    expect(asked).toBe(1);
    world.platform.page.set({ hidden: false });
    await world.clock.advance(1_000);
    expect(isMuted()).toBe(false);
    expect(asked).toBe(2);
    // Who looks away for a moment asks nothing.
    now = [muted];
    world.platform.page.set({ hidden: true });
    world.platform.page.set({ hidden: false });
    await world.clock.advance(600_000);
    expect(asked).toBe(2);
    await world.clock.advance(600_000);
    expect(isMuted()).toBe(true);
    expect(world.remote.calls.relationships).toHaveLength(1);
    stop();
    await world.clock.advance(3_600_000);
    expect(asked).toBe(3);
  });

  test('asks a server for nothing that it does not have', async () => {
    const world = asking('admin', { translate: false, akkomaApi: false, pleromaApi: false });
    await start(world);
    // Reports are known to servers of every family.
    expect(world.asked).toEqual(['muted', 'friends', 'reports']);
  });

  test('brings staff the open reports, and again every minute until the realm stops', async () => {
    const world = asking('admin', { pleromaApi: true });
    const stop = await start(world);
    await world.clock.advance(51_000);
    expect(world.asked.filter((name) => name === 'reports')).toHaveLength(2);
    expect((await details(world)).openReports.get()).toMatchObject({ total: 4, reports: [{ id: 'r1' }] });
    expect(world.realm.records.account('a7').get()?.id).toBe('a7');
    stop();
    await world.clock.advance(120_000);
    expect(world.asked.filter((name) => name === 'reports')).toHaveLength(2);
  });

  test('is silent about failures, and asks no more where staff may not', async () => {
    let refused = 0;
    const failing = () => Promise.reject(new ApiError('server'));
    const world = asking(
      'admin',
      { pleromaApi: true, akkomaApi: true },
      {
        mutedAndBlocked: failing,
        settingsProfiles: failing,
        openReports() {
          refused += 1;
          return Promise.reject(new ApiError('forbidden'));
        },
      },
    );
    const stop = await start(world);
    await world.clock.advance(600_000);
    expect(refused).toBe(1);
    expect(world.realm.notices.list.get()).toEqual([]);
    stop();
  });
});
