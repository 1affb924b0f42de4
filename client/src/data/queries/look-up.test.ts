import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { StatusBundle } from '@/api/decode/status';
import type { Account } from '@/domain/account/account';
import { idAtTime } from '@/domain/status/id-time';
import type { Place } from './place';
import { account, bundle, page } from '../testing/make';
import { testRealm } from '../testing/test-realm';

const POST = { uri: 'https://a.example/objects/1', url: 'https://a.example/notice/x' };

test('a post that is known is found without a request', async () => {
  const { realm, remote } = testRealm({
    answers: { timeline: () => Promise.resolve(page([bundle('s1', POST)])) },
  });
  await realm.timelines.loadNewer('home');
  expect(await realm.lookUp('https://a.example/notice/x')).toEqual({ is: 'status', id: 's1' });
  expect(remote.calls.searchAddress).toEqual([]);
});

test('an unknown address is asked for, and what it leads to is kept', async () => {
  const { realm, remote } = testRealm({
    answers: { searchAddress: () => Promise.resolve({ accounts: [], statuses: [bundle('s2', POST)] }) },
  });
  expect(await realm.lookUp('https://a.example/objects/1')).toEqual({ is: 'status', id: 's2' });
  expect(realm.records.status('s2').get()?.id).toBe('s2');
  await realm.lookUp('https://a.example/objects/1');
  expect(remote.calls.searchAddress).toHaveLength(1);
});

test('a post that merely speaks of the address is not what it leads to', async () => {
  const talk = bundle('s3', {
    uri: 'https://a.example/objects/3',
    url: 'https://a.example/notice/3',
    content: '<a href="https://a.example/notice/gone">look</a>',
  });
  const { realm } = testRealm({
    answers: { searchAddress: () => Promise.resolve({ accounts: [], statuses: [talk] }) },
  });
  expect(await realm.lookUp('https://a.example/notice/gone')).toBeNull();
});

test('a person is found by the address of the profile', async () => {
  const ann = account('a7', { acct: 'ann@a.example', url: 'https://a.example/@ann' });
  const { realm } = testRealm({
    answers: {
      searchAddress: () =>
        Promise.resolve({ accounts: [{ account: ann, relationship: null, moved: null }], statuses: [] }),
    },
  });
  expect(await realm.lookUp('https://a.example/@ann')).toEqual({
    is: 'account',
    id: 'a7',
    acct: 'ann@a.example',
  });
});

const people = (...made: Account[]): ReturnType<typeof testRealm> =>
  testRealm({
    answers: {
      searchAddress: () =>
        Promise.resolve({
          accounts: made.map((one) => ({ account: one, relationship: null, moved: null })),
          statuses: [],
        }),
    },
  });
const SLIP = { acct: 'slip@kiln.example', username: 'slip', url: 'https://kiln.example/users/slip' };

test('an address of somebody unknown does not lead to somebody else of that server', async () => {
  const { realm } = people(account('a8', SLIP));
  expect(await realm.lookUp('https://kiln.example/@nobody')).toBeNull();
  expect(await realm.lookUp('https://kiln.example/')).toBeNull();
  expect(await realm.lookUp('https://kiln.example/@slip@other.example')).toBeNull();
});

test('a person whose server has several addresses for them is found by name, wherever in the answer', async () => {
  const found = { is: 'account', id: 'a8', acct: 'slip@kiln.example' };
  for (const address of ['@Slip', 'users/slip/', '@slip@kiln.example'])
    expect(
      await people(
        account('a7', {
          ...SLIP,
          username: 'slipper',
          acct: 'slipper@kiln.example',
          url: 'https://kiln.example/users/slipper',
        }),
        account('a8', SLIP),
      ).realm.lookUp(`https://kiln.example/${address}`),
    ).toEqual(found);
});

const lookUpAmong = (address: string, ...statuses: StatusBundle[]): Promise<Place | null> =>
  testRealm({
    answers: { searchAddress: () => Promise.resolve({ accounts: [], statuses }) },
  }).realm.lookUp(address);

test('an address of a post that is gone does not lead to another of that server', async () => {
  const other = bundle('s4', {
    uri: 'https://a.example/objects/4',
    url: null,
    content: 'a.example is slow',
    created_at: new Date(Date.UTC(2020, 0, 1)).toISOString(),
  });
  expect(await lookUpAmong('https://a.example/objects/3', other)).toBeNull();
  expect(
    await lookUpAmong(`https://a.example/notice/${idAtTime('flake', Date.UTC(2021, 0, 1))}`, other),
  ).toBeNull();
  expect(await lookUpAmong('https://a.example/notice/3?a=objects/4', other)).toBeNull();
});

test('a post whose server redirects is found by its id, or by the moment that the id tells', async () => {
  const words = bundle('s5', {
    uri: 'https://a.example/objects/5',
    created_at: new Date(Date.UTC(2019, 0, 1)).toISOString(),
  });
  const moment = Date.UTC(2020, 0, 1);
  const post = bundle('s4', {
    uri: 'https://a.example/users/ann/statuses/44',
    url: null,
    created_at: new Date(moment).toISOString(),
  });
  expect(await lookUpAmong('https://a.example/@ann/44', words, post)).toEqual({ is: 'status', id: 's4' });
  const notice = `https://a.example/notice/${idAtTime('flake', moment + 80)}`;
  expect(await lookUpAmong(notice, words, post)).toEqual({ is: 'status', id: 's4' });
});

test('a failed question is the caller’s to tell', async () => {
  const { realm } = testRealm({ answers: { searchAddress: () => Promise.reject(new ApiError('offline')) } });
  await expect(realm.lookUp('https://a.example/@ann')).rejects.toMatchObject({ kind: 'offline' });
});
