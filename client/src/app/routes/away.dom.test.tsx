import '@/i18n/messages/en/late/away';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { decodeAccount } from '@/api/decode/account';
import { decodeFederation } from '@/api/decode/federation';
import type { InstanceRemote } from '@/data/remote/instance-remote';
import { accountJson, must } from '@/data/testing/make';
import { testRealm } from '@/data/testing/test-realm';
import { AboutPage } from '@/features/about/about-page';
import { AnnouncementsPage } from '@/features/announcements/announcements-page';
import { InboxPage } from '@/features/inbox/inbox-page';
import { ListsPage } from '@/features/lists/lists-page';
import { InteractionsPage } from '@/features/notifications/page/interactions-page';
import { FriendRequestsPage } from '@/features/people/friend-requests-page';
import { ProfilePage } from '@/features/profile/profile-page';
import { ScheduledPage } from '@/features/scheduled/scheduled-page';
import { SearchPage } from '@/features/search/search-page';
import { TimelineScreen } from '@/features/timeline/timeline-screen';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../test/fake-realm';
import { createFakePeople } from '../../../test/fake-people';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { loadable } from './loadable';

afterEach(cleanup);

const AWAY = 'Not kept on this device';
const offline = new ApiError('offline');
const failed = { is: 'failed', error: offline } as const;

type Call = () => Promise<never>;

/** Pages that nobody has opened, and that ask by this call when they are. */
const PAGES: readonly (readonly [name: string, page: ReactElement, facts: (call: Call) => FakeRealmFacts])[] =
  [
    ['lists', <ListsPage key="" />, (call) => ({ screens: { lists: { all: call } } })],
    [
      'announcements',
      <AnnouncementsPage key="" />,
      (call) => ({ screens: { announcements: { all: call } } }),
    ],
    [
      'direct messages by people',
      <InboxPage key="" />,
      (call) => ({ screens: { directConversations: { conversations: call } } }),
    ],
    ['interactions', <InteractionsPage key="" />, (call) => ({ screens: { interactions: call } })],
    ['scheduled posts', <ScheduledPage key="" />, (call) => ({ posting: { scheduled: call } })],
    [
      'results of a search',
      <SearchPage key="" query="otter" />,
      (call) => ({ screens: { search: { find: call } } }),
    ],
  ];

/** Nothing is under way, and it is no fault. */
async function isAway(): Promise<void> {
  await screen.findByText(AWAY);
  expect(screen.getByText(/It comes by itself once there is one/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
}

function showAway(page: ReactElement, facts: FakeRealmFacts): FakeRealm {
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }), ...facts });
  realm.cells.reach.set('lost');
  show(<main id="main">{page}</main>, { realm, path: '/ada' });
  return realm;
}

describe('without network what was never opened says so, is no fault, and comes by itself with it (SYS-02)', () => {
  test.each(PAGES)('%s', async (_, page, facts) => {
    let calls = 0;
    const never: Call = async () => {
      calls += 1;
      throw offline;
    };
    const realm = showAway(page, facts(never));
    await isAway();
    const before = calls;
    act(() => realm.cells.reach.set('here'));
    await waitFor(() => expect(calls).toBe(before + 1));
  });

  test('a list of people', async () => {
    const realm = showAway(<FriendRequestsPage />, {
      people: { lists: { requests: { loaded: false, first: failed } } },
    });
    await isAway();
    const asked = (): number => realm.calls.filter(([name]) => name === 'openPeople').length;
    const before = asked();
    act(() => realm.cells.reach.set('here'));
    expect(asked()).toBeGreaterThan(before);
  });

  test('a profile', async () => {
    const fake = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }) });
    let calls = 0;
    const people = {
      ...createFakePeople(() => {}, {}),
      load: async () => {
        calls += 1;
        throw offline;
      },
    };
    const late = { ...fake.late, people: { get: () => people, load: async () => people } };
    const realm = { ...fake, late };
    realm.cells.reach.set('lost');
    show(<ProfilePage name="nobody-here" replyForm={() => null} />, { realm });
    await isAway();
    const before = calls;
    act(() => realm.cells.reach.set('here'));
    await waitFor(() => expect(calls).toBe(before + 1));
  });

  // Its registry asks again (timeline-registry.test.ts).
  test.each(['local', 'tag:nowhere', 'bookmarks'] as const)('the timeline %s', async (key) => {
    const view = { loaded: false, newer: failed };
    const realm = showAway(<TimelineScreen timelineKey={key} title="Otters" />, {
      timelines: { [key]: view },
    });
    await isAway();
    act(() =>
      realm.cells
        .timeline(key)
        .set({ ...realm.cells.timeline(key).get(), loaded: true, newer: { is: 'idle' } }),
    );
    await waitFor(() => expect(screen.queryByText(AWAY)).toBeNull());
  });

  test('a page of which the code is not here', async () => {
    let isThere = false;
    const Page = loadable(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>It came</p>;
    });
    const realm = showAway(<Page />, {});
    await isAway();
    isThere = true;
    act(() => realm.cells.reach.set('here'));
    await screen.findByText('It came');
  });
});

test('without network the page about the server says what it said last, and when', async () => {
  const facts = {
    policies: decodeFederation(null),
    staffNames: ['mod'],
    contact: null,
    rules: ['Be kind to otters.'],
    terms: '<p>Terms of the tide.</p>',
  };
  const noPage = () => Promise.reject(new ApiError('not-found'));
  const remote: InstanceRemote = {
    facts: async () => facts,
    account: async () => must(decodeAccount(accountJson('mod', { display_name: 'Moda' }))),
    suggestions: async () => [],
    terms: noPage,
    panel: noPage,
    themes: async () => [],
    theme: noPage,
  };
  const before = testRealm({ answers: { instance: async () => remote } });
  before.realm.start();
  show(<AboutPage />, { realm: before.realm });
  await screen.findByText('Be kind to otters.');
  await screen.findByText('Moda');
  const visited = await before.realm.late.visited.load();
  await waitFor(async () => expect(await visited.last('staff', 'staff')).not.toBeNull());
  await before.clock.advance(10_000);
  cleanup();

  const later = testRealm({
    screens: before.screens,
    answers: {
      instance: async () => ({ ...remote, facts: () => Promise.reject(offline) }),
      ping: async () => false,
    },
  });
  later.realm.start();
  later.platform.page.set({ online: false });
  show(<AboutPage />, { realm: later.realm });
  await screen.findByText('Be kind to otters.');
  await screen.findByText('Terms of the tide.');
  await screen.findByText('Moda');
  screen.getByText(/^As of /);
  expect(screen.queryByText(/It comes by itself once there is one/)).toBeNull();
});

describe('without network what was empty is empty again', () => {
  test.each([
    ['a timeline', <TimelineScreen key="" timelineKey="bookmarks" title="Bookmarks" />, 'No statuses'],
    ['a list of people', <FriendRequestsPage key="" />, 'No requests wait for you'],
  ] as const)('%s', async (_, page, words) => {
    const empty = { ids: [], loaded: true };
    showAway(page, {
      timelines: { bookmarks: { ...empty, newer: failed } },
      people: { lists: { requests: { ...empty, first: failed } } },
    });
    await screen.findByText(words);
    expect(screen.queryByText(AWAY)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a list that comes page by page', async () => {
    const { realm, platform } = testRealm({
      answers: { screens: () => Promise.reject(offline), ping: async () => false },
    });
    realm.start();
    (await realm.late.visited.load()).keep('inbox', '', []);
    platform.page.set({ online: false });
    show(<InboxPage />, { realm });
    await screen.findByText('No conversations yet');
    expect(screen.queryByText(AWAY)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
});
