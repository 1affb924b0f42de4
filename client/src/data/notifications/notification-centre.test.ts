import { describe, expect, it } from 'vitest';
import type { NotificationBundle } from '@/api/decode/notification';
import { ApiError } from '@/domain/api-error';
import { wordFilter, type Filter } from '@/domain/filter/filter';
import type { Notifications } from './notifications';
import type { Remote } from '@/data/remote/remote';
import { settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { notification, page, relationship, statusJson } from '@/data/testing/make';
import { testRealm, type TestRealmOptions } from '@/data/testing/test-realm';

const seen = (name: number | string, more: object = {}): NotificationBundle =>
  notification(String(name), { pleroma: { is_seen: true }, ...more });
const unseen = (name: number | string, more: object = {}): NotificationBundle =>
  notification(String(name), more);
const names = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, at) => String(from - at));

/** Answers from a list, newest first. */
const listOf =
  (all: () => readonly NotificationBundle[]): Remote['notifications'] =>
  ({ sinceId, maxId }) =>
    Promise.resolve(
      page(
        all()
          .filter(({ notification: { id } }) => sinceId === undefined || Number(id) > Number(sinceId))
          .filter(({ notification: { id } }) => maxId === undefined || Number(id) < Number(maxId))
          .slice(0, 20),
      ),
    );

async function started(all: () => readonly NotificationBundle[], options: TestRealmOptions = {}) {
  const world = testRealm({
    ...options,
    answers: { notifications: listOf(all), markNotificationsRead: async () => undefined, ...options.answers },
  });
  world.realm.settings.set('useStreamingApi', false);
  const stop = world.realm.start();
  await settled();
  return {
    ...world,
    stop,
    view: () => world.realm.notifications.view.get(),
    list: world.realm.notifications,
  };
}

describe('notifications', () => {
  it('show the unseen first, then the seen, each newest first', async () => {
    const { view } = await started(() => [seen(9), unseen(8), seen(7), unseen(6)]);
    expect(view()).toMatchObject({ ids: ['8', '6', '9', '7'], unseen: 2, loaded: true });
  });

  it("count what is unread beyond the first page by the server's figure", async () => {
    const all = names(100, 1).map((name) => (Number(name) > 55 ? unseen(name) : seen(name)));
    const { list, view } = await started(() => all, { answers: { unreadNotifications: async () => 45 } });
    expect(view()).toMatchObject({ ids: names(100, 81), unseen: 45 });
    await list.showMore();
    expect(view().unseen).toBe(45);
    await list.showMore();
    expect(view().unseen).toBe(45);
    list.markSeen('100');
    expect(view().unseen).toBe(44);
    list.markAllSeen();
    expect(view().unseen).toBe(0);
  });

  it('show 30 seen ones, 20 more a step, from memory and then from the server (NOTIF-02)', async () => {
    const all = names(100, 1).map((name) => seen(name));
    const { list, view, remote } = await started(() => all);
    expect(view().ids).toEqual(names(100, 81));
    await list.showMore();
    expect(view().ids).toEqual(names(100, 61));
    await list.showMore();
    expect(view().ids).toEqual(names(100, 41));
    expect(remote.calls.notifications).toHaveLength(3);
    for (let step = 0; step < 4; step += 1) await list.showMore();
    expect(view()).toMatchObject({ ids: names(100, 1), reachedEnd: true });
  });

  it('are polled every 20 s, hidden or not, from the newest seen one on while some are unseen', async () => {
    let all = [unseen(5), seen(4)];
    const { clock, platform, remote, view } = await started(() => all);
    platform.page.set({ hidden: true });
    all = [unseen(6), seen(5), seen(4)];
    await clock.advance(20_000);
    expect(remote.calls.notifications.at(-1)?.[0]).toMatchObject({ sinceId: '4' });
    expect(view()).toMatchObject({ ids: ['6', '5', '4'], unseen: 1 });
  });

  it('are joined by what lies between, so that the reader stays among them', async () => {
    let all = names(5, 1).map((name) => seen(name));
    const { clock, view, remote } = await started(() => all);
    all = names(60, 1).map((name) => unseen(name));
    await clock.advance(20_000);
    expect(view().ids).toEqual(names(60, 1));
    expect(remote.calls.notifications.slice(1).map(([asked]) => asked.maxId)).toEqual([
      undefined,
      '41',
      '21',
    ]);
  });

  it('lose what lies under a gap of many pages', async () => {
    let all = names(5, 1).map((name) => seen(name));
    const { clock, view, list } = await started(() => all);
    all = names(600, 1).map((name) => unseen(name));
    await clock.advance(20_000);
    expect(view().ids).toEqual(names(600, 421));
    await list.showMore();
    expect(view().ids).toEqual(names(600, 401));
  });

  it('keep no hole between what was streamed and what was there', async () => {
    let all = names(5, 1).map((name) => seen(name));
    const { remote, realm, view } = await started(() => all);
    realm.settings.set('useStreamingApi', true);
    await settled();
    all = names(60, 1).map((name) => unseen(name));
    const [socket] = remote.sockets;
    socket?.onOpen();
    socket?.onFrame({ is: 'notification', bundle: unseen(60) }, '');
    await settled();
    expect(view().ids).toEqual(names(60, 1));
  });

  it('are marked one by one or all at once, and stay read when an older answer comes', async () => {
    const all = [unseen(3), unseen(2), unseen(1)];
    const { list, view, remote, realm, clock } = await started(() => all);
    list.markSeen('2');
    list.markSeen('2');
    expect(view().unseen).toBe(2);
    list.markAllSeen();
    expect(remote.calls.markNotificationsRead).toEqual([[{ id: '2' }], [{ maxId: '3' }]]);
    await clock.advance(20_000);
    expect(view().unseen).toBe(0);
    expect(realm.records.notification('3').get()?.seen).toBe(true);
  });

  it.each([
    ['all', (list: Notifications) => list.markAllSeen()],
    ['one', (list: Notifications) => list.markSeen('1')],
  ])(
    'become unseen again when the server refuses (%s): the notice says why and tries again',
    async (_, mark) => {
      const why = new ApiError('rate-limited', { status: 429 });
      let refuse = true;
      const { list, view, realm, remote } = await started(() => [unseen(1)], {
        answers: { markNotificationsRead: () => (refuse ? Promise.reject(why) : Promise.resolve()) },
      });
      mark(list);
      expect(view().unseen).toBe(0);
      await settled();
      expect(view().unseen).toBe(1);
      const [told] = realm.notices.list.get();
      expect(told).toMatchObject({ messageKey: 'notification_errors.mark_read', error: why });
      refuse = false;
      told?.again?.();
      await settled();
      expect(view().unseen).toBe(0);
      const [first, second] = remote.calls.markNotificationsRead;
      expect(second).toEqual(first);
    },
  );

  it('a marker that the server refused is set when it is tried again', async () => {
    let refuse = true;
    const plain = (name: number) => notification(String(name), { pleroma: undefined });
    const { list, realm, remote } = await started(() => [plain(2), plain(1)], {
      server: fakeServer({ notificationReadFlag: false }),
      answers: {
        notificationMarker: async () => '1',
        setNotificationMarker: () =>
          refuse ? Promise.reject(new ApiError('server', { status: 500 })) : Promise.resolve(),
      },
    });
    list.markSeen('2');
    await expect.poll(() => realm.notices.list.get()).toHaveLength(1);
    refuse = false;
    realm.notices.list.get()[0]?.again?.();
    await expect.poll(() => remote.calls.setNotificationMarker).toEqual([['2'], ['2']]);
  });

  it('follow the marker where there is no read flag', async () => {
    const plain = (name: number) => notification(String(name), { pleroma: undefined });
    let marker = '1';
    const { list, view, remote, clock } = await started(() => [plain(3), plain(2), plain(1)], {
      server: fakeServer({ notificationReadFlag: false }),
      answers: {
        notificationMarker: async () => marker,
        setNotificationMarker: async () => undefined,
      },
    });
    expect(view()).toMatchObject({ ids: ['3', '2', '1'], unseen: 2 });
    list.markSeen('3');
    expect(remote.calls.setNotificationMarker).toEqual([]);
    list.markSeen('2');
    await expect.poll(() => remote.calls.setNotificationMarker).toEqual([['3']]);
    marker = '3';
    await clock.advance(20_000);
    expect(view().unseen).toBe(0);
  });

  it('are read after all where the answer was lost, as at a reload, and the marker says that they were marked', async () => {
    const plain = (name: number) => notification(String(name), { pleroma: undefined });
    let marker = '1';
    const { list, view, clock } = await started(() => [plain(3), plain(2), plain(1)], {
      server: fakeServer({ notificationReadFlag: false }),
      answers: {
        notificationMarker: async () => marker,
        markNotificationsRead: async () => {
          marker = '3';
          throw new ApiError('offline');
        },
      },
    });
    list.markAllSeen();
    await settled();
    expect(view().unseen).toBe(2);
    await clock.advance(20_000);
    expect(view().unseen).toBe(0);
  });

  it('of kinds that are switched off are not shown nor counted (NOTIF-07)', async () => {
    const { realm, view } = await started(() => [
      unseen(3),
      unseen(2, { type: 'follow', status: null }),
      unseen(1, { type: 'something_new', status: null }),
    ]);
    expect(view().ids).toEqual(['3', '2', '1']);
    realm.settings.set('notificationVisibility', {
      ...realm.settings.get('notificationVisibility'),
      follows: false,
    });
    expect(view()).toMatchObject({ ids: ['3', '1'], unseen: 2 });
  });

  it('tell a failed fetch once for 5 s', async () => {
    const { realm, clock } = await started(() => [], {
      answers: { notifications: () => Promise.reject(new ApiError('server', { status: 503 })) },
    });
    expect(realm.notices.list.get()).toMatchObject([
      { messageKey: 'notification_errors.unavailable', timeout: 5000 },
    ]);
    await clock.advance(60_000);
    expect(realm.notices.list.get()).toEqual([]);
    expect(realm.notifications.view.get().newer).toMatchObject({ is: 'failed' });
  });

  it('are dismissed here at once, on the server, and are not brought back by an answer under way', async () => {
    let answer: () => void = () => undefined;
    const { list, view, remote, realm } = await started(() => [unseen(3), unseen(2), unseen(1)], {
      answers: { dismissNotification: () => new Promise<void>((done) => (answer = done)) },
    });
    const dismissed = list.dismiss(['2']);
    await expect.poll(() => view().ids).toEqual(['3', '1']);
    expect(view().unseen).toBe(2);
    expect(realm.records.notification('2').get()).toBeUndefined();
    await list.loadNewer();
    expect(view().ids).toEqual(['3', '1']);
    answer();
    await dismissed;
    expect(remote.calls.dismissNotification).toEqual([['2']]);
    expect(view().ids).toEqual(['3', '1']);
  });

  it('of a group come back where the server keeps them, with the reason; trying again takes the rest', async () => {
    const why = new ApiError('server', { status: 500 });
    let refuse = true;
    const { list, view, realm, remote } = await started(() => [unseen(3), unseen(2), unseen(1)], {
      answers: {
        dismissNotification: (id) => (refuse && id === '2' ? Promise.reject(why) : Promise.resolve()),
      },
    });
    await list.dismiss(['3', '2']);
    expect(view().ids).toEqual(['2', '1']);
    const [told] = realm.notices.list.get();
    expect(told).toMatchObject({ messageKey: 'notification_errors.dismiss', error: why });
    refuse = false;
    told?.again?.();
    await expect.poll(() => view().ids).toEqual(['1']);
    await expect.poll(() => remote.calls.dismissNotification).toEqual([['3'], ['2'], ['2']]);
  });

  it.each([
    ['Mastodon', new ApiError('not-found', { status: 404 })],
    ['Akkoma', new ApiError('forbidden', { status: 403, message: 'Cannot dismiss notification' })],
  ])('that were dismissed on another device stay away: %s', async (_, gone) => {
    const { list, view, realm } = await started(() => [unseen(2), unseen(1)], {
      answers: { dismissNotification: () => Promise.reject(gone) },
    });
    await list.dismiss(['2']);
    expect(view().ids).toEqual(['1']);
    expect(realm.notices.list.get()).toEqual([]);
  });

  it('of a follow request turn into a follow when approved and go when denied, which the server has done already', async () => {
    const request = (name: number, who: string) =>
      unseen(name, { type: 'follow_request', status: null, account: { id: who, username: who, acct: who } });
    const { remote, realm, view } = await started(() => [request(2, 'x'), request(1, 'y')], {
      answers: { answerFollowRequest: async (name) => relationship(name) },
    });
    await realm.intents.answerFollowRequest('x', true);
    expect(realm.records.notification('2').get()).toMatchObject({ kind: 'follow', seen: true });
    await realm.intents.answerFollowRequest('y', false);
    await settled();
    expect(view().ids).toEqual(['2']);
    expect(remote.calls.dismissNotification).toEqual([]);
    expect(realm.notices.list.get()).toEqual([]);
  });

  it('go with the post that they are about, and come by the stream', async () => {
    const world = testRealm({ answers: { notifications: listOf(() => [seen(1)]) } });
    world.realm.start();
    await settled();
    const socket = world.remote.sockets[0];
    socket?.onOpen();
    await settled();
    socket?.onFrame({ is: 'notification', bundle: unseen(9, { status: statusJson('s9') }) }, '');
    expect(world.realm.notifications.view.get()).toMatchObject({ ids: ['9', '1'], unseen: 1 });
    socket?.onFrame({ is: 'delete', id: 's9' }, '');
    expect(world.realm.notifications.view.get().ids).toEqual(['1']);
    const asked = world.remote.calls.notifications.length;
    await world.clock.advance(60_000);
    expect(world.remote.calls.notifications).toHaveLength(asked);
  });

  it('that a filter hides are neither shown nor counted, and come back with its end', async () => {
    const about = (text: string) => ({ status: statusJson(text, { content: `<p>${text}</p>` }) });
    const { platform, view } = await started(() => [unseen(2, about('tide')), unseen(1, about('moon'))]);
    const put = (...browser: Filter[]): void => {
      platform.storage.set('skein.filters:https://tidepool.example|me', JSON.stringify({ browser }));
      platform.storageChanged('skein.filters:https://tidepool.example|me');
    };
    const tide: Filter = { ...wordFilter('tide'), kept: 'browser', action: 'hide' };
    put(tide);
    expect(view()).toMatchObject({ ids: ['1'], unseen: 1 });
    put({ ...tide, places: ['home'] }, { ...tide, ...wordFilter('moon'), kept: 'browser' });
    expect(view()).toMatchObject({ ids: ['2', '1'], unseen: 2 });
  });
});
