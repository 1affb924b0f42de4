import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommands } from '@/parts/commands/commands';
import type { Status } from '@/domain/status/status';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Tools } from '../tools';

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

function share(
  given: Partial<Status> = {},
  facts: FakeRealmFacts = {},
  prepare = (_: FakeRealm): void => {},
) {
  const commands = createCommands();
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann', acct: 'ann' })],
    statuses: [makeStatus({ id: '7', accountId: '2', text: 'Words.', ...given })],
    preferences: { collapseMessageWithSubject: true },
    ...facts,
  });
  prepare(realm);
  show(<Tools path="/notice/7" />, { realm, commands });
  act(() => commands.tools.ask({ is: 'share', statusId: '7' }));
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Share post' });
const button = (name: string): HTMLElement => within(dialog()).getByRole('button', { name });

async function copy(way: string): Promise<string> {
  fireEvent.click(button(way));
  await within(dialog()).findByText('Copied');
  return copied.at(-1) ?? '';
}

test.each([
  ['private', 'Only followers of Ann can open this link.'],
  ['direct', 'Only the people whom this post is addressed to can open this link.'],
  ['local', 'Only people of this server can open this link.'],
  ['unlisted', null],
  ['public', null],
] as const)('who can open the link of a %s post is said where not everybody can', (visibility, words) => {
  share({ visibility });
  const said = within(dialog()).queryByText(/can open this link/)?.textContent ?? null;
  if (words === null) expect(said).toBeNull();
  else expect(said).toContain(words);
});

test('its link and its words are copied, closed ones by their warning; a refusal is said', async () => {
  share({ url: 'https://tidepool.example/notice/7', spoilerText: 'Tides' });
  expect(await copy('Copy link')).toBe('https://tidepool.example/notice/7');
  const quote = await copy('Copy as quote');
  expect(quote).toContain('Content warning: Tides');
  expect(quote).not.toContain('Words.');
  expect(await copy('Copy as Markdown')).toMatch(/^> /);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  fireEvent.click(button('Copy link'));
  await within(dialog()).findByText('It could not be copied. The browser may not allow it.');
});

test('the sheet of the system is offered where there is one; closing it is no failure', async () => {
  share();
  expect(within(dialog()).queryByRole('button', { name: 'Share link…' })).toBeNull();
  cleanup();
  const sheet = vi.fn(async (_: ShareData) => {});
  Object.assign(navigator, { share: sheet, canShare: () => true });
  share({ url: 'https://tidepool.example/notice/7' });
  await act(async () => void fireEvent.click(button('Share link…')));
  expect(sheet).toHaveBeenCalledWith({ url: 'https://tidepool.example/notice/7' });
  sheet.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await act(async () => void fireEvent.click(button('Share link…')));
  expect(within(dialog()).queryByText('It could not be shared.')).toBeNull();
  sheet.mockRejectedValueOnce(new Error('no'));
  await act(async () => void fireEvent.click(button('Share link…')));
  await within(dialog()).findByText('It could not be shared.');
});

test('of a translation that is shown its words are copied, at a press the original', async () => {
  const words = { content: '<p>The river.</p>', spoilerText: '', options: [], descriptions: [] };
  share(
    { text: 'Річка.', language: 'uk' },
    { details: { translated: () => ({ ...words, from: 'uk', to: 'en' }) } },
    (realm) => realm.rowFlags.set('7', 'translated', true),
  );
  expect(await copy('Copy as quote')).toMatch(/^“The river\.”\n.*Translated/);
  fireEvent.click(
    within(dialog()).getByRole('checkbox', { name: 'The original instead of the translation' }),
  );
  expect(await copy('Copy as quote')).toMatch(/^“Річка\.”\n(?!.*Translated)/);
});
