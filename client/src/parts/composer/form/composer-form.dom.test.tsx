import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Outbox } from '@/data/writing/outbox/outbox';
import { ONLY_WORDS } from '@/data/writing/drafts/draft';
import { decodeContent } from '@/data/writing/drafts/content-format';
import { fakePosting } from '../../../../test/fake-posting';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeServer, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { ComposerForm } from './composer-form';
import { editTarget, keptTarget, NEW_POST, quoteTarget, replyTarget } from '@/parts/commands/compose-target';
import { ReplyForm } from '@/parts/composer/places/reply-form';
import { QuestionHost } from '@/parts/commands/question-host';

afterEach(() => {
  cleanup();
  // What was said stands outside of the form.
  document.body.replaceChildren();
});

const ada = makeAccount({ id: 'ada', acct: 'ada' });

const draftOf = (text: string) => ({
  updatedAt: 1,
  text,
  ...ONLY_WORDS,
  idempotencyKey: 'kept-key',
});

function open(facts: FakeRealmFacts = {}, mode: 'panel' | 'dialog' = 'dialog'): FakeRealm {
  const realm = createFakeRealm({ me: ada, ...facts });
  show(
    <>
      <ComposerForm mode={mode} target={NEW_POST} takesFocus />
      <QuestionHost />
    </>,
    { realm },
  );
  return realm;
}

const text = (): HTMLElement => screen.getByRole('textbox', { name: 'Post text' });
const postButton = (): HTMLElement => screen.getByRole('button', { name: 'Post' });
const type = (words: string): void => void fireEvent.change(text(), { target: { value: words } });
const posts = (realm: FakeRealm): readonly unknown[] =>
  realm.calls.filter(([name]) => name === 'post').map(([, status]) => status);

describe('an edit', () => {
  it('of a post that is gone meanwhile goes on as a new post, with all its words', async () => {
    const post = () => Promise.reject(new ApiError('not-found', { status: 404 }));
    const realm = createFakeRealm({ me: ada, post });
    const start = decodeContent({ ...draftOf('First'), visibility: 'unlisted' });
    const { commands } = show(<ComposerForm mode="dialog" target={editTarget('7', start)} />, { realm });
    type('Second');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Go on as a new post' }));
    const { open: opened } = commands.compose.get();
    expect(opened).toMatchObject({ editOf: null, start: { text: 'Second', visibility: 'unlisted' } });
    expect(realm.drafts.get('edit:7')).toBeNull();
  });
});

describe('the form', () => {
  it('says of an edit that it is saved', async () => {
    const start = decodeContent({ ...draftOf('First'), visibility: 'public' });
    show(<ComposerForm mode="dialog" target={editTarget('7', start)} />, {
      realm: createFakeRealm({ me: ada }),
    });
    type('Second');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByText('Saved')).getAttribute('role')).toBe('status');
  });

  it('is not there for a visitor', () => {
    open({ me: null });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('opens with the focus in the text', () => {
    open();
    expect(document.activeElement).toBe(text());
  });

  it('posts what was written and is empty afterwards', async () => {
    const realm = open();
    type('Low tide at 05:52');
    fireEvent.click(postButton());
    await waitFor(() => expect(text()).toHaveProperty('value', ''));
    expect(posts(realm)).toMatchObject([
      { text: 'Low tide at 05:52', visibility: 'public', contentType: 'text/plain', inReplyToId: null },
    ]);
    expect(realm.drafts.get('status')).toBeNull();
    await screen.findByText('Posted');
  });

  it('says that a post needs text, in a banner that can be dismissed', async () => {
    const realm = open();
    type('   ');
    fireEvent.click(postButton());
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Error: A post needs text or a file.');
    expect(posts(realm)).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss error' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(text());
  });

  it('takes back that nobody would see it when somebody is named', async () => {
    open({ preferences: { defaultScope: 'direct' } });
    type('For nobody');
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    const words = /^Error: Nobody would see this/;
    await screen.findByText(words);
    type('@lin For one');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('does not let a direct post to nobody go', async () => {
    open({ preferences: { defaultScope: 'direct' } });
    type('For nobody');
    await waitFor(() => expect(postButton()).toHaveProperty('disabled', true));
    type('@lin For one');
    await waitFor(() => expect(postButton()).toHaveProperty('disabled', false));
  });

  it('takes out whom a direct post mentions by a press, and mentions them again by another', async () => {
    open({ preferences: { defaultScope: 'direct' } });
    type('@lin @mo For two');
    fireEvent.click(await screen.findByRole('button', { name: 'Take @mo out' }));
    await waitFor(() => expect(text()).toHaveProperty('value', '@lin For two'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mention @mo again' }));
    await waitFor(() => expect(text()).toHaveProperty('value', expect.stringContaining('@mo')));
  });

  it('leads to the choice between two tabs instead of posting', async () => {
    const realm = createFakeRealm({ me: ada });
    const watched = vi.spyOn(realm.drafts, 'watch');
    show(<ComposerForm mode="dialog" target={NEW_POST} takesFocus />, { realm });
    type('mine');
    act(() => {
      realm.drafts.save('status', { ...draftOf('theirs'), idempotencyKey: 'of-another-tab' });
      for (const [heed] of watched.mock.calls) heed();
    });
    const choice = await screen.findByRole('button', { name: 'Take the other one' });
    fireEvent.click(postButton());
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(posts(realm)).toHaveLength(0);
  });

  it('says that another tab has sent what is written here, and is cleared by one press', async () => {
    let tell: Parameters<Outbox['watchSent']>[0] = () => {};
    const { outbox } = fakePosting(() => {});
    const watchSent: Outbox['watchSent'] = (listener) => ((tell = listener), () => {});
    const realm = createFakeRealm({ me: ada, posting: { outbox: { ...outbox, watchSent } } });
    const watched = vi.spyOn(realm.drafts, 'watch');
    show(<ComposerForm mode="dialog" target={NEW_POST} takesFocus />, { realm });
    await act(() => realm.late.posting.load());
    type('mine');
    await waitFor(() => expect(realm.drafts.get('status')?.text).toBe('mine'));
    act(() => {
      tell('status', realm.drafts.get('status')?.idempotencyKey ?? '');
      realm.drafts.clear('status');
      for (const [heed] of watched.mock.calls) heed();
    });
    expect(await screen.findByText('This draft was sent from another tab.')).toBeTruthy();
    expect(text()).toHaveProperty('value', 'mine');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    await waitFor(() => expect(text()).toHaveProperty('value', ''));
    expect(realm.drafts.get('status')).toBeNull();
  });

  it('leads to the sign-in when the server does not accept it any more, and keeps the text', async () => {
    const realm = open({ post: () => Promise.reject(new ApiError('unauthorized', { status: 401 })) });
    type('hello');
    fireEvent.click(postButton());
    const banner = await screen.findByRole('alert');
    expect(within(banner).getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/login');
    expect(text()).toHaveProperty('value', 'hello');
    expect(realm.drafts.get('status')?.text).toBe('hello');
  });

  it('keeps text and draft when the server refuses, and tells its words', async () => {
    const realm = open({
      post: () => Promise.reject(new ApiError('invalid', { message: 'No such format' })),
    });
    type('hello');
    fireEvent.click(postButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Error: No such format');
    expect(text()).toHaveProperty('value', 'hello');
    expect(realm.drafts.get('status')?.text).toBe('hello');
  });

  it('brings what went wrong into view of who pressed Post, again when it is pressed again', async () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    type('  ');
    const intoView = (): number =>
      brought.mock.contexts.filter(
        (element) => element instanceof Element && element.querySelector('[role="alert"]') !== null,
      ).length;
    postButton().focus();
    fireEvent.click(postButton());
    await waitFor(() => expect(intoView()).toBe(1));
    fireEvent.click(postButton());
    await waitFor(() => expect(intoView()).toBe(2));
    brought.mockRestore();
  });

  it('marks of a chain only the post without text', async () => {
    open();
    type('There is some here');
    fireEvent.click(await screen.findByRole('button', { name: 'Add another post' }));
    fireEvent.click(postButton());
    await screen.findByRole('alert');
    const second = screen.getByRole('textbox', { name: 'Text of post 2' });
    expect(second.getAttribute('aria-invalid')).toBe('true');
    expect(text().getAttribute('aria-invalid')).toBeNull();
  });

  it('says nothing of an earlier post beside what became of the next', async () => {
    let answer = (): Promise<string> => Promise.resolve('9');
    open({ post: () => answer() }, 'panel');
    type('goes well');
    fireEvent.click(postButton());
    await screen.findByText('Posted');
    answer = () => Promise.reject(new ApiError('invalid', { message: 'No such format' }));
    type('does not');
    fireEvent.click(postButton());
    await screen.findByRole('alert');
    expect(screen.queryByText('Posted')).toBeNull();
  });

  it('sends once when Post is pressed twice, and is busy meanwhile', async () => {
    let answer = (_id: string): void => {};
    const realm = open({ post: () => new Promise((resolve) => (answer = resolve)) });
    type('once');
    fireEvent.click(postButton());
    const busy = await screen.findByRole('button', { name: 'Posting' });
    fireEvent.click(busy);
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    expect(posts(realm)).toHaveLength(1);
    expect(text()).toHaveProperty('readOnly', true);
    answer('9');
    await waitFor(() => expect(text()).toHaveProperty('value', ''));
  });
});

describe('a post that takes long', () => {
  it('can be stopped: the words are there again, and go with the same key', async () => {
    const ends: ((error: unknown) => void)[] = [];
    const realm = open({ post: () => new Promise((_, reject) => ends.push(reject)) });
    type('is it there?');
    fireEvent.click(postButton());
    const stop = await screen.findByRole('button', { name: 'Stop' }, { timeout: 5000 });
    stop.focus();
    fireEvent.click(stop);
    await waitFor(() => expect(realm.calls.at(-1)?.[0]).toBe('stop'));
    ends[0]?.(new ApiError('aborted'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Stopped. The server may have it already',
    );
    expect(text()).toHaveProperty('value', 'is it there?');
    expect(document.activeElement).toBe(text());
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toHaveLength(2));
    const [first, second] = realm.calls.filter(([name]) => name === 'post').map(([, sent]) => sent);
    expect(second).toEqual(first);
    expect(realm.calls).toContainEqual(['stop', expect.any(String)]);
  });
});

describe('the keys', () => {
  it.each(['Subject', 'Option 1', 'Poll length'])(
    'post with Ctrl and Enter in %s, not with Enter',
    async (name) => {
      const realm = open();
      type('asked');
      fireEvent.click(await screen.findByRole('button', { name: 'Add poll' }, { timeout: 5000 }));
      for (const option of ['Option 1', 'Option 2'])
        fireEvent.change(await screen.findByRole('textbox', { name: option }, { timeout: 5000 }), {
          target: { value: option },
        });
      const field = screen.getByLabelText(name);
      expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
      expect(posts(realm)).toHaveLength(0);
      field.focus();
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
      await waitFor(() => expect(posts(realm)).toHaveLength(1));
      // The poll is gone: writing goes on.
      await waitFor(() => expect(document.activeElement).toBe(name === 'Subject' ? field : text()));
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }])('post with Enter and %o', async (modifier) => {
    const realm = open();
    type('by key');
    fireEvent.keyDown(text(), { key: 'Enter', ...modifier });
    await waitFor(() => expect(posts(realm)).toHaveLength(1));
  });

  it('leave Enter alone to the text', () => {
    const realm = open();
    type('a line');
    expect(fireEvent.keyDown(text(), { key: 'Enter' })).toBe(true);
    expect(posts(realm)).toHaveLength(0);
  });

  it('belong to the input method while it composes a word', () => {
    const realm = open();
    type('変換');
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
    expect(posts(realm)).toHaveLength(0);
  });

  it('do not post with a bare Enter in the subject', () => {
    const realm = open();
    type('text');
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Subject' }), { key: 'Enter' })).toBe(false);
    expect(posts(realm)).toHaveLength(0);
  });
});

describe('a poll', () => {
  it('has options whose placeholder follows the page, and whose words their own script', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add poll' }));
    const option = await screen.findByRole('textbox', { name: 'Option 1' });
    expect(option.getAttribute('dir')).toBeNull();
    fireEvent.change(option, { target: { value: 'نعم' } });
    expect(option.getAttribute('dir')).toBe('auto');
  });

  it('needs two different options, and goes with its text and as long as the server lets it', async () => {
    const realm = open();
    type('Which snack?');
    fireEvent.click(await screen.findByRole('button', { name: 'Add poll' }));
    const write = async (name: string, value: string): Promise<void> => {
      fireEvent.change(await screen.findByLabelText(name), { target: { value } });
    };
    await write('Option 1', 'Ginger');
    await write('Option 2', 'Ginger');
    fireEvent.click(postButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A poll needs at least two different options.',
    );
    expect(posts(realm)).toHaveLength(0);
    await write('Option 2', 'Scones');
    await write('Poll length', '99999');
    fireEvent.change(screen.getByLabelText('Unit of the poll length'), { target: { value: 'days' } });
    const length = screen.getByLabelText<HTMLInputElement>('Poll length');
    await waitFor(() => expect(Number(length.value)).toBeLessThan(99_999));
    fireEvent.click(postButton());
    await waitFor(() =>
      expect(posts(realm)).toMatchObject([{ text: 'Which snack?', poll: { options: ['Ginger', 'Scones'] } }]),
    );
  });
});

describe('the counter', () => {
  it('counts text and subject, and Post is off when they are too long', () => {
    open({ server: makeServer({ textLimit: 10 }) });
    type('12345678');
    expect(screen.getByText('2 characters left')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'abc' } });
    expect(screen.getByText('1 character too many')).toBeTruthy();
    expect(postButton()).toHaveProperty('disabled', true);
    expect(text().getAttribute('aria-invalid')).toBe('true');
  });

  it('is not there without a limit', () => {
    open({ server: makeServer({ textLimit: 0 }) });
    type('x'.repeat(9000));
    expect(screen.queryByText(/characters? left/)).toBeNull();
    expect(postButton()).toHaveProperty('disabled', false);
  });
});

describe('a draft', () => {
  /** Presses Discard, and answers what is asked then. */
  async function discard(answer: 'Cancel' | 'Discard', body: string): Promise<void> {
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    within(question).getByText(body);
    fireEvent.click(within(question).getByText(answer, { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('is restored with a hint, and discarded when its author is sure', async () => {
    const realm = open({ drafts: { status: draftOf('half a thought') } });
    expect(text()).toHaveProperty('value', 'half a thought');
    expect((await screen.findByText('Draft restored')).getAttribute('role')).toBe('status');
    await discard('Cancel', 'Its text and files are gone then.');
    expect(text()).toHaveProperty('value', 'half a thought');
    expect(realm.drafts.get('status')).not.toBeNull();
    await discard('Discard', 'Its text and files are gone then.');
    await waitFor(() => expect(text()).toHaveProperty('value', ''));
    expect(document.activeElement).toBe(text());
    expect(realm.drafts.get('status')).toBeNull();
  });

  it('of a post that is deleted to be written anew is discarded when its author knows that it is the only copy', async () => {
    const target = keptTarget(
      'redraft:7',
      decodeContent({ ...draftOf('the only copy'), visibility: 'public' }),
    );
    const realm = createFakeRealm({ me: ada, drafts: { 'redraft:7': draftOf('the only copy') } });
    show(
      <>
        <ComposerForm mode="dialog" target={target} />
        <QuestionHost />
      </>,
      { realm },
    );
    await discard('Cancel', 'The post is deleted, and this is all that is left of it.');
    expect(text()).toHaveProperty('value', 'the only copy');
    expect(realm.drafts.get('redraft:7')).not.toBeNull();
  });

  it('that was sent before a crash goes with the key it had', async () => {
    const realm = open({ drafts: { status: draftOf('maybe sent') } });
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toMatchObject([{ idempotencyKey: 'kept-key' }]));
  });

  it('is kept with every change, also of the form that is closed right after', () => {
    const realm = open();
    type('unsent');
    cleanup();
    expect(realm.drafts.get('status')?.text).toBe('unsent');
  });

  it('of a post to be written anew stays whatever is changed in it, until it is posted', async () => {
    const realm = createFakeRealm({ me: ada });
    const key = 'redraft:7';
    realm.drafts.save(key, { ...draftOf('the only copy'), visibility: 'public' });
    const content = decodeContent({ ...draftOf('the only copy'), visibility: 'public' });
    show(<ComposerForm mode="dialog" target={keptTarget(key, content)} />, { realm });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as sensitive' }));
    expect(realm.drafts.get(key)).toMatchObject({ text: 'the only copy', sensitive: true });
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toMatchObject([{ text: 'the only copy', sensitive: true }]));
    await waitFor(() => expect(realm.drafts.get(key)).toBeNull());
  });

  it('that the browser does not keep is told, and the page holds the reader up', async () => {
    const realm = createFakeRealm({ me: ada });
    realm.drafts.save = () => false;
    show(<ComposerForm mode="dialog" target={NEW_POST} />, { realm });
    type('will be lost');
    expect(await screen.findByText(/does not keep drafts/)).toBeTruthy();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

describe('the end of a post', () => {
  const after = async (): Promise<HTMLSelectElement> =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: 'Delete after' });

  it('is offered in words of hours and days', async () => {
    const realm = open();
    type('For a while.');
    fireEvent.click(await screen.findByRole('button', { name: 'Time' }));
    const choices = [...(await after()).options].map(({ textContent }) => textContent);
    expect(choices).toContain('1 hour');
    fireEvent.change(await after(), { target: { value: '3600' } });
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toMatchObject([{ expiresIn: 3600 }]));
  });

  it('is said without being asked where posts of the account go by themselves, and one may go sooner', async () => {
    const { own } = makeAccount({
      id: 'ada',
      own: {
        defaultVisibility: null,
        noteSource: '',
        followRequestsCount: 0,
        unreadNotificationsCount: 0,
        allowFollowingMove: true,
        postDays: 3,
        settingsStore: {},
      },
    });
    const realm = open({ me: { ...ada, own } });
    type('Not for ever.');
    expect((await after()).selectedOptions[0]?.textContent).toBe('3 days');
    // No time is asked for.
    expect(screen.queryByLabelText('Post at')).toBeNull();
    fireEvent.change(await after(), { target: { value: '3600' } });
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toMatchObject([{ expiresIn: 3600 }]));
  });
});

it('a quote is posted with the post that it is of', async () => {
  const quoted = makeStatus({ id: '7', accountId: 'lin' });
  const realm = createFakeRealm({ me: ada, accounts: [makeAccount({ id: 'lin' })], statuses: [quoted] });
  show(<ComposerForm mode="dialog" target={quoteTarget('7')} takesFocus />, { realm });
  type('As somebody said:');
  fireEvent.click(postButton());
  await waitFor(() => expect(posts(realm)).toMatchObject([{ text: 'As somebody said:', quoteId: '7' }]));
});

describe('a reply', () => {
  const lin = makeAccount({ id: 'lin', acct: 'lin@far.example' });
  const parent = makeStatus({
    id: '7',
    accountId: 'lin',
    visibility: 'unlisted',
    spoilerText: 'tea',
    language: 'de',
    mentions: [
      { id: 'ada', acct: 'ada', username: 'ada', url: '' },
      { id: 'mod', acct: 'mod', username: 'mod', url: '' },
    ],
  });
  const facts = { me: ada, accounts: [lin], statuses: [parent] };

  it('begins with the mentions, the subject, the scope and the language of what it answers', async () => {
    const realm = createFakeRealm(facts);
    show(<ReplyForm statusId="7" onDone={() => {}} />, { realm });
    expect(text()).toHaveProperty('value', '@lin@far.example @mod ');
    type('@lin@far.example @mod yes');
    fireEvent.click(postButton());
    await waitFor(() =>
      expect(posts(realm)).toMatchObject([
        { inReplyToId: '7', spoilerText: 're: tea', visibility: 'unlisted', language: 'de' },
      ]),
    );
  });

  it('leaves no draft when nothing was typed, and goes with Escape', () => {
    const realm = createFakeRealm(facts);
    const done = vi.fn();
    show(<ReplyForm statusId="7" onDone={done} />, { realm });
    fireEvent.keyDown(text(), { key: 'Escape' });
    expect(done).toHaveBeenCalledOnce();
    expect(realm.drafts.get('reply:7')).toBeNull();
  });

  it('gives the focus back to the post that opened it without moving the page', () => {
    const post = document.body.appendChild(document.createElement('article'));
    post.tabIndex = -1;
    post.focus();
    const { unmount } = show(<ReplyForm statusId="7" onDone={() => {}} />, { realm: createFakeRealm(facts) });
    expect(document.activeElement).toBe(text());
    const focus = vi.spyOn(post, 'focus');
    unmount();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    post.remove();
  });

  it('to a direct post is direct: there is nothing to choose', () => {
    const direct = { ...facts, statuses: [{ ...parent, visibility: 'direct' as const }] };
    show(<ComposerForm mode="dialog" target={replyTarget('7')} />, { realm: createFakeRealm(direct) });
    expect(screen.getByRole('button', { name: 'Visibility: Direct' })).toHaveProperty('disabled', true);
  });

  it('is kept as a draft of its post', () => {
    const realm = createFakeRealm(facts);
    const first = show(<ReplyForm statusId="7" onDone={() => {}} />, { realm });
    type('@lin@far.example begun');
    first.unmount();
    expect(realm.drafts.get('reply:7')?.text).toBe('@lin@far.example begun');
    show(<ReplyForm statusId="7" onDone={() => {}} />, { realm });
    expect(text()).toHaveProperty('value', '@lin@far.example begun');
  });

  it('may not be wider than what it answers', async () => {
    show(<ComposerForm mode="dialog" target={replyTarget('7')} />, { realm: createFakeRealm(facts) });
    fireEvent.click(screen.getByRole('button', { name: 'Visibility: Unlisted' }));
    const offered = await screen.findAllByRole('menuitemradio');
    expect(offered.map((item) => item.textContent)).toEqual(['Unlisted', 'Followers only', 'Direct']);
  });
});

describe('scope, subject and options', () => {
  it('warns of a direct post and of followers-only posts of an unlocked account', async () => {
    open({ preferences: { defaultScope: 'private' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your account is not locked');
    cleanup();
    open({ preferences: { defaultScope: 'direct' }, server: makeServer({ can: { safeDm: true } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('at the beginning of this post');
  });

  it.each([true, false])('offers the own server alone where that has such a scope: %s', async (has) => {
    open({ server: makeServer({ can: { localVisibility: has } }) });
    fireEvent.click(screen.getByRole('button', { name: /^Visibility: / }));
    const offered = await screen.findAllByRole('menuitemradio');
    expect(offered.map((item) => item.textContent).includes('Local only')).toBe(has);
  });

  it('tells who sees the post in a box until that is dismissed for good, and in a line then', async () => {
    const realm = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide notices about visibility' }));
    expect(realm.settings.get('hideScopeNotice')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Hide notices about visibility' })).toBeNull();
    expect(screen.getByText(/Everyone sees it/).tagName).toBe('P');
  });

  it('shows the text and Post first, the tools when these are seen', async () => {
    open();
    expect(text()).toBeTruthy();
    expect(postButton()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add emoji' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Add emoji' })).toBeTruthy();
    expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Drafts' })).toBeTruthy();
  });

  it('marks a post with a subject sensitive by preference, which can be taken back', async () => {
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'spiders' } });
    const toggle = await screen.findByRole('button', { name: 'Mark as sensitive' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  it('opens the subject by its button where it does not always show; closing clears it', async () => {
    open({ preferences: { alwaysShowSubjectInput: false } });
    const opener = await screen.findByRole('button', { name: 'Subject' });
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    fireEvent.click(opener);
    fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: 'spiders' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove subject' }));
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Subject' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', '');
  });

  it('offers formats only where the server has several', async () => {
    open({ server: makeServer({ postFormats: ['text/plain', 'text/markdown'] }) });
    const format = await screen.findByRole('combobox', { name: 'Text format' });
    fireEvent.change(format, { target: { value: 'text/markdown' } });
    expect(format).toHaveProperty('value', 'text/markdown');
    cleanup();
    open();
    await screen.findByRole('combobox', { name: 'Language' });
    expect(screen.queryByRole('combobox', { name: 'Text format' })).toBeNull();
  });

  it('keeps scope and format after posting', async () => {
    const realm = open({ server: makeServer({ postFormats: ['text/plain', 'text/markdown'] }) });
    const format = await screen.findByRole('combobox', { name: 'Text format' });
    fireEvent.change(format, { target: { value: 'text/markdown' } });
    type('one');
    fireEvent.click(postButton());
    await waitFor(() => expect(text()).toHaveProperty('value', ''));
    type('two');
    fireEvent.click(postButton());
    await waitFor(() => expect(posts(realm)).toHaveLength(2));
    expect(posts(realm)).toMatchObject([{ contentType: 'text/markdown' }, { contentType: 'text/markdown' }]);
  });
});

it('letters that are not drawn yet stay when the form is drawn for another reason, and are posted', async () => {
  const realm = open({ server: makeServer({ postFormats: ['text/plain', 'text/markdown'] }) });
  const format = await screen.findByRole('combobox', { name: 'Text format' });
  type('one');
  type('one two');
  fireEvent.change(format, { target: { value: 'text/markdown' } });
  expect(text()).toHaveProperty('value', 'one two');
  type('one two three');
  fireEvent.click(postButton());
  await waitFor(() => expect(posts(realm)).toMatchObject([{ text: 'one two three' }]));
});

it('the panel is one field and a toolbar until somebody uses it', async () => {
  const realm = createFakeRealm({ me: ada });
  show(<ComposerForm mode="panel" target={NEW_POST} />, { realm });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Visibility: Public' })).toBeTruthy();
  fireEvent.focus(text());
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy();
});
