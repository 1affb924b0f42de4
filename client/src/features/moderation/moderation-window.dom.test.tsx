import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import type { Moderation, QueueState, QueueView } from '@/data/moderation/moderation';
import type { StaffReport } from '@/domain/staff/staff-report';
import { cell } from '../../../test/cell';
import { fakeModeration, makeStaffReport, makeStaffUser } from '../../../test/fake-moderation';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { PASSING, refusing } from '../../../test/refusals';
import { show } from '../../../test/show';
import { ModerationWindow } from './moderation-window';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const report = (given: Partial<StaffReport> & { id: string }): StaffReport =>
  makeStaffReport({ accountId: 'deals', ...given });

const OPEN = [
  report({ id: 'r1', content: 'about lamp oil' }),
  report({ id: 'r2', accountId: 'wren', content: 'about wrens' }),
];
const EARLIER = report({ id: 'r0', state: 'resolved' });

/** The window at an address, before a queue of two open reports; the server has more of them. */
function showAt(
  path: string,
  queue: Partial<Moderation['queue']> = {},
  onState: (state: QueueState) => void = () => undefined,
  role: 'admin' | 'moderator' = 'admin',
): void {
  history.replaceState(null, '', path);
  const users = ['deals', 'wren'].map((acct) => [acct, makeStaffUser({ acct })] as const);
  const moderation = fakeModeration({ users: cell(new Map(users)) });
  const view = cell({ ...moderation.queue.view.get(), reports: OPEN, total: 143, checkedAt: 1 });
  const showState = (state: QueueState): void => {
    view.set({ ...view.get(), state });
    onState(state);
  };
  Object.assign(moderation.queue, {
    view,
    show: showState,
    known: (id: string) => OPEN.find((one) => one.id === id),
    ...queue,
  });
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'admin', role }) });
  const late = { ...realm.late, moderation: { get: () => moderation, load: async () => moderation } };
  show(<ModerationWindow Announcements={() => null} />, { realm: { ...realm, late } });
}

const keys = (): readonly string[] => {
  const list = screen.queryByLabelText('Keys', { selector: 'dl' });
  return list
    ? within(list)
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
    : [];
};

test('the focus begins at what the window is for, not at a button of its head', async () => {
  showAt('/moderation');
  await screen.findByRole('tab', { name: /^Reports/ });
  const { activeElement } = document;
  expect(activeElement?.matches('dialog *')).toBe(true);
  expect(activeElement?.contains(screen.getByRole('tablist'))).toBe(true);
});

test('the keys below are those of the list, or of the report that is open, and none where there are none', async () => {
  showAt('/moderation');
  await screen.findByRole('tab', { name: /^Reports/ });
  expect(keys()).toEqual(['j', 'k', 'Enter', 'x', 'e', 'c', 'n', 'd', 'g', 's']);
  cleanup();
  showAt('/moderation/reports/r1');
  await screen.findByRole('button', { name: 'Back to the list' });
  expect(keys()).toEqual(['j', 'k', 'e', 'c', 'n', 'a', 'l', 'u']);
  cleanup();
  showAt('/moderation/log');
  await screen.findByText('Nothing in the log');
  expect(keys()).toEqual([]);
});

test('who asks for a tab that is not offered gets the reports, and their keys', async () => {
  showAt('/moderation/log', {}, undefined, 'moderator');
  await screen.findByText('143 reports');
  expect(screen.queryByRole('tab', { name: 'Log' })).toBe(null);
  expect(keys()).toContain('Enter');
});

test('the count is of the whole queue, and of what is listed once that is narrowed', async () => {
  showAt('/moderation');
  await screen.findByText('143 reports');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search reports' }), {
    target: { value: 'lamp' },
  });
  await screen.findByText('1 report', { selector: 'span' });
  expect(screen.queryByText('143 reports')).toBe(null);
});

test('each state of the reports has an address, which is the one of its list again', async () => {
  const asked: string[] = [];
  showAt('/moderation/reports/resolved', {}, (state) => void asked.push(state));
  await screen.findByRole('tab', { name: /^Reports/ });
  expect(asked).toEqual(['resolved']);
  fireEvent.click(await screen.findByRole('radio', { name: 'Closed' }));
  await waitFor(() => expect(asked).toEqual(['resolved', 'closed']));
  expect(location.pathname).toBe('/moderation/reports/closed');
  fireEvent.click(screen.getByRole('button', { name: /@wren/ }));
  await screen.findByText('about wrens');
  expect(location.pathname).toBe('/moderation/reports/r2');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(location.pathname).toBe('/moderation/reports/closed'));
  fireEvent.click(screen.getByRole('radio', { name: 'Open' }));
  await waitFor(() => expect(asked.at(-1)).toBe('open'));
  expect(location.pathname).toBe('/moderation');
});

test('how earlier reports ended is said once it is known, and not as none before', async () => {
  let answer = (_: readonly StaffReport[]): void => undefined;
  showAt('/moderation/reports/r1', { history: () => new Promise((resolve) => (answer = resolve)) });
  const facts = await screen.findByRole('region', { name: 'At a glance' });
  expect(facts.textContent).not.toContain('Reports so far');
  await act(async () => answer([EARLIER]));
  await within(facts).findByText('1 open, 1 resolved, 0 closed');
});

test('earlier reports that cannot be had are told with each refusal, and come at a later try', async () => {
  const { check, next } = refusing(PASSING);
  showAt('/moderation/reports/r1', { history: async () => (check(), [EARLIER]) });
  const facts = await screen.findByRole('region', { name: 'At a glance' });
  for (const [kind, words] of PASSING) {
    const again = await within(facts).findByRole('button', { name: 'Try again' });
    expect(facts.textContent, kind).toContain(words);
    next();
    fireEvent.click(again);
  }
  await within(facts).findByText('1 open, 1 resolved, 0 closed');
});

test('a report that cannot be had leads back to the list, and comes at a later try', async () => {
  const { check, next } = refusing(PASSING);
  const one = async (id: string): Promise<StaffReport> => (check(), report({ id, content: 'about eels' }));
  showAt('/moderation/reports/r9', { known: () => undefined, one });
  for (const [kind, words] of PASSING) {
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('dialog').textContent, kind).toContain(words);
    screen.getByRole('button', { name: 'Back to the list' });
    next();
    fireEvent.click(again);
  }
  await screen.findByText('about eels');
});

test('all that is ticked while the queue is loading is all of it, and nothing that comes later', async () => {
  const open = { ...fakeModeration().queue.view.get(), checkedAt: 1, total: 2 };
  const view = cell<QueueView>({
    ...open,
    reports: OPEN.slice(0, 1),
    hasMore: true,
    fetch: { is: 'loading' },
  });
  showAt('/moderation', { view });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const ticked = (): readonly boolean[] =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select/ }).map(({ checked }) => checked);
  expect(ticked()).toEqual([true, true]);
  act(() => view.set({ ...open, reports: OPEN }));
  expect(ticked()).toEqual([true, true, true]);
  act(() => view.set({ ...open, total: 3, reports: [...OPEN, report({ id: 'r3', accountId: 'finch' })] }));
  expect(ticked().filter((is) => is)).toHaveLength(2);
});

test('a list that was worked off is not called empty while the server has more', async () => {
  const view = cell({ ...fakeModeration().queue.view.get(), checkedAt: 1, total: 500, hasMore: true });
  showAt('/moderation', { view });
  await screen.findByRole('button', { name: 'Load more' });
  expect(screen.queryByText('No reports here')).toBe(null);
  act(() => view.set({ ...view.get(), total: 0, hasMore: false }));
  await screen.findByText('No reports here');
});
