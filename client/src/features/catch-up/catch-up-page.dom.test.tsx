import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { BeforeView, CatchUp, CatchUpView, WentTo } from '@/data/catch-up/catch-up';
import { ApiError } from '@/domain/api-error';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { cell } from '../../../test/cell';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { makeCatchUpPost } from '../../../test/make-catch-up-post';
import { show } from '../../../test/show';
import { CatchUpPage } from './catch-up-page';

afterEach(cleanup);

const NOON = Date.UTC(2026, 0, 2, 12);
const HOUR = 3_600_000;
const PEOPLE = [
  makeAccount({ id: '2', displayName: 'Ann' }),
  makeAccount({ id: '3', displayName: 'Bob' }),
  makeAccount({ id: '4', displayName: 'Cem' }),
];

const post = (id: string, byId: string, given: Partial<CatchUpPost> = {}): CatchUpPost =>
  makeCatchUpPost(id, { authorId: byId, at: NOON - (4 - Number(id)) * HOUR, ...given });

/** Ann twice, Bob once, who is answered by the reader and shares a link with Ann. */
const POSTS: readonly CatchUpPost[] = [
  post('3', '2', { favourites: 3, isRepeat: true, conversation: 'd', isReply: true, parentId: '2' }),
  post('2', '3', { favourites: 7, links: ['https://tides.example/table'], conversation: 'd', isMine: true }),
  post('1', '2', { favourites: 1, links: ['https://tides.example/table'], conversation: 'c' }),
];

function page(query = '', view: Partial<CatchUpView> = {}, given: Partial<CatchUp> = {}) {
  const asked: (readonly unknown[])[] = [];
  const seen = cell<CatchUpView>({
    ids: POSTS.map(({ id }) => id),
    from: NOON - 24 * HOUR,
    to: NOON,
    reached: NOON - 24 * HOUR,
    fetch: { is: 'done', limit: false },
    holes: [],
    looked: true,
    readTo: null,
    ...view,
  });
  const catchUp: CatchUp = {
    view: seen,
    before: cell<BeforeView>({ last: new Map(), asking: 0, error: null }),
    open: () => () => {},
    go: () => asked.push(['go']),
    stop: () => asked.push(['stop']),
    posts: () => POSTS,
    readTo: async (id) => (asked.push(['readTo', id]), seen.set({ ...seen.get(), readTo: id }), true),
    bells: async () => new Set(['3']),
    askBefore: async (people) => void asked.push(['askBefore', people]),
    ...given,
  };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: PEOPLE,
    statuses: POSTS.map(({ id, authorId, at }) => makeStatus({ id, accountId: authorId, createdAt: at })),
    screens: { catchUp: async () => catchUp },
    preferences: { virtualScrolling: false },
  });
  show(<CatchUpPage />, { realm, path: `/main/catch-up?span=24${query}` });
  return asked;
}

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const rows = (label: string): readonly string[] =>
  within(screen.getByRole('feed', { name: label }))
    .getAllByRole('article')
    .map((row) => row.dataset['statusId'] ?? row.getAttribute('aria-label') ?? '');

describe('how far it is', () => {
  test.each<
    [name: string, fetch: CatchUpView['fetch'], words: RegExp, button: string, calls: readonly string[]]
  >([
    ['loading', { is: 'loading' }, /^Loading\. So far back to /, 'Stop', ['stop']],
    [
      'waiting',
      { is: 'waiting', until: NOON },
      /^Your server asks for patience\. This goes on by itself at /,
      'Stop',
      ['stop'],
    ],
    ['stopped', { is: 'stopped' }, /^Stopped\. Everything is here back to /, 'Go on', ['go']],
    [
      'failed',
      { is: 'failed', error: new ApiError('server', { status: 500 }) },
      /^Posts could not be loaded\. Everything is here back to /,
      'Try again',
      ['go'],
    ],
    ['done', { is: 'done', limit: false }, /^Everything since .* is here\.$/, 'Look for newer posts', ['go']],
  ])(
    'that it is %s is said, with what can be done, and what is here stays',
    async (_, fetch, words, button, calls) => {
      const asked = page('', { fetch });
      await screen.findByText('3 posts by 2 people');
      expect(screen.getByText(words)).toBeTruthy();
      press(new RegExp(`^${button}`));
      expect(asked).toEqual([calls]);
      expect(rows('Posts')).toEqual(['3', '2', '1']);
    },
  );

  test('the table has every post that is counted', async () => {
    page();
    await screen.findByText('3 posts by 2 people');
    const cells = [...screen.getByRole('table', { hidden: true }).querySelectorAll('td:nth-of-type(1)')];
    expect(cells.reduce((sum, { textContent }) => sum + Number(textContent), 0)).toBe(3);
  });

  test('read to its newest post, it says so; and that only this device knows where the server could not be told', async () => {
    const asked = page();
    await screen.findByText('3 posts by 2 people');
    press('Mark all as read');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Read up to /),
      ),
    );
    expect(asked).toEqual([['readTo', '3']]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.queryByText(/could not be told/)).toBeNull();
    cleanup();
    page('', { readTo: '2' }, { readTo: async () => false });
    await screen.findByText('3 posts by 2 people');
    press('Mark all as read');
    await screen.findByText(/This device keeps it; your server could not be told\.$/);
  });
});

describe('the ways through it', () => {
  test('people come with who wrote least first, and lead to their posts', async () => {
    page('&by=people');
    await screen.findByText('3 posts by 2 people');
    expect(rows('People')).toEqual(['Bob', 'Ann']);
    const link = screen.getByRole('link', { name: 'Show 2 posts' });
    expect(link.getAttribute('href')).toBe('/main/catch-up?by=people&span=24&of=2');
    cleanup();
    page('&by=people&of=2');
    await screen.findByText('2 posts by 1 person');
    expect(rows('Posts of Ann')).toEqual(['1', '3']);
  });

  test('a conversation has one row, mine first', async () => {
    page('&by=conversations');
    await screen.findByText('With you');
    expect(screen.getByText(/^2 posts by 2 people/)).toBeTruthy();
    expect(rows('Conversations')).toEqual(['2', '1']);
  });

  test('a link is counted once however it was shared, by people', async () => {
    page('&by=links');
    await screen.findByText(/Shared by 2 people/);
    expect(rows('Links')).toEqual(['tides.example/table']);
    expect(screen.getByRole('link', { name: 'Show 2 posts' })).toBeTruthy();
  });

  test('posts are sorted and filtered in the way of the reader', async () => {
    page();
    await screen.findByText('3 posts by 2 people');
    const choose = (name: string, value: string): void =>
      void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    choose('Order', 'favourites');
    expect(rows('Posts')).toEqual(['2', '3', '1']);
    choose('Show', 'originals');
    expect(rows('Posts')).toEqual(['2', '1']);
    choose('Show', 'bells');
    await waitFor(() => expect(rows('Posts')).toEqual(['2']));
  });

  test('of people whom nobody here knows from before the server is asked at a press', async () => {
    const asked = page('&by=back');
    await screen.findByText(/^Of 2 people nobody here knows/);
    expect(screen.getByText(/Your server keeps no list of this\./)).toBeTruthy();
    press('Ask about 2 people');
    expect(asked).toEqual([['askBefore', expect.arrayContaining(['2', '3'])]]);
  });

  test('a visitor is told that catching up is for members', () => {
    show(<CatchUpPage />, { path: '/main/catch-up' });
    expect(screen.getByText('Only who is logged in has a home timeline to catch up with.')).toBeTruthy();
  });
});

describe('a moment', () => {
  function moment(key: string, went: WentTo = { is: 'nothing' }, me = true): readonly unknown[] {
    const asked: unknown[] = [];
    const realm = createFakeRealm({
      me: me ? makeAccount({ id: '1' }) : null,
      accounts: PEOPLE,
      screens: { goTo: async (timeline) => (asked.push(timeline), went) },
    });
    show(<CatchUpPage />, { realm, path: `/main/catch-up?moment=${key}` });
    return asked;
  }
  const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Date and time');
  const timeline = (): string | undefined =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timeline' }).selectedOptions[0]?.text;
  const go = (text?: string): Promise<void> =>
    act(async () => {
      if (text !== undefined) fireEvent.change(field(), { target: { value: text } });
      press('Go');
    });

  test('that is to come, or is no moment, says so, and nobody is asked', async () => {
    const asked = moment('home');
    await go('2999-01-01T10:00');
    expect(screen.getByText('This is still to come.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await go('');
    expect(screen.getByText('Choose a date and a time.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test.each<[name: string, went: WentTo, words: string | RegExp]>([
    [
      'by its order',
      { is: 'cannot', why: 'order' },
      /^This list stands in the order in which you saved the posts/,
    ],
    ['now', { is: 'failed', error: new ApiError('server', { status: 500 }) }, /^It could not be loaded\./],
  ])('that cannot be reached %s says why, and what was typed stays', async (_, went, words) => {
    const asked = moment('bookmarks', went);
    await go('2026-01-01T10:00');
    expect(screen.getByText(words)).toBeTruthy();
    expect(field().value).toBe('2026-01-01T10:00');
    expect(asked).toEqual(['bookmarks']);
  });

  test('is of the timeline that its address names: of a person by name, for visitors the public ones', async () => {
    moment('user:2');
    expect(timeline()).toBe('Posts of Ann');
    cleanup();
    moment('home', undefined, false);
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timeline' }).options];
    expect(options.map(({ text }) => text)).not.toContain('Home');
  });
});
