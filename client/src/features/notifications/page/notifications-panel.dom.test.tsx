import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Notification, NotificationKind } from '@/domain/notification/notification';
import { QuestionHost } from '@/parts/commands/question-host';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import {
  makeAccount,
  makeNotification,
  makeRelationship,
  makeServer,
  makeStatus,
} from '../../../../test/make';
import { show } from '../../../../test/show';
import { NotificationsPanel } from './notifications-panel';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const ada = makeAccount({ id: 'ada', acct: 'ada' });
const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });
const moths = makeAccount({ id: 'moths', acct: 'moths@wing.example' });
const post = makeStatus({ id: '7', accountId: 'ada', text: 'Forty-one limpets', favouritesCount: 2 });

const one = (kind: NotificationKind, more: Partial<Notification> = {}): Notification =>
  makeNotification({ id: kind, kind, accountId: 'lin', statusId: null, ...more });

function open(notifications: readonly Notification[], more: FakeRealmFacts = {}) {
  const realm = createFakeRealm({
    me: ada,
    accounts: [lin, moths],
    statuses: [post],
    notifications,
    ...more,
  });
  const shown = show(
    <>
      <NotificationsPanel mode="column" />
      <QuestionHost />
    </>,
    { realm },
  );
  return { realm, ...shown };
}

const calls = (realm: FakeRealm, name: string): readonly (readonly unknown[])[] =>
  realm.calls.filter(([called]) => called === name);

describe('a row', () => {
  it.each<[Notification, string]>([
    [one('mention', { statusId: '7' }), 'Lin mentioned you'],
    [one('status', { statusId: '7' }), 'Lin posted'],
    [one('favourite', { statusId: '7' }), 'Lin favorited your post'],
    [one('reblog', { statusId: '7' }), 'Lin repeated your post'],
    [one('reaction', { statusId: '7', emoji: '🐚' }), 'Lin reacted to your post 🐚'],
    [one('poll', { statusId: '7' }), 'A poll you voted in has ended'],
    [one('poll', { statusId: '7', accountId: 'ada' }), 'Your poll has ended'],
    [one('update', { statusId: '7' }), 'Lin edited a post'],
    [one('follow'), 'Lin followed you'],
    [one('follow_request'), 'Lin wants to follow you'],
    [one('move', { targetId: 'moths' }), 'Lin moved to @moths@wing.example'],
    [one('move'), 'Lin moved to another account'],
    [one('report'), 'Lin reported an account'],
    [one('report', { targetId: 'moths' }), 'Lin reported @moths@wing.example'],
    [one('unknown', { type: 'brand_new' }), 'brand_new'],
    [one('follow', { accountId: 'nobody' }), 'Somebody followed you'],
  ])('of the kind $kind tells who did what', (notification, words) => {
    open([{ ...notification, seen: true }]);
    const article = screen.getByRole('article');
    expect(document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent).toContain(
      words,
    );
  });

  it("wears the reader's colour for who did it (ST-07)", () => {
    open([one('follow')], {
      preferences: { highlight: { 'lin@far.example': { color: '#ff8800', type: 'striped' } } },
    });
    expect(screen.getByRole('article').dataset['highlight']).toBe('striped');
  });

  it.each([
    ['quote', 'Lin quoted your post'],
    ['admin.sign_up', 'Lin signed up'],
    ['pending.reply', 'once you allow it on the pages of your server'],
    ['severed_relationships', 'another server was cut off'],
  ])('of the type %s, which few servers send, says so, too', async (type, words) => {
    open([one('unknown', { type })]);
    await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.includes(words));
  });

  it('of an answer to my own post says so', () => {
    const answer = makeStatus({ id: '8', accountId: 'lin', inReplyToAccountId: 'ada' });
    open([one('mention', { statusId: '8' })], { statuses: [answer] });
    expect(screen.getByText(/replied to you/)).toBeTruthy();
  });

  it('shows a custom emoji as a picture with its name', () => {
    open([one('reaction', { statusId: '7', emoji: 'blobcat', emojiUrl: 'https://far.example/b.png' })]);
    expect(screen.getByRole('img', { name: ':blobcat:' })).toBeTruthy();
  });

  it('shows the subject in place of the text', () => {
    open([one('favourite', { statusId: '7' })], { statuses: [{ ...post, spoilerText: 'molluscs' }] });
    expect(screen.getByText('molluscs')).toBeTruthy();
    expect(screen.queryByText('Forty-one limpets')).toBeNull();
  });

  it('leads to the post, and marks that one seen', () => {
    const { realm } = open([one('favourite', { statusId: '7' })]);
    fireEvent.click(screen.getByRole('link', { name: /Open post/ }));
    expect(window.location.pathname).toBe('/notice/7');
    expect(calls(realm, 'markSeen')).toEqual([['markSeen', 'favourite']]);
  });

  it('without a date tells none, and still leads to the post', () => {
    open([one('favourite', { statusId: '7', createdAt: 0 })]);
    expect(screen.getByRole('article').outerHTML).not.toMatch(/1970|<time/);
    fireEvent.click(screen.getByRole('link', { name: /Open post/ }));
    expect(window.location.pathname).toBe('/notice/7');
  });

  it('leads to the profile of a follower, and does not mark again what is seen', () => {
    const { realm } = open([one('follow', { seen: true })]);
    fireEvent.click(screen.getByRole('link', { name: 'Lin' }));
    expect(window.location.pathname).toBe('/users/lin');
    expect(calls(realm, 'markSeen')).toEqual([]);
  });

  it('says that it is unread', () => {
    open([one('follow')]);
    expect(screen.getByRole('article').textContent).toContain('Unread');
  });

  it('of a muted person is folded until it is opened', async () => {
    open([one('follow')], { relationships: [makeRelationship({ id: 'lin', muting: true })] });
    expect(screen.queryByText(/followed you/)).toBeNull();
    fireEvent.click(within(await screen.findByRole('article', { name: 'Muted: Lin' })).getByRole('button'));
    expect(screen.getByText(/followed you/)).toBeTruthy();
  });
});

describe('a mention', () => {
  it('can be favourited and answered in its row', async () => {
    const { realm } = open([one('mention', { statusId: '7' })]);
    fireEvent.click(screen.getByRole('button', { name: 'Favorite, 2' }));
    expect(calls(realm, 'favourite')).toEqual([['favourite', '7', true]]);
    const reply = screen.getByRole('button', { name: 'Reply' });
    reply.focus();
    fireEvent.click(reply);
    fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Post text' }), { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(reply);
  });
});

describe('a follow request', () => {
  it('is answered in its row', async () => {
    const { realm } = open([one('follow_request')]);
    fireEvent.click(screen.getByRole('button', { name: 'Approve Lin' }));
    await waitFor(() =>
      expect(calls(realm, 'answerFollowRequest')).toEqual([['answerFollowRequest', 'lin', true]]),
    );
  });

  it('is asked about first where the preference says so', async () => {
    const { realm } = open([one('follow_request')], { preferences: { modalOnDenyFollow: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Deny Lin' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(calls(realm, 'answerFollowRequest')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Deny' }));
    await waitFor(() =>
      expect(calls(realm, 'answerFollowRequest')).toEqual([['answerFollowRequest', 'lin', false]]),
    );
  });
});

describe('the head', () => {
  it('counts the unseen and marks all of them', () => {
    const { realm } = open([one('follow'), one('move')]);
    expect(screen.getByText('2 unread notifications')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(calls(realm, 'markAllSeen')).toHaveLength(1);
  });

  it('has nothing to mark when all is seen, and keeps the focus of who has just marked it', () => {
    open([one('follow', { seen: true })]);
    const button = screen.getByRole('button', { name: 'Mark all read' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('filters by kind through the preference', async () => {
    const { realm } = open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Filter notifications' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Favorites' }));
    expect(realm.settings.get('notificationVisibility')).toMatchObject({ likes: false, repeats: true });
  });

  it('is left to the drawer where there is one', () => {
    const realm = createFakeRealm({ me: ada });
    show(<NotificationsPanel mode="drawer" />, { realm });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the list', () => {
  it('is there for the signed-in only, and is read from the server while it is there', () => {
    const { realm, unmount } = open([]);
    unmount();
    expect(realm.calls).toEqual([['openNotifications'], ['closeNotifications']]);
    cleanup();
    open([one('follow')], { me: null });
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says that there is none yet', () => {
    open([]);
    expect(screen.getByText('No notifications yet')).toBeTruthy();
  });

  it('says that it failed, and tries again', () => {
    const { realm } = open([], {
      notificationsView: { newer: { is: 'failed', error: new ApiError('server') }, loaded: false },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls(realm, 'loadNewerNotifications')).toHaveLength(1);
  });

  it('loads older ones, and says when there are no more', async () => {
    const { realm } = open([one('follow')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Load older notifications' }));
    expect(calls(realm, 'showMoreNotifications')).toHaveLength(1);
    cleanup();
    open([one('follow')], { notificationsView: { reachedEnd: true } });
    expect(await screen.findByText('No more notifications')).toBeTruthy();
  });

  it.each([true, false])(
    'goes on by keyboard with the first of those that came (in groups: %s)',
    async (on) => {
      const older = one('favourite', { statusId: '7' });
      const { realm } = open([one('follow'), older], {
        notificationsView: { ids: ['follow'] },
        preferences: { groupNotifications: on },
      });
      const view = realm.cells.notificationsView;
      let come = (): void => {};
      const coming = new Promise<void>((resolve) => (come = resolve));
      Object.assign(realm.notifications, {
        async showMore() {
          view.set({ ...view.get(), older: { is: 'loading' } });
          await coming;
          view.set({
            ...view.get(),
            older: { is: 'idle' },
            ids: ['follow', 'favourite'],
            reachedEnd: true,
          });
        },
      });
      const button = await screen.findByRole('button', { name: 'Load older notifications' });
      button.focus();
      fireEvent.click(button);
      expect(document.activeElement?.textContent).toContain('Loading notifications');
      act(come);
      await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[1]));
    },
  );

  it('says without alarm that older ones wait for the network, and asks for them when it is back', async () => {
    const { realm } = open([one('follow')], {
      notificationsView: { older: { is: 'failed', error: new ApiError('offline') } },
    });
    act(() => realm.cells.reach.set('lost'));
    await screen.findByText(/It comes by itself once there is one/);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => realm.cells.reach.set('here'));
    expect(calls(realm, 'showMoreNotifications')).toHaveLength(1);
  });

  it('stays in sight when older ones could not be loaded', async () => {
    open([one('follow')], { notificationsView: { older: { is: 'failed', error: new ApiError('offline') } } });
    expect(screen.getByRole('article')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  });
});

it('has no accessibility violation that a checker can see', async () => {
  const kinds: readonly NotificationKind[] = ['favourite', 'follow', 'follow_request', 'mention', 'unknown'];
  open(
    kinds.map((kind) => one(kind, { statusId: kind === 'favourite' || kind === 'mention' ? '7' : null })),
    { relationships: [makeRelationship({ id: 'lin' })] },
  );
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe('dismissing', () => {
  const button = (row: HTMLElement) => within(row).findByRole('button', { name: /^Dismiss/ });

  it('takes one away, and the focus goes on to the next row', async () => {
    const { realm } = open([one('follow'), one('favourite', { statusId: '7' })]);
    fireEvent.pointerMove(document.body);
    const [first, second] = screen.getAllByRole('article');
    if (!first || !second) throw new Error('two rows');
    fireEvent.click(await button(first));
    expect(calls(realm, 'dismiss')).toEqual([['dismiss', ['follow']]]);
    expect(document.activeElement).toBe(await button(second));
    expect(fireEvent.keyDown(await button(second), { key: 'Enter', repeat: true })).toBe(false);
  });

  it('takes all of a group away', async () => {
    const likes = ['lin', 'moths'].map((accountId) =>
      one('favourite', { id: `by ${accountId}`, accountId, statusId: '7' }),
    );
    const { realm } = open(likes);
    fireEvent.pointerMove(document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss all 2' }));
    expect(calls(realm, 'dismiss')[0]?.[1]).toHaveLength(2);
  });

  it('is not offered where the server cannot do it', async () => {
    const server = makeServer();
    open([one('follow')], { server: { ...server, can: { ...server.can, notificationDismiss: false } } });
    fireEvent.pointerMove(document.body);
    // Its code is here since the tests above.
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});

it('offers to filter only what the server tells of', async () => {
  open([], { server: makeServer({ can: { pleromaApi: false, reactions: false } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Filter notifications' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitemcheckbox', { name: 'Mentions' })).toBeTruthy();
  expect(menu.queryByRole('menuitemcheckbox', { name: 'Reactions' })).toBeNull();
  expect(menu.queryByRole('menuitemcheckbox', { name: 'Moves' })).toBeNull();
});
