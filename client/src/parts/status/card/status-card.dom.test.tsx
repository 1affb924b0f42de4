import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { wordFilter } from '@/domain/filter/filter';
import type { Status } from '@/domain/status/status';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeRelationship, makeServer, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { lateFilteredQuote, lateStandIn, lateStatusAlert } from './late-pieces';
import { StatusCard } from './status-card';

beforeAll(async () => {
  await Promise.all([lateFilteredQuote.load(), lateStandIn.load(), lateStatusAlert.load()]);
});
afterEach(cleanup);

const ME = makeAccount({ id: '1', acct: 'me' });
const ANN = makeAccount({ id: '2', acct: 'ann@a.example', displayName: 'Ann :blob:' });

let commands = createCommands();

function card(status: Partial<Status> = {}, facts: FakeRealmFacts = {}): FakeRealm {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN],
    statuses: [makeStatus({ id: '7', accountId: '2', ...status })],
    ...facts,
  });
  commands = show(<StatusCard id="7" />, { realm }).commands;
  return realm;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('a post is an article that names author and text', () => {
  card();
  const article = screen.getByRole('article', { name: /Ann.*Text of 7/ });
  expect(within(article).getByRole('link', { name: 'Ann :blob:' }).getAttribute('href')).toBe('/users/2');
  expect(article.querySelector('time')?.closest('a')?.getAttribute('href')).toBe('/notice/7');
});

test('what is read out of a text has no colons around its emoji, and all that is no emoji as it is', () => {
  card({
    text: 'So :blob: at 12:30:45 :odd:',
    emojis: [{ shortcode: 'blob', url: '', staticUrl: '', category: null, visibleInPicker: true }],
  });
  expect(screen.getByRole('article', { name: /So blob at 12:30:45 :odd:/ })).toBeTruthy();
});

test('no tooltip says once more what is the name of the same thing', () => {
  card();
  const twice = [...document.querySelectorAll('[title][aria-label]')].filter(
    (each) => each.getAttribute('title') === each.getAttribute('aria-label'),
  );
  expect(twice).toEqual([]);
  expect(button('Favorite').hasAttribute('title')).toBe(false);
  expect(button('Favorite').querySelector('[title="Favorite"]')).not.toBeNull();
  expect(button('More').title).toBe('More');
});

test('a post without a date tells none, and its link to the conversation keeps a name', () => {
  card({ createdAt: 0 });
  const article = screen.getByRole('article', { name: /Ann.*Text of 7, Public$/ });
  expect(article.querySelector('time')).toBeNull();
  expect(article.outerHTML).not.toContain('1970');
  expect(screen.getByRole('link', { name: 'Conversation' }).getAttribute('href')).toBe('/notice/7');
});

test('favourite, repeat and bookmark ask for the opposite of what is', () => {
  const realm = card({ favourited: true });
  expect(button('Favorite').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('Favorite'));
  fireEvent.click(button('Repeat'));
  expect(realm.calls).toContainEqual(['favourite', '7', false]);
  expect(realm.calls).toContainEqual(['repeat', '7', true, undefined]);
});

test('counts are compact and hidden on request', () => {
  card({ favouritesCount: 1234 });
  expect(button('Favorite, 1.2k').textContent).toBe('1.2k');
  cleanup();
  card({ favouritesCount: 1234 }, { preferences: { hidePostStats: true } });
  expect(button('Favorite').textContent).toBe('');
});

test('what is read out of a post ends with its time and counts, unless these are hidden', () => {
  card({ repliesCount: 1, favouritesCount: 2 });
  expect(screen.getByRole('article', { name: /Text of 7, .*, 1 reply, 2 favorites$/ })).toBeTruthy();
  cleanup();
  card({ favouritesCount: 2 }, { preferences: { hidePostStats: true } });
  expect(screen.queryByRole('article', { name: /2 favorites/ })).toBeNull();
});

test('a repeat is asked for first where the reader wants that', async () => {
  const realm = card({}, { preferences: { modalOnRepeat: true } });
  fireEvent.click(button('Repeat'));
  await waitFor(() => expect(commands.confirming.get()?.question.title).toBe('Repeat this post?'));
  expect(realm.calls).toEqual([]);
  commands.confirming.get()?.answer(true);
  await waitFor(() => expect(realm.calls).toContainEqual(['repeat', '7', true, undefined]));
});

test('a direct post cannot be repeated or quoted, and the buttons say why', () => {
  const realm = card({ visibility: 'direct' });
  fireEvent.click(button('Repeat'));
  expect(button('Repeat').getAttribute('aria-disabled')).toBe('true');
  expect(button('Repeat').title).toBe('This post is not for everyone');
  expect(button('Quote').title).toBe('This post is not for everyone');
  expect(realm.calls.filter(([call]) => call === 'repeat')).toEqual([]);
});

test.each([
  ['of somebody else', '2', 'true'],
  ['of one’s own', '1', null],
] as const)('a post for followers only %s: whether it can be repeated', (_, accountId, disabled) => {
  const realm = card({ accountId, visibility: 'private' });
  expect(button('Repeat').getAttribute('aria-disabled')).toBe(disabled);
  fireEvent.click(button('Repeat'));
  // It goes no further than the post did.
  const repeats = realm.calls.filter(([call]) => call === 'repeat');
  expect(repeats).toHaveLength(disabled === null ? 1 : 0);
  expect(repeats.flat()).not.toContain('public');
});

test('a visitor is led to the own server instead', () => {
  card({}, { me: null });
  for (const name of ['Reply', 'Repeat', 'Favorite'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      'https://tidepool.example/main/ostatus?status_id=7',
    );
});

test('where the server has no such page, the visitor is led to the post itself', () => {
  card(
    { url: 'https://a.example/7' },
    { me: null, server: makeServer({ can: { remoteInteractionPage: false } }) },
  );
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('https://a.example/7');
});

test('a subject folds the body until it is opened, and the choice outlives the row', () => {
  const realm = card({ spoilerText: 'Soup' });
  expect(screen.queryByText('Text of 7')).toBeNull();
  expect(button('Show').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button('Show'));
  expect(screen.getByText('Text of 7')).toBeTruthy();
  cleanup();
  show(<StatusCard id="7" />, { realm });
  expect(screen.getByText('Text of 7')).toBeTruthy();
});

test('a subject of more than 240 characters is cut, with a switch', () => {
  card({ spoilerText: 'x'.repeat(300) });
  expect(screen.getByText(`${'x'.repeat(240)}…`)).toBeTruthy();
  fireEvent.click(button('Show full subject'));
  expect(screen.getByText('x'.repeat(300))).toBeTruthy();
});

test('a tall post is folded', () => {
  card({ content: `<p>${'<br>'.repeat(30)}end</p>` });
  const more = button('Show more');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(button('Show less').getAttribute('aria-expanded')).toBe('true');
});

test('a tall post whose head is out of sight brings it back before it is folded again', () => {
  const brought: unknown[] = [];
  card({ content: `<p>${'<br>'.repeat(30)}end</p>` });
  for (const head of document.getElementsByTagName('header'))
    head.scrollIntoView = (how) => void brought.push(how, button('Show less').tagName);
  fireEvent.click(button('Show more'));
  expect(brought).toEqual([]);
  fireEvent.click(button('Show less'));
  expect(brought).toEqual([{ block: 'nearest' }, 'BUTTON']);
});

test('a repeat names who repeated above the repeated post', () => {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN],
    statuses: [
      makeStatus({ id: '7', accountId: '2' }),
      makeStatus({ id: '8', accountId: '1', reblogId: '7', content: '' }),
    ],
  });
  show(<StatusCard id="8" />, { realm });
  expect(screen.getByRole('article', { name: /Ann.*repeated by me/ }).textContent).toContain('me repeated');
  fireEvent.click(button('Favorite'));
  expect(realm.calls).toContainEqual(['favourite', '7', true]);
});

test('a reply says to whom, and to how many others', () => {
  const mention = (id: string): Status['mentions'][number] => ({
    id,
    acct: `u${id}`,
    username: `u${id}`,
    url: `https://a.example/${id}`,
  });
  card({
    inReplyToId: '3',
    inReplyToAcct: 'u5',
    inReplyToAccountId: '5',
    mentions: ['5', '6', '8'].map(mention),
  });
  expect(screen.getByText(/Reply to/).textContent).toBe('Reply to @u5 and 2 others');
  expect(screen.getByRole('link', { name: '@u5' }).getAttribute('href')).toBe('/notice/3');
});

test('a parent that may not be seen is named without a link', () => {
  card({ inReplyToId: '3', inReplyToAcct: 'u5', parentVisible: false });
  expect(screen.queryByRole('link', { name: '@u5' })).toBeNull();
});

test('a muted post is one line with the reason until it is shown, and then has the focus', async () => {
  card({ text: 'about crypto' }, { preferences: { muteWords: ['Crypto'] } });
  expect(screen.getByRole('article').textContent).toContain('filtered by “Crypto”');
  fireEvent.click(button('Show this post'));
  expect(button('Favorite')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

test('a post of a muted person disappears where the reader hides such posts', () => {
  const relationships = [makeRelationship({ id: '2', muting: true })];
  card({}, { relationships, preferences: { hideMutedPosts: true } });
  expect(screen.queryByRole('article')).toBeNull();
});

test('a listener hears who else repeated a post', () => {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN, ...['3', '4', '5', '6'].map((id) => makeAccount({ id, displayName: `Person ${id}` }))],
    statuses: [
      makeStatus({ id: '7', accountId: '2' }),
      makeStatus({ id: '8', accountId: '3', reblogId: '7' }),
    ],
  });
  show(<StatusCard id="8" alsoBy={['4', '5', '6']} />, { realm });
  expect(
    screen.getByRole('article', { name: /repeated by Person 3, Person 4, Person 5, Text/ }),
  ).toBeTruthy();
});

/** A repeat by Bo, which Cy and Di may have repeated too; `''` is the post itself. */
function repeated(alsoBy: readonly string[] | undefined, muted: readonly string[]): FakeRealm {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN, ...['bo', 'cy', 'di'].map((acct, at) => makeAccount({ id: String(at + 3), acct }))],
    statuses: [
      makeStatus({ id: '7', accountId: '2' }),
      makeStatus({ id: '8', accountId: '3', reblogId: '7' }),
    ],
    relationships: muted.map((id) => makeRelationship({ id, muting: true })),
  });
  show(<StatusCard id="8" alsoBy={alsoBy} />, { realm });
  return realm;
}

const spoken = (): string => screen.getByRole('article').getAttribute('aria-label') ?? '';

test('a post that a filter of the server matches is one line with its name, or nothing', async () => {
  const filter = { title: 'Spoilers', where: 'home', hides: false };
  card({ filters: [filter] });
  await screen.findByRole('article', { name: /Spoilers/ });
  expect(screen.queryByText('Text of 7')).toBeNull();
  cleanup();
  card({ filters: [{ ...filter, hides: true }] });
  expect(screen.queryByRole('article')).toBeNull();
});

test('a filter of the reader leads to itself, and what came with the post is asked no more', async () => {
  const filter = { ...wordFilter('text'), id: '9', kept: 'server', title: 'Texts' } as const;
  card({ filters: [{ title: 'Old', where: 'home', hides: true }] }, { filters: [filter] });
  await screen.findByRole('article', { name: 'Post of @ann@a.example, filtered by “Texts”' });
  fireEvent.click(button('Filter'));
  expect(commands.settings.get()).toEqual({ tab: 'filtering', setting: 'filter-9' });
  fireEvent.click(button('Show this post'));
  expect(screen.getByText('Text of 7')).toBeTruthy();
});

test('a quoted post that a filter meets is a line in its place until it is shown', () => {
  const filters = [{ ...wordFilter('whale'), id: '9', kept: 'server' } as const];
  const quote = { is: 'status', statusId: '6' } as const;
  const statuses = [
    makeStatus({ id: '6', accountId: '2', text: 'A whale!' }),
    makeStatus({ id: '7', accountId: '2', quote }),
  ];
  card({}, { filters, statuses });
  expect(screen.getByText('Text of 7')).toBeTruthy();
  expect(screen.queryByText('A whale!')).toBeNull();
  expect(screen.getByText(/Quoted post, filtered by “whale”/)).toBeTruthy();
  fireEvent.click(button('Show'));
  expect(screen.getByText('A whale!')).toBeTruthy();
});

test('what several people repeated is muted once all of them are', () => {
  repeated(['4'], ['3']);
  expect(button('Favorite')).toBeTruthy();
  cleanup();
  repeated(['4'], ['3', '4']);
  expect(screen.getByRole('article').textContent).toContain('Repeated by @bo, whom you muted');
});

test('a post that came itself stands by itself where all who repeated it are muted', () => {
  repeated([''], ['3']);
  expect(button('Favorite')).toBeTruthy();
  expect(spoken()).not.toContain('repeated by');
  expect(screen.queryByText(/repeated/)).toBeNull();
  cleanup();
  repeated(['4', ''], ['3', '4']);
  expect(button('Favorite')).toBeTruthy();
  expect(screen.queryByText(/repeated/)).toBeNull();
});

test('a post that came itself loses the line of a repeat when its repeater is muted later', () => {
  const realm = repeated([''], []);
  expect(spoken()).toMatch(/repeated by [^,]+, Text/);
  expect(document.querySelector('div[data-tone="repeat"]')).not.toBeNull();
  act(() => realm.cells.relationship('3').set(makeRelationship({ id: '3', muting: true })));
  expect(button('Favorite')).toBeTruthy();
  expect(spoken()).not.toContain('repeated by');
  expect(document.querySelector('div[data-tone="repeat"]')).toBeNull();
});

test('of several who repeated a post the muted ones are not named', async () => {
  repeated(['', '4', '5'], ['3', '5']);
  expect(spoken()).toMatch(/repeated by [^,]*cy[^,]*, Text/);
  const line = document.querySelector('div[data-tone="repeat"]');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/cy');
  expect(line?.textContent).toMatch(/cy.* repeated$/);
  cleanup();
  repeated(['4', '5'], ['3']);
  const both = (_: string, element: Element | null): boolean =>
    /^.*cy.* and .*di.* repeated$/.test(element?.textContent ?? '');
  expect(await screen.findAllByText(both)).toBeTruthy();
});

test('a repeat by a muted person that the reader asks to see names them', () => {
  repeated(['4'], ['3', '4']);
  fireEvent.click(button('Show this post'));
  expect(spoken()).toMatch(/repeated by .*bo.*, .*cy.*, Text/);
});

test('what was searched for is one line where it would be hidden in a timeline, and can be shown', () => {
  const relationships = [makeRelationship({ id: '2', muting: true })];
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN],
    statuses: [makeStatus({ id: '7', accountId: '2' })],
    relationships,
    preferences: { hideMutedPosts: true },
  });
  show(<StatusCard id="7" searched />, { realm });
  fireEvent.click(button('Show this post'));
  expect(button('Favorite')).toBeTruthy();
});

test('an action that failed is told above the post and can be dismissed', () => {
  const realm = card();
  act(() => realm.notices.setForStatus('7', new ApiError('rate-limited')));
  expect(screen.getByRole('alert').textContent).toContain('You are rate limited');
  fireEvent.click(button('Dismiss'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the menu bookmarks, and offers to delete only what may be deleted', async () => {
  const realm = card();
  fireEvent.click(button('More'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Bookmark' }));
  expect(realm.calls).toContainEqual(['bookmark', '7', true]);
  fireEvent.click(button('More'));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('the own post can be pinned and, without asking where that is chosen, deleted', async () => {
  const realm = card({ accountId: '1' }, { preferences: { modalOnDelete: false } });
  fireEvent.click(button('More'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin on profile' }));
  fireEvent.click(button('More'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(realm.calls).toContainEqual(['pin', '7', true]);
  expect(realm.calls).toContainEqual(['remove', '7']);
});

test('the own post is deleted only after a question', async () => {
  const realm = card({ accountId: '1' });
  for (const answer of [false, true]) {
    fireEvent.click(button('More'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(commands.confirming.get()?.question.title).toBe('Delete this post?'));
    expect(realm.calls.filter(([call]) => call === 'remove')).toEqual([]);
    await act(async () => commands.confirming.get()?.answer(answer));
  }
  await waitFor(() => expect(realm.calls).toContainEqual(['remove', '7']));
});

test('the form under a post opens by its reply button and closes when done', () => {
  const realm = createFakeRealm({
    me: ME,
    accounts: [ANN],
    statuses: [makeStatus({ id: '7', accountId: '2' })],
  });
  const Form = ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      Send
    </button>
  );
  show(<StatusCard id="7" replyForm={Form} />, { realm });
  expect(button('Reply').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button('Reply'));
  fireEvent.click(button('Send'));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('a quote is shown as a card, and a missing one as a line', () => {
  const quoted = makeStatus({ id: '6', accountId: '2', text: 'quoted words' });
  card(
    { quote: { is: 'status', statusId: '6' }, content: '<p>mine<span class="quote-inline">RE: x</span></p>' },
    { statuses: [quoted, makeStatus({ id: '7', accountId: '2', quote: { is: 'status', statusId: '6' } })] },
  );
  expect(screen.getByText('quoted words')).toBeTruthy();
  cleanup();
  const deeper = { ...quoted, quote: { is: 'status', statusId: '5' } } as const;
  card(
    { quote: { is: 'status', statusId: '6' } },
    { statuses: [deeper, makeStatus({ id: '7', accountId: '2', quote: { is: 'status', statusId: '6' } })] },
  );
  expect(screen.getByText('Quote inside')).toBeTruthy();
  cleanup();
  card({ quote: { is: 'unavailable', reason: 'deleted', statusId: null } });
  expect(screen.getByText('The quoted post is not available.')).toBeTruthy();
});

test('media of a sensitive post stay covered until asked for', () => {
  const attachment = {
    id: 'a',
    kind: 'image',
    mimeType: 'image/png',
    url: 'https://a.example/i.png',
    previewUrl: 'https://a.example/p.png',
    remoteUrl: null,
    description: 'A boat',
    blurhash: null,
    width: 300,
    height: 200,
    duration: null,
    focus: null,
  } as const;
  card({ sensitive: true, attachments: [attachment] });
  expect(screen.queryByRole('link', { name: 'A boat' })).toBeNull();
  fireEvent.click(button('Sensitive media, show'));
  expect(screen.getByRole('link', { name: 'A boat' }).getAttribute('href')).toBe('https://a.example/i.png');
  fireEvent.click(button('ALT: show description'));
  expect(screen.getByText('A boat')).toBeTruthy();
});

test('a picture that does not load leaves its description and the way to the file', async () => {
  const attachment = {
    id: 'a',
    kind: 'image',
    mimeType: null,
    url: 'https://a.example/i.png',
    previewUrl: null,
    remoteUrl: null,
    description: null,
    blurhash: null,
    width: null,
    height: null,
    duration: null,
    focus: null,
  } as const;
  card({ attachments: [attachment] });
  const picture = document.querySelector('[src="https://a.example/i.png"]');
  if (picture) fireEvent.error(picture);
  expect((await screen.findByText(/did not load/)).textContent).toContain('Open original');
});

test('an avatar that does not load becomes the default of the server', () => {
  card({}, { accounts: [{ ...ANN, avatar: 'https://a.example/gone.png' }] });
  const avatar = document.querySelector('[src="https://a.example/gone.png"]');
  if (avatar) fireEvent.error(avatar);
  expect(document.querySelector('article img')?.getAttribute('src')).toBe('/images/avi.png');
});
