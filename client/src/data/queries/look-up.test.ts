import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
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

test('a failed question is the caller’s to tell', async () => {
  const { realm } = testRealm({ answers: { searchAddress: () => Promise.reject(new ApiError('offline')) } });
  await expect(realm.lookUp('https://a.example/@ann')).rejects.toMatchObject({ kind: 'offline' });
});
