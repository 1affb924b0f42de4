import { expect, it } from 'vitest';
import { NO_NOTIFICATIONS } from '@/data/notifications/notification-list';
import { createPlainCell } from '@/data/store/cell';
import { fakePlatform } from '@/data/testing/fake-platform';
import { account } from './test/akkoma';
import { bareRealm } from './test/bare-realm';
import { createBench, settle, SITE } from './test/setup';

const keyOf = (name: string): string => `${SITE}|id-${name}`;
const VERIFY = '/api/v1/accounts/verify_credentials';

async function world(answer: (name: string) => { status?: number; body: unknown }) {
  const bench = createBench();
  const platform = fakePlatform();
  const view = createPlainCell(NO_NOTIFICATIONS);
  const sessions = bench.open({
    platform,
    makeRealm(seed) {
      const realm = bareRealm(seed);
      return { ...realm, notifications: { ...realm.notifications, view } };
    },
  });
  await sessions.ready;
  await sessions.withPassword('ada', 'secret');
  await sessions.withPassword('lin', 'secret');
  await settle();
  bench.server.on(`GET ${SITE}${VERIFY}`, ({ token }) => answer((token ?? '').replace('token-', '')));
  const asked = (): (string | null | undefined)[] => bench.server.to(VERIFY).map(({ token }) => token);
  const before = asked().length;
  sessions.watchOthers();
  await expect.poll(() => asked().length).toBeGreaterThan(before);
  await settle();
  return { bench, sessions, platform, view, asked: () => asked().slice(before) };
}

const telling = (name: string, unread: number) => ({
  body: { ...account(name), pleroma: { unread_notifications_count: unread } },
});

it('asks for the accounts that are not shown, minutes apart and only while somebody looks', async () => {
  let unread = 3;
  const { sessions, platform, asked } = await world((name) => telling(name, unread));
  expect([...sessions.unread.get()]).toEqual([[keyOf('ada'), 3]]);
  expect(asked()).toEqual(['token-ada']);
  unread = 0;
  await platform.clock.advance(299_000);
  expect(asked()).toHaveLength(1);
  await platform.clock.advance(2000);
  await settle();
  expect(asked()).toHaveLength(2);
  expect(sessions.unread.get().size).toBe(0);
  sessions.stop();
});

it('has no mark of who is shown now', async () => {
  const { sessions } = await world((name) => telling(name, 3));
  sessions.switchTo(keyOf('ada'));
  expect(sessions.unread.get().size).toBe(0);
  sessions.stop();
});

it('never asks a server again that refuses', async () => {
  const { sessions, platform, asked } = await world(() => ({ status: 403, body: { error: 'no' } }));
  await platform.clock.advance(700_000);
  await settle();
  expect(asked()).toEqual(['token-ada']);
  expect(sessions.accounts.get()).toHaveLength(2);
  sessions.stop();
});

it('keeps nothing of who has signed out', async () => {
  const { bench, sessions } = await world((name) => telling(name, 3));
  expect(bench.values.has('skein:unread')).toBe(true);
  await sessions.signOut(sessions.accounts.get().map(({ key }) => key));
  await settle();
  expect(sessions.accounts.get()).toEqual([]);
  expect(sessions.unread.get().size).toBe(0);
  expect(bench.values.has('skein:unread')).toBe(false);
  sessions.stop();
});

it('loses no number that came while it asked, nor that of who could not be asked', async () => {
  let during = (): void => undefined;
  let status = 200;
  const { bench, sessions, platform, asked } = await world((name) => {
    during();
    return { status, ...telling(name, 3) };
  });
  const told = (): unknown => JSON.parse(bench.values.get('skein:unread') ?? '{}').counts;
  // The reader goes from an account to another meanwhile, here or in another tab.
  during = () =>
    bench.values.set(
      'skein:unread',
      JSON.stringify({ at: 0, counts: { [keyOf('lin')]: 5, [keyOf('ada')]: 3 } }),
    );
  await platform.clock.advance(301_000);
  await settle();
  expect(asked()).toHaveLength(2);
  expect(told()).toEqual({ [keyOf('lin')]: 5, [keyOf('ada')]: 3 });
  during = () => undefined;
  status = 500;
  await platform.clock.advance(301_000);
  await settle();
  expect(asked()).toHaveLength(3);
  expect([...sessions.unread.get()]).toEqual([[keyOf('ada'), 3]]);
  sessions.stop();
});

it('tells the other tabs at once how many are unread of who is shown here, and hears it of theirs', async () => {
  const { bench, sessions, platform, view } = await world((name) => telling(name, 3));
  const told = (): unknown => JSON.parse(bench.values.get('skein:unread') ?? '{}').counts;
  view.set({ ...NO_NOTIFICATIONS, unseen: 2 });
  expect(told()).toEqual({ [keyOf('ada')]: 3, [keyOf('lin')]: 2 });
  // The tab that shows ada has read all.
  bench.values.set('skein:unread', JSON.stringify({ at: 0, counts: { [keyOf('lin')]: 2 } }));
  platform.storageChanged('skein:unread');
  expect(sessions.unread.get().size).toBe(0);
  view.set(NO_NOTIFICATIONS);
  expect(told()).toEqual({ [keyOf('lin')]: 0 });
  sessions.stop();
});
