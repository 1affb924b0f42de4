import { act, cleanup, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommands, type Commands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makePoll, makeStatus } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { Tools } from '../tools';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LINKS =
  '<p>See <a href="https://example.org/a-long-address">https://example.org/a-long-address</a> and <a href="https://example.org/hidden">the address</a></p>';

function onPage(): { commands: Commands; realm: FakeRealm } {
  const commands = createCommands();
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann', acct: 'ann' })],
    statuses: [
      makeStatus({
        id: 'a',
        accountId: '2',
        content: LINKS,
        attachments: [makeAttachment({ id: '1', description: 'A crab' })],
      }),
      makeStatus({ id: 'b', accountId: '2', text: 'Closed words.', spoilerText: 'Tides', inReplyToId: 'a' }),
      makeStatus({
        id: 'c',
        accountId: '2',
        text: 'An answer.',
        inReplyToId: 'a',
        inReplyToAccountId: '2',
        poll: makePoll({
          id: 'p',
          options: [
            { title: 'Ebb', votesCount: null },
            { title: 'Flow', votesCount: null },
          ],
        }),
      }),
    ],
    conversations: { a: { ids: ['a', 'b', 'c'] } },
    preferences: { collapseMessageWithSubject: true },
  });
  show(<Tools path="/notice/a" />, { realm, commands });
  return { commands, realm };
}

const paper = (): HTMLElement | null => document.querySelector<HTMLElement>('body > [data-theme]');
const onPaper = (): HTMLElement => paper() ?? expect.fail('there is no paper');

test('all posts are on paper while it is printed, closed ones without their words, and nothing to press', () => {
  const { commands } = onPage();
  act(() => commands.thread.ask('a'));
  expect(paper()).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(within(onPaper()).getAllByRole('article')).toHaveLength(3);
  expect(within(onPaper()).queryByRole('button')).toBeNull();
  for (const words of [
    'Conversation, 3 posts',
    'Picture: A crab',
    'Content warning: Tides',
    'The text behind the warning is not shown.',
    'Answers Ann',
    'Ebb',
  ])
    expect(onPaper().textContent).toContain(words);
  expect(onPaper().textContent).not.toContain('Closed words.');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBeNull();
});

test('an address that stands there in words is marked, so that it is not said twice', () => {
  const { commands } = onPage();
  act(() => commands.thread.ask('a'));
  window.dispatchEvent(new Event('beforeprint'));
  const own = (name: RegExp): boolean | undefined =>
    within(onPaper()).getByRole('link', { name }).hasAttribute('data-own-address');
  expect(own(/a-long-address/)).toBe(true);
  expect(own(/the address/)).toBe(false);
});

test('the menu prints it once its pictures are there; a browser that does not says so', async () => {
  const printed: number[] = [];
  const print = vi.fn(() => void printed.push(within(onPaper()).getAllByRole('article').length));
  vi.stubGlobal('print', print);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const { commands, realm } = onPage();
  act(() => commands.tools.ask({ is: 'print', statusId: 'a' }));
  await vi.waitFor(() => expect(printed).toEqual([3]));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBeNull();
  print.mockImplementation(() => {
    throw new Error('not from here');
  });
  act(() => commands.tools.ask({ is: 'print', statusId: 'a' }));
  await vi.waitFor(() => expect(realm.notices.list.get()[0]?.messageKey).toBe('tools.print_failed'));
});
