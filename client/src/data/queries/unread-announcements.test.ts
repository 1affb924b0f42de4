import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { testRealm } from '../testing/test-realm';

test('the number of unread announcements is asked for at the start and every five minutes (SYS-02)', async () => {
  const answers = [2, 1];
  const { realm, clock, remote } = testRealm({
    answers: { unreadAnnouncements: () => Promise.resolve(answers.shift() ?? 0) },
  });
  const stop = realm.start();
  await clock.advance(1);
  expect(realm.unreadAnnouncements.get()).toBe(2);
  await clock.advance(299_000);
  expect(remote.calls.unreadAnnouncements).toHaveLength(1);
  await clock.advance(2_000);
  expect(realm.unreadAnnouncements.get()).toBe(1);
  stop();
});

test('a failed question keeps the last number and says nothing', async () => {
  let fails = false;
  const { realm, clock } = testRealm({
    answers: {
      unreadAnnouncements: () => (fails ? Promise.reject(new ApiError('server')) : Promise.resolve(3)),
    },
  });
  const stop = realm.start();
  await clock.advance(1);
  fails = true;
  await clock.advance(301_000);
  expect(realm.unreadAnnouncements.get()).toBe(3);
  expect(realm.notices.list.get()).toEqual([]);
  stop();
});

test('a visitor never asks', async () => {
  const { realm, clock, remote } = testRealm({ account: null });
  const stop = realm.start();
  await clock.advance(301_000);
  expect(remote.calls.unreadAnnouncements).toEqual([]);
  stop();
});
