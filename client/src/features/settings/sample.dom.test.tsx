import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { late } from '@/lib/late';
import { ThreadHereContext, type ThreadHereProps } from '@/parts/status/actions/thread-here';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { NewestNotifications } from './sample';
import { TabPane } from './tab-pane';
import '@/i18n/messages/en/late/preferences';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

const POSTS = [
  makeStatus({ id: '9', accountId: '2', text: 'Alone.', favouritesCount: 512 }),
  makeStatus({ id: '8', accountId: '2', text: '', reblogId: '7' }),
  makeStatus({ id: '7', accountId: '2', text: 'Answered.', repliesCount: 2 }),
];

/** A tab of the settings of somebody who has read these posts. */
function open(tab: 'reading' | 'notifications', ids: readonly string[] = ['9', '8']) {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'ada' }),
    accounts: [makeAccount({ id: '2', acct: 'lin' })],
    statuses: POSTS,
    timelines: { home: { ids } },
  });
  const ThreadHere = ({ statusId }: ThreadHereProps): ReactElement => <p>The conversation of {statusId}</p>;
  const thread = late(async () => ({ ThreadHere }));
  show(
    <ThreadHereContext.Provider value={thread}>
      <NewestNotifications.Provider value={<p>The newest notifications</p>}>
        <TabPane tab={tab} marked={undefined} />
      </NewestNotifications.Provider>
    </ThreadHereContext.Provider>,
    { realm },
  );
  return realm;
}

/** What stands before each part of the tab, from the top. */
const order = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 4, hidden: true }).map(({ textContent }) => textContent ?? '');

test('a post that was read stands above what changes posts, a conversation above what changes those', async () => {
  open('reading');
  expect(await screen.findByText('The conversation of 7')).toBeTruthy();
  expect(screen.getByText('Alone.')).toBeTruthy();
  expect(order().slice(0, 4)).toEqual(['What it looks like', 'Posts', 'What it looks like', 'Conversations']);
});

test('what shows a setting follows it at once, and nothing in it can be pressed', async () => {
  const realm = open('reading');
  const post = (await screen.findByText('Alone.')).closest('article');
  if (!post) throw new Error('no post');
  expect(post.closest('[inert]')).toBeTruthy();
  expect(within(post).getByText('512')).toBeTruthy();
  act(() => realm.settings.set('hidePostStats', true));
  expect(within(post).queryByText('512')).toBe(null);
});

test('who has read no post is told what will stand there', async () => {
  open('reading', []);
  expect((await screen.findAllByText(/A post is shown here as soon as/)).length).toBe(2);
});

test('the newest notifications stand above what changes them', async () => {
  open('notifications');
  expect(await screen.findByText('The newest notifications')).toBeTruthy();
  expect(order()[0]).toBe('What it looks like');
});
