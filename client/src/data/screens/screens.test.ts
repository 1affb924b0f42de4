import { describe, expect, test } from 'vitest';
import type { Announcement } from '@/domain/instance/announcement';
import { ApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import type { ScreensRemote } from '@/data/remote/screens-remote';
import { fakeScreensRemote } from '@/data/testing/fake-screens-remote';
import { account, notification, page, relationship } from '@/data/testing/make';
import { fakeServer } from '@/data/testing/fake-server';
import { testRealm, type TestRealm } from '@/data/testing/test-realm';

/** A realm whose pages ask a server that knows what the test says. */
const realmWith = (
  answers: Partial<ScreensRemote>,
  role: 'admin' | 'member' = 'member',
  server: Server = fakeServer(),
): TestRealm =>
  testRealm({
    server,
    account: { ...account('me'), role },
    answers: { screens: () => Promise.resolve(fakeScreensRemote(answers)) },
  });

const announced = (id: string, facts: Partial<Announcement> = {}): Announcement => ({
  id,
  content: id,
  source: null,
  startsAt: null,
  endsAt: null,
  allDay: false,
  publishedAt: Number(id),
  read: false,
  inactive: false,
  emojis: [],
  mentions: [],
  ...facts,
});

describe('announcements', () => {
  const shown = [announced('2'), announced('3', { read: true })];
  test('readers see what is announced now, newest first', async () => {
    const { realm } = realmWith({ announcements: async () => shown });
    const list = await (await realm.late.screens.load()).announcements.all();
    expect(list.map(({ id }) => id)).toEqual(['3', '2']);
  });
  test('admins see all with their sources; what nobody sees now is inactive', async () => {
    const allAnnouncements = async (): Promise<Announcement[]> =>
      ['1', '2', '3'].map((id) => announced(id, { source: `source ${id}`, read: null }));
    const { realm } = realmWith({ announcements: async () => shown, allAnnouncements }, 'admin');
    const list = await (await realm.late.screens.load()).announcements.all();
    expect(list.map(({ id, read, inactive, source }) => [id, read, inactive, source])).toEqual([
      ['3', true, false, 'source 3'],
      ['2', false, false, 'source 2'],
      ['1', null, true, 'source 1'],
    ]);
  });
  test('an admin whose token may not do it reads like everybody', async () => {
    const refused = (): Promise<never> => Promise.reject(new ApiError('forbidden'));
    const { realm } = realmWith({ announcements: async () => shown, allAnnouncements: refused }, 'admin');
    expect(await (await realm.late.screens.load()).announcements.all()).toHaveLength(2);
  });
  test('reading one changes the badge', async () => {
    let unread = 1;
    const { realm, remote } = realmWith({ readAnnouncement: async () => void (unread = 0) });
    remote.unreadAnnouncements = () => Promise.resolve(unread);
    await (await realm.late.screens.load()).announcements.markRead('2');
    expect(unread).toBe(0);
  });
});

describe('lists', () => {
  const list = (id: string) => ({ id, title: `List ${id}`, exclusive: null, repliesPolicy: null });
  test('are newest first', async () => {
    const { realm } = realmWith({ lists: async () => ['2', '10', '9'].map(list) });
    expect((await (await realm.late.screens.load()).lists.all()).map(({ id }) => id)).toEqual([
      '10',
      '9',
      '2',
    ]);
  });
  test('saving sends what differs and nothing else', async () => {
    const sent: unknown[] = [];
    const { realm } = realmWith({
      addMembers: async (...args) => void sent.push(['add', ...args]),
      removeMembers: async (...args) => void sent.push(['remove', ...args]),
      updateList: async (id, content) => (sent.push(['update', id, content.title]), list(id)),
    });
    const { lists } = await realm.late.screens.load();
    const before = { ...list('1'), memberIds: ['a', 'b'] };
    await lists.save('1', before, before);
    expect(sent).toEqual([]);
    await lists.save('1', before, { ...before, memberIds: ['b', 'c'] });
    expect(sent.splice(0)).toEqual([
      ['add', '1', ['c']],
      ['remove', '1', ['a']],
    ]);
    await lists.save('1', before, { ...before, title: 'Other' });
    expect(sent).toEqual([['update', '1', 'Other']]);
  });
  test('a new one has the choices that the others have, or that the server is known for', async () => {
    let others = [{ ...list('1'), exclusive: true }];
    const { realm } = realmWith({ lists: async () => others });
    const { lists } = await realm.late.screens.load();
    expect(await lists.fresh()).toMatchObject({ exclusive: false, repliesPolicy: null });
    others = [];
    expect(await lists.fresh()).toMatchObject({ exclusive: null, repliesPolicy: null });
    const { realm: plain } = realmWith(
      { lists: async () => Promise.reject(new ApiError('server')) },
      'member',
      fakeServer({ pleromaApi: false }),
    );
    expect(await (await plain.late.screens.load()).lists.fresh()).toMatchObject({
      exclusive: false,
      repliesPolicy: 'list',
    });
  });
  test('a list that was made is made, even when nobody could be added', async () => {
    const { realm } = realmWith({
      createList: async () => list('7'),
      addMembers: () => Promise.reject(new ApiError('server')),
    });
    const content = { title: 'New', exclusive: null, repliesPolicy: null, memberIds: ['a'] };
    expect(await (await realm.late.screens.load()).lists.create(content)).toBe('7');
    expect(realm.notices.list.get()).toMatchObject([{ messageKey: 'lists.members_failed' }]);
  });
});

describe('interactions', () => {
  test('hold one kind, whatever the server adds, and end where it repeats itself', async () => {
    const answer = page([notification('5'), notification('4', { type: 'mention' })]);
    const { realm } = realmWith({ notificationsOf: async () => answer });
    const screens = await realm.late.screens.load();
    const first = await screens.interactions('likes', null);
    expect(first).toEqual({ items: ['5'], next: { maxId: '4' } });
    expect((await screens.interactions('likes', first.next)).next).toBeNull();
  });
});

test.each([
  ['a member', account('me'), true],
  ['a visitor', null, false],
] as const)('the search of %s has what is unknown fetched from elsewhere: %s', async (_, me, resolves) => {
  const asked: unknown[] = [];
  const { realm } = testRealm({
    account: me,
    answers: {
      screens: async () =>
        fakeScreensRemote({
          async search({ resolve }) {
            asked.push(resolve);
            return { accounts: [], statuses: [], hashtags: [] };
          },
        }),
    },
  });
  await (await realm.late.screens.load()).search.find('tide', new AbortController().signal);
  expect(asked).toEqual([resolves]);
});

test('how the reader stands to people is asked once, and never of oneself', async () => {
  const asked: string[] = [];
  const { realm } = realmWith({
    relationships: async (ids) => (asked.push(...ids), ids.map((id) => relationship(id))),
  });
  const screens = await realm.late.screens.load();
  await screens.knowStanding(['a', 'b', 'a', 'me']);
  await screens.knowStanding(['b']);
  expect(asked).toEqual(['a', 'b']);
  expect(realm.records.relationship('a').get()?.following).toBe(false);
});
