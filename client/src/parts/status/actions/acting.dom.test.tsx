import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Poll } from '@/domain/status/poll';
import type { Reaction, Status } from '@/domain/status/status';
import { serveBuildFiles } from '../../../../test/build-files';
import type { Translation } from '@/domain/status/translation';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makePoll, makeRelationship, makeServer, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { createCommands } from '@/parts/commands/commands';
import { preloadPostPieces } from '@/parts/status/card/late-pieces';
import { SelectedPost } from '@/parts/status/card/selected-post';
import { StatusCard } from '@/parts/status/card/status-card';

const ME = makeAccount({ id: '1', acct: 'me' });
const ANN = makeAccount({ id: '2', acct: 'ann@a.example', displayName: 'Ann' });
const BEA = makeAccount({ id: '3', acct: 'bea', displayName: 'Bea' });

beforeAll(async () => {
  serveBuildFiles();
  await preloadPostPieces();
});
let commands = createCommands();
beforeEach(() => {
  commands = createCommands();
});
afterEach(cleanup);

const LOW_TIDE: Translation = {
  content: '<p>Low tide</p>',
  spoilerText: '',
  options: [],
  descriptions: [],
  from: 'uk',
};

function card(status: Partial<Status> = {}, facts: FakeRealmFacts = {}): FakeRealm {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN, BEA],
    statuses: [makeStatus({ id: '7', accountId: '2', ...status })],
    ...facts,
  });
  show(<StatusCard id="7" />, { realm, commands });
  return realm;
}

const named = (call: string, realm: FakeRealm): (readonly unknown[])[] =>
  realm.calls.filter(([name]) => name === call);

describe('a poll (POLL-01)', () => {
  const poll = (given: Partial<Poll> = {}): Poll =>
    makePoll({
      id: '9',
      votesCount: 4,
      options: [
        { title: 'Early', votesCount: 3 },
        { title: 'Late', votesCount: 1 },
      ],
      ...given,
    });
  const vote = (): HTMLElement => screen.getByRole('button', { name: 'Vote' });

  test('of one choice has radio buttons, and its button waits for a choice', async () => {
    const realm = card({ poll: poll() });
    expect(vote()).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Early' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Late' }));
    fireEvent.click(vote());
    await waitFor(() => expect(named('vote', realm)).toEqual([['vote', '7', [1]]]));
  });

  test('of several choices sends all of them', async () => {
    const realm = card({ poll: poll({ multiple: true }) });
    for (const name of ['Late', 'Early', 'Late']) fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.click(vote());
    await waitFor(() => expect(named('vote', realm)).toEqual([['vote', '7', [0]]]));
  });

  test('shows a visitor its results', () => {
    card({ poll: poll() }, { me: null });
    expect(screen.getByRole('article').textContent).toContain('75%');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
  });

  test('tells a failed vote above the post and can be voted in again', async () => {
    const broken = new ApiError('invalid', { status: 422, message: 'You have already voted' });
    const realm = card({ poll: poll() }, { details: { vote: () => Promise.reject(broken) } });
    fireEvent.click(screen.getByRole('radio', { name: 'Early' }));
    fireEvent.click(vote());
    await waitFor(() => expect(realm.notices.forStatus('7').get()).toBe(broken));
    await waitFor(() => expect(vote().getAttribute('aria-busy')).toBeNull());
  });

  test.each([
    ['has been voted in', poll({ voted: true }), ME],
    ['is over', poll({ expired: true }), ME],
    ['is seen by a visitor', poll(), null],
  ])('shows results when it %s', (_when, shown, me) => {
    card({ poll: shown }, { me });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('75%')).toBeTruthy();
  });
});

describe('reactions (REACT-01)', () => {
  const reactions: readonly Reaction[] = [
    { name: '🌊', count: 3, me: true, url: null, accountIds: [] },
    { name: 'limpet', count: 1, me: false, url: 'https://tidepool.example/limpet.png', accountIds: [] },
  ];

  test('a click adds or takes back the own one', () => {
    const realm = card({ reactions });
    const wave = screen.getByRole('button', { name: '🌊: 3 reactions' });
    expect(wave.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(wave);
    fireEvent.click(screen.getByRole('button', { name: ':limpet:: 1 reaction' }));
    expect(named('react', realm)).toEqual([
      ['react', '7', reactions[0], false],
      ['react', '7', reactions[1], true],
    ]);
  });

  test('those that are shown on request begin with the focus', async () => {
    const many = Array.from({ length: 14 }, (_, n) => ({
      name: `e${n}`,
      count: 1,
      me: false,
      url: null,
      accountIds: [],
    }));
    card({ reactions: many });
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more reactions' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('e12: 1 reaction'));
  });

  test('a visitor can look but not react', () => {
    const realm = card({ reactions }, { me: null });
    const wave = screen.getByRole('button', { name: '🌊: 3 reactions' });
    expect(wave.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(wave);
    expect(named('react', realm)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  });

  test('the picker finds an emoji by its name and adds it with Enter', async () => {
    const limpet = {
      shortcode: 'limpet',
      url: 'https://tidepool.example/limpet.png',
      staticUrl: 'https://tidepool.example/limpet.png',
      category: null,
      visibleInPicker: true,
      pack: null,
      tags: [],
    };
    const realm = card({}, { details: { customEmoji: async () => [limpet] } });
    fireEvent.click(screen.getByRole('button', { name: 'React' }));
    const search = await screen.findByRole('searchbox', { name: 'Search emoji' }, { timeout: 5000 });
    fireEvent.change(search, { target: { value: 'octopus' } });
    const octopus = await screen.findByRole('button', { name: 'octopus' });
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(octopus);
    fireEvent.keyDown(octopus, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(search);
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(named('react', realm)).toEqual([['react', '7', { name: '🐙', url: null }, true]]);
    fireEvent.click(screen.getByRole('button', { name: 'React' }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Custom' }));
    fireEvent.click(await screen.findByRole('button', { name: ':limpet:' }));
    expect(named('react', realm).at(-1)).toEqual(['react', '7', { name: 'limpet', url: limpet.url }, true]);
  });

  test('there is no picker where the server has no reactions', () => {
    card({}, { server: makeServer({ can: { reactions: false } }) });
    expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  });
});

describe('the menu', () => {
  const open = async (): Promise<HTMLElement> => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    return screen.findByRole('menu');
  };
  const entry = (name: string | RegExp): HTMLElement => screen.getByRole('menuitem', { name });

  test('translates in place, names the language, and takes it away (ACT-06)', async () => {
    const translate = async (): Promise<Translation> => LOW_TIDE;
    const realm = card(
      { language: 'uk' },
      { preferences: { translationLanguage: 'en' }, details: { translate } },
    );
    await open();
    fireEvent.click(entry('Translate'));
    expect(await screen.findByText('Low tide')).toBeTruthy();
    expect(screen.getByText('Translated from Ukrainian')).toBeTruthy();
    expect(named('translate', realm)).toEqual([['translate', '7', { to: 'en', from: null }]]);
    const hide = screen.getByRole('button', { name: 'Hide' });
    hide.focus();
    fireEvent.click(hide);
    expect(screen.queryByText('Low tide')).toBeNull();
    // The button disappears with the translation: the post gets the focus.
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });

  test('opens a folded post, whose warning, poll and files are translated as well', async () => {
    const words = { spoilerText: 'The sea', options: ['Early', 'Late'], descriptions: ['A crab'] };
    card(
      { language: 'uk', spoilerText: 'Море' },
      {
        preferences: { translationLanguage: 'en', collapseMessageWithSubject: true },
        details: { translate: async () => ({ ...LOW_TIDE, ...words }) },
      },
    );
    await open();
    fireEvent.click(entry('Translate'));
    for (const text of ['Low tide', 'The sea', 'Early', 'Late', 'A crab'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  test('asks again from the language that the reader names', async () => {
    const realm = card(
      {},
      {
        preferences: { translationLanguage: 'en' },
        details: {
          translationLanguages: async () => ({ source: [{ code: 'JA', name: 'Japanese' }], target: [] }),
        },
      },
    );
    await open();
    fireEvent.click(entry('Translate'));
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await screen.findByRole('option', { name: 'Japanese' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Translate from' }), { target: { value: 'JA' } });
    await waitFor(() =>
      expect(named('translate', realm).at(-1)).toEqual(['translate', '7', { to: 'en', from: 'JA' }]),
    );
  });

  test('says why a translation failed', async () => {
    const broken = new ApiError('invalid', { status: 400, message: 'econnrefused' });
    card(
      {},
      { preferences: { translationLanguage: 'en' }, details: { translate: () => Promise.reject(broken) } },
    );
    await open();
    fireEvent.click(entry('Translate'));
    expect((await screen.findByRole('alert')).textContent).toContain('econnrefused');
  });

  test('tells to choose a language first when there is none', async () => {
    const realm = card();
    await open();
    fireEvent.click(entry('Translate'));
    expect(realm.notices.list.get()).toMatchObject([{ level: 'info', messageKey: 'post_menu.no_target' }]);
  });

  test('mentions, reports, and shows the history of an edited post', async () => {
    card({ editedAt: 1 });
    await open();
    fireEvent.click(entry('Mention @ann@a.example'));
    expect(commands.compose.get().open).toMatchObject({ prefill: '@ann@a.example ' });
    await open();
    fireEvent.click(entry('Report @ann@a.example'));
    expect(commands.postDialog.get()).toEqual({ is: 'report', statusId: '7' });
    await open();
    fireEvent.click(entry('Edit history'));
    expect(commands.postDialog.get()).toEqual({ is: 'history', statusId: '7' });
  });

  test.each([false, true])('deletes an own post and writes it anew only after a yes (%s)', async (answer) => {
    card({ accountId: '1' });
    await open();
    fireEvent.click(entry('Delete and write anew'));
    await waitFor(() => expect(commands.confirming.get()).not.toBeNull());
    expect(commands.compose.get().open).toBeNull();
    await act(async () => commands.confirming.get()?.answer(answer));
    expect(commands.compose.get().open?.draftKey).toBe(answer ? 'redraft:7' : undefined);
  });

  test('repeats for fewer people, never for more', async () => {
    const realm = card({ visibility: 'unlisted' });
    await open();
    expect(screen.queryByRole('menuitem', { name: 'Repeat, unlisted' })).toBeNull();
    fireEvent.click(entry('Repeat to followers only'));
    expect(named('repeat', realm)).toEqual([['repeat', '7', true, 'private']]);
  });

  test('offers no repeat for fewer people where the server knows none', async () => {
    card({ visibility: 'public' }, { server: makeServer({ can: { repeatScopes: false } }) });
    await open();
    expect(entry('Bookmark')).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /^Repeat/ })).toBeNull();
  });

  test('offers a visitor nothing that needs an account', async () => {
    card({ editedAt: 1 }, { me: null });
    const menu = await open();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Open conversation',
      'Show conversation here',
      'Copy link',
      'Edit history',
      'Share…',
      'Read as one text',
      'Listen',
    ]);
  });
});

describe('people behind the numbers (ST-08)', () => {
  test('faces open a list of names; the own favourite counts at once', async () => {
    const realm = createFakeRealm({
      me: ME,
      accounts: [ANN, BEA],
      statuses: [
        makeStatus({ id: '7', accountId: '2', favouritesCount: 2, favourited: true, reblogsCount: 1 }),
      ],
      details: { favouritedBy: async () => ['2'], repeatedBy: async () => ['3'] },
    });
    show(<SelectedPost id="7" />, { realm });
    fireEvent.click(await screen.findByRole('button', { name: 'Who favorited and repeated this post' }));
    const list = await screen.findByRole('dialog', { name: 'Who favorited and repeated this post' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['me@me', 'Ann@ann@a.example', 'Bea@bea']);
  });

  test('a failure says so and is asked again; a server that keeps them to itself shows nothing', async () => {
    let failure: ApiError | null = new ApiError('server');
    const people = (): Promise<string[]> => (failure ? Promise.reject(failure) : Promise.resolve(['3']));
    const facts = {
      me: ME,
      accounts: [ANN, BEA],
      statuses: [makeStatus({ id: '7', accountId: '2', favouritesCount: 40 })],
      details: { favouritedBy: people },
    };
    show(<SelectedPost id="7" />, { realm: createFakeRealm(facts) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failure = null;
    fireEvent.click(retry);
    fireEvent.click(await screen.findByRole('button', { name: 'Who favorited and repeated this post' }));
    expect(await screen.findByText('and 39 more')).toBeTruthy();
    cleanup();
    failure = new ApiError('forbidden');
    show(<SelectedPost id="7" />, { realm: createFakeRealm(facts) });
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('nothing is asked and shown where the reader hides numbers', () => {
    const realm = createFakeRealm({
      me: ME,
      accounts: [ANN],
      statuses: [makeStatus({ id: '7', accountId: '2', favouritesCount: 2 })],
      preferences: { hidePostStats: true },
    });
    show(<SelectedPost id="7" />, { realm });
    expect(screen.queryByText(/favorites/)).toBeNull();
  });
});

describe('posts that speak to somebody (ST-03)', () => {
  const mentions = [{ id: '3', acct: 'bea', username: 'bea', url: '' }];

  test('blocked are folded with the reason, and an eye shows them', () => {
    const realm = card({ mentions }, { relationships: [makeRelationship({ id: '3', blocking: true })] });
    expect(screen.getByText('Post of @ann@a.example that mentions somebody you blocked')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show this post' }));
    expect(screen.getByText('Text of 7')).toBeTruthy();
    expect(realm.calls).toEqual([]);
  });

  test('blocked are gone when the reader wants that', () => {
    card(
      { mentions },
      {
        relationships: [makeRelationship({ id: '3', blocking: true })],
        preferences: { hideThreadsWithBlockedUsers: true },
      },
    );
    expect(screen.queryByRole('article')).toBeNull();
  });
});
