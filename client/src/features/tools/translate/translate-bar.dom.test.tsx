import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Tools } from '../tools';

// Between two posts it leaves the server alone for a moment.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const later = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

const NOTHING = { content: '', spoilerText: '', options: [], descriptions: [], from: null };

/** Asks for the translation of a conversation of three posts in Ukrainian and one in English. */
function translate(to = 'en', answer: (id: string) => Promise<void> = async () => {}): FakeRealm {
  const commands = createCommands();
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    statuses: [
      makeStatus({ id: 'a', text: 'Річка тиха.', language: 'uk' }),
      makeStatus({ id: 'b', text: 'Already English.', language: 'en' }),
      makeStatus({ id: 'c', text: 'Море тихе.', language: 'uk' }),
      makeStatus({ id: 'd', text: 'Гори тихі.', language: 'uk' }),
    ],
    conversations: { a: { ids: ['a', 'b', 'c', 'd'] } },
    preferences: { translationLanguage: to },
    details: { translate: async (id) => (await answer(id), NOTHING) },
  });
  show(<Tools path="/notice/a" />, { realm, commands });
  act(() => commands.tools.ask({ is: 'translate', statusId: 'a' }));
  return realm;
}

const bar = (): HTMLElement => screen.getByRole('region', { name: 'Translation of the conversation' });
const asked = (realm: FakeRealm): readonly unknown[] =>
  realm.calls.filter(([name]) => name === 'translate').map(([, id]) => id);
const shown = (realm: FakeRealm): readonly string[] =>
  ['a', 'b', 'c', 'd'].filter((id) => realm.rowFlags.get(id, 'translated').get() === true);

test('without a language to translate into, the settings are named and nothing is asked', () => {
  const realm = translate('');
  expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).toEqual(['post_menu.no_target']);
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked(realm)).toEqual([]);
});

test('what is in another language is asked for once each, and the originals come back at a press', async () => {
  const realm = translate();
  await later(1000);
  within(bar()).getByText('3 posts are translated.');
  expect(asked(realm)).toEqual(['a', 'c', 'd']);
  expect(shown(realm)).toEqual(['a', 'c', 'd']);
  fireEvent.click(within(bar()).getByRole('button', { name: 'Show originals' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(shown(realm)).toEqual([]);
});

test('what could not be translated is counted, and the rest goes on', async () => {
  const realm = translate('en', async (id) => {
    if (id === 'c') throw new ApiError('server', { status: 500 });
  });
  await later(1000);
  within(bar()).getByText(/^2 posts are translated\. 1 post could not be translated and says so\.$/);
  // At its place stands why.
  expect(shown(realm)).toEqual(['a', 'c', 'd']);
  fireEvent.click(within(bar()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(shown(realm)).toEqual(['a', 'c', 'd']);
});

test('a server that asks to wait is waited for, which is said', async () => {
  const left = [new ApiError('rate-limited', { status: 429, retryAt: Date.now() + 5000 })];
  const realm = translate('en', async () => {
    const error = left.pop();
    if (error) throw error;
  });
  await later(1000);
  within(bar()).getByText(/^The server asks to wait\. It goes on by itself at /);
  expect(asked(realm)).toEqual(['a']);
  await later(5000);
  within(bar()).getByText('3 posts are translated.');
  expect(asked(realm)).toEqual(['a', 'a', 'c', 'd']);
});

test('it is stopped at a press, and asks for no more', async () => {
  let answer = (): void => {};
  const realm = translate('en', () => new Promise((resolve) => (answer = resolve)));
  await later(0);
  within(bar()).getByText('Translating post 1 of 3');
  fireEvent.click(within(bar()).getByRole('button', { name: 'Stop' }));
  expect(within(bar()).getByText(/^Stopped: 0 of 3 posts\.$/)).toBeTruthy();
  answer();
  await later(1000);
  expect(asked(realm)).toEqual(['a']);
});
