import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { QuestionHost } from '@/parts/commands/question-host';
import { peekAt } from '@/parts/status/actions/peek';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../test/fake-realm';
import { makeAccount, makeRelationship, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { LateHosts } from './late-hosts';
import { usePartsGone } from './use-parts-gone';
import { loadable } from '@/app/routes/loadable';
import { missed } from '@/lib/late';

const ANN = makeAccount({ id: '2', acct: 'ann@a.example', displayName: 'Ann' });

let commands = createCommands();
beforeEach(() => {
  commands = createCommands();
});
afterEach(() => {
  cleanup();
});

/** Stands in the frame of the page. */
function Watch(): null {
  usePartsGone();
  return null;
}

function hosts(facts: FakeRealmFacts = {}, mark: readonly string[] = []) {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [ANN],
    statuses: [makeStatus({ id: '7', accountId: '2' })],
    ...facts,
  });
  show(
    <>
      <button type="button" {...peekAt(...mark)}>
        here
      </button>
      <Watch />
      <LateHosts path="/" onLogOut={() => {}} />
      <QuestionHost />
    </>,
    { realm, commands },
  );
  return realm;
}

let clientX = 0;
const point = (element: Element): void => {
  clientX += 1;
  for (const type of ['pointerover', 'pointermove'])
    fireEvent(element, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX }));
};

describe('the history of a post (ACT-05)', () => {
  const version = (content: string, at: number) => ({
    createdAt: at,
    content,
    spoilerText: '',
    sensitive: false,
    attachments: [],
    emojis: [],
    pollOptions: null,
  });

  test('counts the edits and shows the newest first', async () => {
    hosts({ details: { history: async () => [version('one', 1), version('two', 2), version('three', 3)] } });
    act(() => commands.postDialog.ask({ is: 'history', statusId: '7' }));
    await screen.findByRole('dialog', { name: 'Edit history: 2 edits' });
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items.map((text) => /one|two|three/.exec(text)?.[0])).toEqual(['three', 'two', 'one']);
    expect(items[0]).toContain('Current version');
    expect(items[2]).toContain('Original');
  });

  test('tries again after a failure', async () => {
    let asked = 0;
    hosts({
      details: {
        history: async () => {
          asked += 1;
          if (asked === 1) throw new ApiError('server', { status: 500, message: '' });
          return [version('one', 1)];
        },
      },
    });
    act(() => commands.postDialog.ask({ is: 'history', statusId: '7' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Edit history' });
    await screen.findByText('one');
  });
});

describe('a report', () => {
  test('goes with its post and words, says so, and closes', async () => {
    const realm = hosts();
    act(() => commands.postDialog.ask({ is: 'report', statusId: '7' }));
    const box = await screen.findByRole('textbox', { name: 'Anything else they should know' });
    fireEvent.change(box, { target: { value: 'spam' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Also send to a.example' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const report = { accountId: '2', statusIds: ['7'], comment: 'spam', forward: true };
    expect(realm.calls).toContainEqual(['report', report]);
    expect(realm.notices.list.get()).toMatchObject([{ level: 'success', messageKey: 'reporting.sent' }]);
  });

  test('keeps its words when it fails', async () => {
    const broken = new ApiError('invalid', { status: 400, message: 'No' });
    hosts({ details: { report: () => Promise.reject(broken) } });
    act(() => commands.postDialog.ask({ is: 'report', statusId: '7' }));
    const box = await screen.findByRole('textbox', { name: 'Anything else they should know' });
    fireEvent.change(box, { target: { value: 'spam' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No');
    expect(box).toHaveProperty('value', 'spam');
  });
});

test('a conversation is muted for as long as was chosen', async () => {
  const realm = hosts();
  act(() => commands.postDialog.ask({ is: 'mute', statusId: '7' }));
  const choice = await screen.findByRole('combobox', { name: 'For how long' });
  // Not on the cross above it, where Enter would close the window.
  expect(document.activeElement).toBe(choice);
  fireEvent.change(choice, { target: { value: '86400' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  await waitFor(() => expect(realm.calls).toContainEqual(['muteConversationFor', '7', 86_400]));
});

describe('what shows beside something that is pointed at', () => {
  test('is the post it stands for, which describes the element, and Escape takes it away', async () => {
    hosts({}, ['status', '7']);
    const button = screen.getByRole('button', { name: 'here' });
    point(button);
    const tip = await screen.findByRole('tooltip', {}, { timeout: 3000 });
    expect(tip.textContent).toContain('Text of 7');
    await waitFor(() => expect(button.getAttribute('aria-describedby')).toBe(tip.id));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button.getAttribute('aria-describedby')).toBeNull();
  });

  test('says so when the post is not to be had', async () => {
    hosts({}, ['status', 'gone']);
    point(screen.getByRole('button', { name: 'here' }));
    expect(await screen.findByText('This post is not available', {}, { timeout: 3000 })).toBeTruthy();
  });

  test('is who reacted', async () => {
    hosts({ details: { reactions: async () => [{ name: '🌊', accountIds: ['2'] }] } }, [
      'reaction',
      '7',
      '🌊',
    ]);
    point(screen.getByRole('button', { name: 'here' }));
    expect(await screen.findByText('Ann', {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText('Reacted with 🌊')).toBeTruthy();
  });

  test('stays while a question is open that was asked from it, and has the focus again (FOL-01)', async () => {
    hosts(
      {
        preferences: { modalOnUnfollow: true },
        relationships: [makeRelationship({ id: '2', following: true })],
      },
      ['account', '2'],
    );
    const button = screen.getByRole('button', { name: 'here' });
    button.focus();
    fireEvent.keyDown(button, { key: 'i' });
    const follow = await screen.findByRole('button', { name: 'Following: Ann' });
    follow.focus();
    fireEvent.click(follow);
    const question = await screen.findByRole('alertdialog', { name: 'Unfollow Ann?' });
    const no = within(question).getByText('Cancel');
    no.focus();
    fireEvent(no, new PointerEvent('pointerdown', { bubbles: true }));
    fireEvent.click(no);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(follow);
  });

  test('opens by a long press, which is no click', async () => {
    hosts({ details: { reactions: async () => [] } }, ['reaction', '7', '🌊']);
    const button = screen.getByRole('button', { name: 'here' });
    fireEvent(button, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    expect(await screen.findByText('The server does not tell who.', {}, { timeout: 3000 })).toBeTruthy();
    expect(fireEvent.touchEnd(button)).toBe(false);
    expect(fireEvent.touchEnd(button)).toBe(true);
  });
});

describe('a part of Skein that does not come', () => {
  const offered = (html: string, name: string, fails = true): { keys: string[]; realm: FakeRealm } => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
    const entry = document.createElement('script');
    // Not fetched and not run.
    entry.type = 'application/json';
    entry.src = `/assets/${name}.js`;
    document.head.append(entry);
    const realm = hosts();
    if (fails) window.dispatchEvent(new Event('vite:preloadError'));
    const keys: string[] = [];
    realm.notices.list.subscribe(() =>
      keys.splice(0, keys.length, ...realm.notices.list.get().map(({ messageKey }) => messageKey)),
    );
    return { keys, realm };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const script of document.head.querySelectorAll('script')) script.remove();
  });

  test('after an update of the server is told, with the way to reload', async () => {
    const { keys } = offered('<script src="/assets/index-newnewne.js"></script>', 'index-oldoldol');
    await waitFor(() => expect(keys).toEqual(['notices.updated']));
  });

  test('is told of, too, where it failed before anybody looked', async () => {
    const Gone = loadable<object>(() => Promise.reject(new TypeError('gone')), { quiet: true });
    await Gone.preload().catch(() => {});
    const { keys } = offered('<script src="/assets/index-newnewne.js"></script>', 'index-oldoldol', false);
    await waitFor(() => expect(keys).toEqual(['notices.updated']));
    missed.any = false;
  });

  test('is told with the way to reload when it does not come again, though the server answers', async () => {
    const { keys } = offered('<script src="/assets/index-oldoldol.js"></script>', 'index-oldoldol');
    window.dispatchEvent(new Event('vite:preloadError'));
    await waitFor(() => expect(keys).toEqual(['pages.stuck']));
  });

  test('after an update brings the page anew once nothing is sent any more, when nobody looks', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    const hide = (): void => {
      seen.mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { realm, keys } = offered('<script src="/assets/index-newnewne.js"></script>', 'index-oldoldol');
    const stand = realm.cells.waitingPosts.get();
    realm.cells.waitingPosts.set({ ...stand, isSending: true });
    await waitFor(() => expect(keys).toEqual(['notices.updated']));
    hide();
    expect(reload).not.toHaveBeenCalled();
    realm.cells.waitingPosts.set(stand);
    hide();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    reload.mockRestore();
    seen.mockRestore();
  });

  test('is no update where the server has the same Skein, or no Skein at all', async () => {
    for (const html of ['<script src="/assets/index-oldoldol.js"></script>', '<p>502</p>']) {
      const { keys } = offered(html, 'index-oldoldol');
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(keys).toEqual([]);
      cleanup();
    }
  });
});
