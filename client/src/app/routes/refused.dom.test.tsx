import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { People } from '@/data/people/people';
import { AnnouncementsPage } from '@/features/announcements/announcements-page';
import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { InboxPage } from '@/features/inbox/inbox-page';
import { ListsPage } from '@/features/lists/lists-page';
import { InteractionsPage } from '@/features/notifications/page/interactions-page';
import { FriendRequestsPage } from '@/features/people/friend-requests-page';
import { ProfilePage } from '@/features/profile/profile-page';
import { ScheduledPage } from '@/features/scheduled/scheduled-page';
import { SearchPage } from '@/features/search/search-page';
import { TimelineScreen } from '@/features/timeline/timeline-screen';
import { createFakePeople } from '../../../test/fake-people';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { PASSING, REFUSALS, refusal, refusing } from '../../../test/refusals';
import { show } from '../../../test/show';

afterEach(cleanup);

const ME = makeAccount({ id: '1', acct: 'ada' });
const NONE = { items: [], next: null };
const NoForm = (): ReactElement | null => null;

type Check = () => void;

/** Pages that ask by a call of their own, and what is to be read there once that has come. */
const PAGES: readonly (readonly [
  name: string,
  page: ReactElement,
  facts: (check: Check) => FakeRealmFacts,
  sign: string | RegExp,
])[] = [
  [
    'lists',
    <ListsPage key="" />,
    (check) => ({ screens: { lists: { all: async () => (check(), []) } } }),
    'No lists yet',
  ],
  [
    'announcements',
    <AnnouncementsPage key="" />,
    (check) => ({ screens: { announcements: { all: async () => (check(), []) } } }),
    /^No announcements/,
  ],
  [
    'direct messages by people',
    <InboxPage key="" />,
    (check) => ({ screens: { directConversations: { conversations: async () => (check(), NONE) } } }),
    'No conversations yet',
  ],
  [
    'interactions',
    <InteractionsPage key="" />,
    (check) => ({ screens: { interactions: async () => (check(), NONE) } }),
    'Nobody has mentioned you yet',
  ],
  [
    'scheduled posts',
    <ScheduledPage key="" />,
    (check) => ({ posting: { scheduled: async () => (check(), NONE) } }),
    'Nothing is scheduled',
  ],
  [
    'results of a search',
    <SearchPage key="" query="otter" />,
    (check) => ({
      screens: { search: { find: async () => (check(), { statuses: [], accounts: [], hashtags: [] }) } },
    }),
    /^Nothing|^No /,
  ],
];

/** Texts that are made for machines. */
const GARBAGE = /undefined|\[object|NaN|TypeError|SyntaxError|<\/|\{"|ApiError/;

/** The words of the failure, nothing that is made for machines, and one heading that says where one is. */
async function isPlain(words: string, kind: string): Promise<void> {
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.textContent, kind).toContain(words));
  expect(main.textContent, kind).not.toMatch(GARBAGE);
  expect(screen.getAllByRole('heading', { level: 1 }), kind).toHaveLength(1);
}

const again = (): HTMLElement => screen.getByRole('button', { name: 'Try again' });

const showTo = (page: ReactElement, facts: FakeRealmFacts, people?: Partial<People>): FakeRealm => {
  const fake = createFakeRealm({ me: ME, ...facts });
  const all = { ...createFakePeople(() => {}, {}), ...people };
  const late = people ? { ...fake.late, people: { get: () => all, load: async () => all } } : fake.late;
  show(<main>{page}</main>, { realm: { ...fake, late }, path: '/ada' });
  return fake;
};

describe('whatever the server answers, a page says plainly what is wrong, and comes at another try', () => {
  test.each(PAGES)('%s', async (_, page, facts, sign) => {
    const { check, next } = refusing(REFUSALS);
    showTo(page, facts(check));
    for (const [kind, words] of REFUSALS) {
      await isPlain(words, kind);
      next();
      fireEvent.click(again());
    }
    await screen.findByText(sign);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('a profile', async () => {
    const { check, next } = refusing(PASSING);
    const load = async (name: string): Promise<string> => (check(), name);
    const facts = { accounts: [makeAccount({ id: 'lin', displayName: 'Lin' })] };
    showTo(<ProfilePage name="lin" replyForm={NoForm} />, facts, { load });
    // It is known, and stands there whatever the server says: so does nobody who is not.
    await screen.findByRole('heading', { level: 1, name: 'Lin' });
    cleanup();
    showTo(<ProfilePage name="otter" replyForm={NoForm} />, {}, { load });
    for (const [kind, words] of PASSING) {
      await isPlain(words, kind);
      next();
      fireEvent.click(again());
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test.each(REFUSALS)('a timeline: %s', async (kind, words) => {
    const newer = { is: 'failed', error: refusal(kind) } as const;
    const realm = showTo(<TimelineScreen timelineKey="tag:otter" title="Otters" />, {
      timelines: { 'tag:otter': { loaded: false, newer } },
    });
    await isPlain(words, kind);
    fireEvent.click(again());
    expect(realm.calls).toContainEqual(['loadNewer', 'tag:otter']);
  });

  test.each(REFUSALS)('a list of people: %s', async (kind, words) => {
    const first = { is: 'failed', error: refusal(kind) } as const;
    const realm = showTo(<FriendRequestsPage />, {
      people: { lists: { requests: { loaded: false, first } } },
    });
    await isPlain(words, kind);
    const asked = (): number => realm.calls.filter(([name]) => name === 'openPeople').length;
    const before = asked();
    fireEvent.click(again());
    expect(asked()).toBe(before + 1);
  });

  // What is not there is no failure: conversation-screen.dom.test.tsx.
  test.each(PASSING)('a conversation: %s', async (kind, words) => {
    const fetch = { is: 'failed', error: refusal(kind) } as const;
    const realm = showTo(<ConversationScreen statusId="7" />, {
      conversations: { 7: { loaded: false, fetch } },
    });
    await isPlain(words, kind);
    fireEvent.click(again());
    expect(realm.calls).toContainEqual(['reloadConversation', '7']);
  });
});
