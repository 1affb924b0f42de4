import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { lateComposerForm } from '@/parts/composer/places/late-forms';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { ComposeDialog } from './compose-dialog';
import { ComposeForm } from './compose-form';

const ada = makeAccount({ id: 'ada' });
const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });

const EMPTY_DRAFT = {
  updatedAt: 1,
  text: '',
  spoilerText: '',
  sensitive: false,
  visibility: null,
  contentType: null,
  language: null,
  idempotencyKey: 'old',
  extras: {},
};

function onScreen(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(max-width: 800px)' && width <= 800,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

let commands = createCommands();
beforeEach(() => {
  commands = createCommands();
});
beforeEach(() => onScreen(1280));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Post text' });

describe('the panel', () => {
  it('is filled by the address, and the address is clean after posting', async () => {
    const realm = createFakeRealm({ me: ada });
    const { visited } = show(<ComposeForm />, { realm, path: '/main/friends?message=Hello%20you' });
    await waitFor(async () => expect(await text()).toHaveProperty('value', 'Hello you'));
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/main/friends'));
    expect(await text()).toHaveProperty('value', '');
  });

  it('keeps an older draft beside what the address brings', async () => {
    const realm = createFakeRealm({ me: ada, drafts: { status: { ...EMPTY_DRAFT, text: 'older' } } });
    show(<ComposeForm />, { realm, path: '/?message=Hello' });
    await waitFor(async () => expect(await text()).toHaveProperty('value', 'older\nHello'));
  });

  it('rests until somebody turns to it, and keeps text and caret when the whole form comes', async () => {
    const realm = createFakeRealm({ me: ada });
    show(<ComposeForm />, { realm });
    const resting = await text();
    resting.focus();
    if (!(resting instanceof HTMLTextAreaElement)) throw new Error('no text area');
    resting.value = 'typed early';
    resting.setSelectionRange(5, 5);
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeTruthy();
    const whole = await text();
    expect(whole).not.toBe(resting);
    expect(whole).toHaveProperty('value', 'typed early');
    expect(whole).toHaveProperty('selectionStart', 5);
    expect(document.activeElement).toBe(whole);
    expect(realm.drafts.get('status')?.text).toBe('typed early');
  });

  it('is there with a draft that comes back after the start, as after a killed browser (SPEC W6)', async () => {
    const realm = createFakeRealm({ me: ada });
    const listeners = new Set<() => void>();
    const watch = (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    show(<ComposeForm />, { realm: { ...realm, drafts: { ...realm.drafts, watch } } });
    expect(await text()).toHaveProperty('value', '');
    realm.drafts.save('status', { ...EMPTY_DRAFT, text: 'Half a thought' });
    act(() => listeners.forEach((listener) => listener()));
    await waitFor(async () => expect(await text()).toHaveProperty('value', 'Half a thought'));
  });

  it('does what was pressed before the whole form was there', async () => {
    const realm = createFakeRealm({ me: ada });
    show(<ComposeForm />, { realm });
    fireEvent.change(await text(), { target: { value: 'sent early' } });
    fireEvent.keyDown(await text(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(realm.calls.map(([name]) => name)).toEqual(['post']));
    expect(await text()).toHaveProperty('value', '');
  });

  it('does it also where the draft changes what the button is called', async () => {
    const realm = createFakeRealm({ me: ada });
    realm.drafts.save('status', { ...EMPTY_DRAFT, text: 'For a few', visibility: 'private' });
    const closed = vi.spyOn(lateComposerForm, 'get').mockReturnValue(null);
    show(<ComposeForm />, { realm });
    fireEvent.click(screen.getByRole('button', { name: 'Visibility: Public' }));
    closed.mockRestore();
    fireEvent.focus(await text());
    expect(await screen.findByRole('menu', { name: 'Visibility' })).toBeTruthy();
  });

  it('says when what was pressed cannot be done, because its code does not come', async () => {
    vi.spyOn(lateComposerForm, 'get').mockReturnValue(null);
    vi.spyOn(lateComposerForm, 'load').mockRejectedValue(new Error('no network'));
    show(<ComposeForm />, { realm: createFakeRealm({ me: ada }) });
    fireEvent.change(await text(), { target: { value: 'sent early' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Check your network');
    expect(await text()).toHaveProperty('value', 'sent early');
  });

  it('does not take a word away from an input method', async () => {
    show(<ComposeForm />, { realm: createFakeRealm({ me: ada }) });
    const resting = await text();
    fireEvent.compositionStart(resting);
    resting.focus();
    fireEvent.change(resting, { target: { value: 'に' } });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await text()).toBe(resting);
    fireEvent.compositionEnd(resting);
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeTruthy();
    expect(await text()).toHaveProperty('value', 'に');
  });

  it('goes on with what was written in the window', async () => {
    const realm = createFakeRealm({ me: ada });
    show(
      <>
        <ComposeForm />
        <ComposeDialog />
      </>,
      { realm, commands },
    );
    act(() => commands.compose.openNew());
    const inWindow = (await screen.findByRole('dialog')).querySelector('textarea');
    if (inWindow) fireEvent.change(inWindow, { target: { value: 'begun in the window' } });
    act(commands.compose.close);
    await waitFor(async () => expect(await text()).toHaveProperty('value', 'begun in the window'));
  });
});

describe('the window', () => {
  it('opens with the focus in the text and what it was asked for, and goes after posting', async () => {
    const realm = createFakeRealm({ me: ada });
    show(<ComposeDialog />, { realm, commands });
    act(() => commands.compose.openNew('@lin@far.example '));
    expect(await screen.findByRole('dialog', { name: 'New post' })).toBeTruthy();
    const field = await text();
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '@lin@far.example hello' } });
    fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(realm.calls.map(([name]) => name)).toEqual(['post']);
  });

  it('asks before words are left, and goes on when the question is closed', async () => {
    const cancel = (dialog: Element): boolean => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    show(<ComposeDialog />, { realm: createFakeRealm({ me: ada }), commands });
    act(() => commands.compose.openNew());
    fireEvent.change(await text(), { target: { value: 'unsent' } });
    cancel(await screen.findByRole('dialog', { name: 'New post' }));
    const question = await screen.findByRole('alertdialog', { name: 'Keep this as a draft?' });
    cancel(question);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'New post' })).toBeTruthy();
  });

  it('says where the words are when it is closed while they are sent, and when they come back', async () => {
    let refuse = (_error: unknown): void => {};
    const realm = createFakeRealm({ me: ada, post: () => new Promise((_, reject) => (refuse = reject)) });
    const said = (): unknown => realm.notices.list.get().map(({ messageKey }) => messageKey);
    show(<ComposeDialog />, { realm, commands });
    act(() => commands.compose.openNew());
    fireEvent.change(await text(), { target: { value: 'on its way' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByRole('button', { name: 'Posting' });
    realm.drafts.clear('status');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said()).toEqual(['compose.goes_on']);
    refuse(new ApiError('invalid', { status: 422 }));
    await waitFor(() => expect(said()).toEqual(['compose.goes_on', 'drafts.now_a_draft']));
    expect(realm.drafts.get('status')?.text).toBe('on its way');
  });

  it('takes a reply on a small screen, and leaves it to the caller on a wide one', async () => {
    const realm = createFakeRealm({
      me: ada,
      accounts: [lin],
      statuses: [makeStatus({ id: '7', accountId: 'lin' })],
    });
    show(<ComposeDialog />, { realm, commands });
    expect(commands.compose.openReplyOnSmallScreen('7')).toBe(false);
    onScreen(390);
    act(() => void commands.compose.openReplyOnSmallScreen('7'));
    expect(await screen.findByRole('dialog', { name: 'Reply to Lin' })).toBeTruthy();
    expect(await text()).toHaveProperty('value', '@lin@far.example ');
  });

  it('opens for the address on a small screen, which has no panel', async () => {
    onScreen(390);
    const { visited } = show(<ComposeDialog />, {
      realm: createFakeRealm({ me: ada }),
      path: '/main/friends?message=Hi',
    });
    expect(await text()).toHaveProperty('value', 'Hi');
    expect(visited.at(-1)).toBe('/main/friends');
  });

  it('is not for visitors', () => {
    show(<ComposeDialog />, { realm: createFakeRealm(), commands });
    act(() => commands.compose.openNew());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
