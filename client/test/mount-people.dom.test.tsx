import { cleanup, waitFor } from '@testing-library/react';
import { plainName } from '@/domain/account/plain-name';
import { afterEach, describe, expect, it } from 'vitest';
import { answerError } from '@/api/http-error';
import { decodeAccount, type AccountBundle } from '@/api/decode/account';
import { decodeAnnouncement } from '@/api/decode/announcement';
import { decodeRelationship } from '@/api/decode/relationship';
import { dto, isDto, list } from '@/api/decode/shape';
import { decodeStatus } from '@/api/decode/status';
import { decodeUserList } from '@/api/endpoints/lists';
import { registrationProblems } from '@/api/endpoints/registration';
import { decodeFoundTag } from '@/api/endpoints/search';
import { exchanges, findAll, hasRecordings, recordings } from '@/api/test/recordings';
import { AnnouncementsPage } from '@/features/announcements/announcements-page';
import { ErrorSummary } from '@/features/door/error-summary';
import { complaintsOf } from '@/features/door/problem-words';
import type { RegistrationForm } from '@/features/door/use-registration';
import '@/i18n/messages/en/late/door';
import { ListsPage } from '@/features/lists/lists-page';
import { FriendRequestsPage } from '@/features/people/friend-requests-page';
import { ProfileCard } from '@/features/profile/card/profile-card';
import { SearchPage } from '@/features/search/search-page';
import { useT } from '@/i18n/use-t';
import { FollowButton } from '@/parts/account/follow-button';
import { PersonCard } from '@/parts/account/person-card';
import { createFakePeople } from './fake-people';
import { createFakeRealm } from './fake-realm';
import { makeAccount, makeServer } from './make';
import { show } from './show';

type Found = Readonly<Record<string, unknown>>;

const isAccount = (x: Found): boolean => 'acct' in x && 'fields' in x && x['id'] !== '_';
const isRelationship = (x: Found): boolean => 'showing_reblogs' in x;
const isAnnouncement = (x: Found): boolean => 'all_day' in x && 'published_at' in x;

const ME = makeAccount({ id: 'me' });
const nobody = createFakePeople(() => {}, {});
const accountsOf = (input: unknown): AccountBundle[] => list(input, decodeAccount);

const told = (count: number, what: string): void =>
  void process.stdout.write(`mounted ${count} recorded ${what}\n`);

afterEach(cleanup);

describe.runIf(hasRecordings)('what a real server told of people can be shown', () => {
  const all = recordings();
  const bodies = all.map(({ body }) => body);
  const answersTo = (path: RegExp, part: RegExp = /./): unknown[] =>
    all.filter((answer) => path.test(answer.path) && part.test(answer.name)).map(({ body }) => body);

  it('every account, as a card and as a profile', () => {
    const found = findAll(bodies, isAccount).flatMap((input) => decodeAccount(input) ?? []);
    const shown = new Set<string>();
    for (const { account, relationship } of found) {
      // The same person in the same state is recorded hundreds of times.
      const state = JSON.stringify([account, relationship]);
      if (shown.has(state)) continue;
      shown.add(state);
      const relationships = relationship ? [relationship] : [];
      const realm = createFakeRealm({ me: ME, accounts: [account], relationships });
      const { container, unmount } = show(
        <>
          <PersonCard people={nobody} account={account} />
          <ProfileCard people={nobody} account={account} isOwn={false} />
        </>,
        { realm },
      );
      expect(container.querySelector('section')?.getAttribute('aria-label')).toBe(plainName(account));
      expect(container.textContent).toContain(`@${account.acct}`);
      unmount();
    }
    told(shown.size, 'accounts');
    expect(shown.size).toBeGreaterThan(40);
  }, 120_000);

  it('every relationship, as the way to follow or to leave', () => {
    const found = findAll(bodies, isRelationship).flatMap((input) => decodeRelationship(input) ?? []);
    for (const relationship of found) {
      const account = makeAccount({ id: relationship.id });
      const realm = createFakeRealm({ me: ME, accounts: [account], relationships: [relationship] });
      const { container, unmount } = show(<FollowButton account={account} />, { realm });
      expect(container.querySelector('button')?.textContent).toMatch(/follow|request|unblock/i);
      unmount();
    }
    told(found.length, 'relationships');
    expect(found.length).toBeGreaterThan(15);
  });

  it('every follow request, with its answers', async () => {
    const pages = answersTo(/^\/api\/v1\/follow_requests$/).map(accountsOf);
    for (const people of pages) {
      const accounts = people.map(({ account }) => account);
      const ids = accounts.map(({ id }) => id);
      const realm = createFakeRealm({
        me: ME,
        accounts,
        preferences: { virtualScrolling: false },
        people: { lists: { requests: { ids } } },
      });
      const { container, findByText, queryAllByRole, unmount } = show(<FriendRequestsPage />, { realm });
      if (ids.length === 0) await findByText('No requests wait for you');
      await waitFor(() => expect(queryAllByRole('button', { name: /^Approve / })).toHaveLength(ids.length));
      for (const { acct } of accounts) expect(container.textContent).toContain(`@${acct}`);
      unmount();
    }
    told(pages.flat().length, 'follow requests');
    expect(pages.flat().length).toBeGreaterThan(0);
  });

  it('every list, with the way to edit it', async () => {
    const lists = answersTo(/^\/api\/v1\/(lists(\/\d+)?|accounts\/\w+\/lists)$/)
      .flatMap((body) => (Array.isArray(body) ? body : [body]))
      .filter((input) => isDto(input) && 'title' in input)
      .flatMap((input) => decodeUserList(input) ?? []);
    for (const one of lists) {
      const realm = createFakeRealm({ me: ME, screens: { lists: { all: async () => [one] } } });
      const { findByRole, unmount } = show(<ListsPage />, { realm });
      await findByRole('link', { name: one.title });
      unmount();
    }
    told(lists.length, 'lists');
    expect(lists.length).toBeGreaterThan(3);
  });

  it('every answer to a search', async () => {
    const answers = answersTo(/^\/api\/v2\/search$/).map(dto);
    for (const answer of answers) {
      const people = accountsOf(answer['accounts']);
      const posts = list(answer['statuses'], decodeStatus);
      const hashtags = list(answer['hashtags'], decodeFoundTag);
      const accounts = [...people, ...posts.flatMap((post) => post.accounts.map((account) => ({ account })))];
      const statuses = posts.flatMap((post) => [post.status, ...post.statuses]);
      const found = {
        accounts: people.map(({ account }) => account.id),
        statuses: posts.map(({ status }) => status.id),
        hashtags,
      };
      const realm = createFakeRealm({
        me: ME,
        accounts: accounts.map(({ account }) => account),
        statuses,
        preferences: { virtualScrolling: false },
        screens: { search: { find: async () => found } },
      });
      // Each is a search of its own: who comes back to an older one finds what that found.
      history.pushState(null, '', '/search');
      const { findAllByRole, findByRole, container, unmount } = show(<SearchPage query="tide" />, { realm });
      expect(await findAllByRole('tab')).toHaveLength(3);
      const panel = await findByRole('tabpanel');
      const rows = found.statuses.length || found.accounts.length || found.hashtags.length;
      expect(panel.querySelectorAll('article, li')).toHaveProperty('length', rows || 0);
      expect(container.textContent).toContain(rows ? '(' : 'No posts found');
      unmount();
    }
    told(answers.length, 'searches');
    expect(answers.length).toBeGreaterThan(5);
  });

  it('every announcement, to readers and to admins', async () => {
    const found = findAll(bodies, isAnnouncement).flatMap((input) => decodeAnnouncement(input) ?? []);
    for (const announcement of found)
      for (const role of ['member', 'admin'] as const) {
        const me = makeAccount({ id: 'me', role });
        const realm = createFakeRealm({
          me,
          server: makeServer({ can: { pleromaApi: true } }),
          screens: { announcements: { all: async () => [announcement] } },
        });
        const { findByRole, container, unmount } = show(<AnnouncementsPage />, { realm });
        expect((await findByRole('article')).textContent).not.toBe('');
        expect(container.querySelectorAll('form')).toHaveLength(role === 'admin' ? 1 : 0);
        unmount();
      }
    told(found.length, 'announcements');
    expect(found.length).toBeGreaterThan(5);
  });

  it('every refused registration, in words', () => {
    const refused = exchanges().filter(
      ({ path, name, status }) =>
        path === '/api/v1/accounts' && name.startsWith('register_') && status >= 400,
    );
    for (const { name, status, body } of refused) {
      const error = answerError(status, new Headers(), body, 0);
      const form = { problems: {}, refusal: { problems: registrationProblems(error), error } };
      const { container, unmount } = show(<Refused form={form} />, { realm: createFakeRealm() });
      expect(container.querySelector('li')?.textContent, name).toMatch(/\w{3}/);
      expect(container.textContent, name).not.toMatch(/[{}[\]"]/);
      unmount();
    }
    told(refused.length, 'refused registrations');
    expect(refused.length).toBeGreaterThan(10);
  });
});

function Refused({ form }: { form: Pick<RegistrationForm, 'problems' | 'refusal'> }) {
  const t = useT();
  return <ErrorSummary complaints={complaintsOf(t, form)} attempt={1} onGo={() => {}} />;
}
