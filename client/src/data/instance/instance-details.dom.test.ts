import { expect, test } from 'vitest';
import type { AccountBundle } from '@/api/decode/account';
import type { Account, Role } from '@/domain/account/account';
import { ApiError } from '@/domain/api-error';
import { fakeServer } from '@/data/testing/fake-server';
import { account } from '@/data/testing/make';
import { testRealm } from '@/data/testing/test-realm';
import type { InstanceRemote } from '@/data/remote/instance-remote';
import { decodeFederation } from '@/api/decode/federation';
import { absoluteAddresses } from './absolute-addresses';
import { shuffled } from './create-instance-details';

const facts = { policies: decodeFederation(null), staffNames: [], contact: null, rules: [], terms: null };
const bundle = (id: string, extra: Partial<Account> = {}): AccountBundle => ({
  account: { ...account(id), ...extra },
  relationship: null,
  moved: null,
});

const remoteWith = (answers: Partial<InstanceRemote>): InstanceRemote => ({
  facts: async () => facts,
  account: () => Promise.reject(new ApiError('not-found')),
  suggestions: async () => [],
  themes: async () => [],
  theme: () => Promise.reject(new ApiError('not-found')),
  terms: () => Promise.reject(new ApiError('not-found', { status: 404 })),
  panel: () => Promise.reject(new ApiError('not-found', { status: 404 })),
  ...answers,
});

const realmWith = (answers: Partial<InstanceRemote>) =>
  testRealm({ answers: { instance: async () => remoteWith(answers) } }).realm;

test('staff are admins, then moderators, then those whom the server does not show', async () => {
  const roles: Record<string, Role> = { mod: 'moderator', boss: 'admin' };
  const realm = realmWith({
    facts: async () => ({ ...facts, staffNames: ['hidden', 'mod', 'boss'] }),
    account: (name) =>
      name in roles
        ? Promise.resolve(bundle(name, { role: roles[name] ?? 'member' }))
        : Promise.reject(new ApiError('login-needed')),
  });
  const staff = await (await realm.late.instance.load()).staff();
  expect(staff.map(({ name, id }) => [name, id])).toEqual([
    ['boss', 'boss'],
    ['mod', 'mod'],
    ['hidden', null],
  ]);
  expect(realm.records.account('boss').get()?.role).toBe('admin');
});

test.each([
  ['a visitor', null, []],
  ['a member', account('me'), ['mod']],
])('a private server is asked for the accounts of its staff only by members: %s', async (_, me, expected) => {
  const asked: string[] = [];
  const remote = remoteWith({
    facts: async () => ({ ...facts, staffNames: ['mod'] }),
    account: async (name) => {
      asked.push(name);
      return bundle(name);
    },
  });
  const { realm } = testRealm({
    account: me,
    server: { ...fakeServer(), isPrivate: true },
    answers: { instance: async () => remote },
  });
  expect((await (await realm.late.instance.load()).staff()).map(({ name }) => name)).toEqual(['mod']);
  expect(asked).toEqual(expected);
});

test('what the network cut is no answer: it is asked again, and nothing is taken for missing', async () => {
  let isCut = true;
  const cut = async (): Promise<never> => {
    throw new ApiError(isCut ? 'offline' : 'not-found');
  };
  const realm = realmWith({
    facts: async () => ({ ...facts, staffNames: ['mod'] }),
    account: async (name) => (isCut ? cut() : bundle(name)),
    panel: cut,
  });
  const instance = await realm.late.instance.load();
  await expect(instance.staff()).rejects.toMatchObject({ kind: 'offline' });
  await expect(instance.panel()).rejects.toMatchObject({ kind: 'offline' });
  isCut = false;
  expect(await instance.staff()).toEqual([{ name: 'mod', id: 'mod' }]);
  expect(await instance.panel()).toBeNull();
});

test('a failed question is asked again, an answer is kept', async () => {
  let asked = 0;
  const realm = realmWith({
    facts: () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new ApiError('server'))
        : Promise.resolve({ ...facts, rules: ['be kind'] });
    },
  });
  const details = await realm.late.instance.load();
  await expect(details.rules()).rejects.toMatchObject({ kind: 'server' });
  expect(await details.rules()).toEqual(['be kind']);
  await details.policies();
  expect(asked).toBe(2);
});

test('suggested people are at most as many as asked for, and never those who are followed', async () => {
  const realm = realmWith({
    suggestions: async () => ['a', 'b', 'c', 'd', 'me'].map((id) => bundle(id)),
  });
  const ids = await (await realm.late.instance.load()).suggestions(3);
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain('me');
});

test('shuffling keeps everybody', () => {
  expect(new Set(shuffled([1, 2, 3, 4], () => 0))).toEqual(new Set([1, 2, 3, 4]));
});

test('a person of this server is found by the short name, a far one by name or else by search, an unknown one is nobody (NAV-04)', async () => {
  const asked: string[] = [];
  const remote = remoteWith({
    account: (name) => {
      asked.push(name);
      return name === 'ada'
        ? Promise.resolve(bundle('1', { acct: 'ada' }))
        : Promise.reject(new ApiError('not-found'));
    },
  });
  const eve = bundle('2', { acct: 'eve@far.example:4001' });
  const { realm } = testRealm({
    answers: {
      instance: async () => remote,
      searchAddress: async (address) => ({ statuses: [], accounts: address.includes('eve') ? [eve] : [] }),
    },
  });
  const details = await realm.late.instance.load();
  const host = new URL(fakeServer().base).host;
  expect(await details.person(`ada@${host}`)).toEqual({ id: '1', acct: 'ada' });
  expect(await details.person('eve@far.example:4001')).toEqual({ id: '2', acct: 'eve@far.example:4001' });
  expect(await details.person('bob@elsewhere.example')).toBeNull();
  expect(asked).toEqual(['ada', 'eve@far.example:4001', 'bob@elsewhere.example']);
});

test('addresses in a fragment are seen from its server', () => {
  const html = '<a href="/about">a</a><img src="x.png"><a href="https://b.example/">b</a>';
  expect(absoluteAddresses(html, 'https://a.example')).toBe(
    '<a href="https://a.example/about">a</a><img src="https://a.example/x.png"><a href="https://b.example/">b</a>',
  );
});

test('terms that are no file of the server are known to be none, for the next visit too (data/learnt.ts)', async () => {
  const { realm } = testRealm({ answers: { instance: async () => remoteWith({}) } });
  expect(await (await realm.late.instance.load()).terms()).toBeNull();
  expect(realm.server.get().can).toMatchObject({ termsPage: false, instancePanel: true });
});

test('a server of another family is not asked for files that an admin wrote', async () => {
  const { realm } = testRealm({
    server: fakeServer({ termsPage: false, instancePanel: false }),
    answers: { instance: async () => remoteWith({ terms: () => Promise.reject(new Error('asked')) }) },
  });
  expect(await (await realm.late.instance.load()).terms()).toBeNull();
});
