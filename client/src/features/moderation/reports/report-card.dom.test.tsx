import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import type { Moderation } from '@/data/moderation/moderation';
import type { StaffReport } from '@/domain/staff/staff-report';
import { createCommands } from '@/parts/commands/commands';
import { ModerationContext } from '@/parts/moderation/use-moderation';
import { fakeModeration, makeStaffReport } from '../../../../test/fake-moderation';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { ReportCard } from './report-card';

afterEach(cleanup);

const wren = makeAccount({ id: '2', acct: 'wren' });
const post = makeStatus({ id: '7', accountId: '2', text: 'Here for now.' });

/** One report about Wren, before a moderator. */
function showReport(
  given: Partial<StaffReport>,
  answers: Partial<Moderation> = {},
  confirm = async (): Promise<boolean> => true,
): { report: HTMLElement; realm: FakeRealm } {
  const moderation = fakeModeration(answers);
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'mod', role: 'moderator' }),
    accounts: [wren],
    statuses: [post],
  });
  show(
    <ModerationContext.Provider value={moderation}>
      <ReportCard report={makeStaffReport({ id: 'r1', accountId: '2', ...given })} />
    </ModerationContext.Provider>,
    { realm, commands: { ...createCommands(), confirm } },
  );
  return { report: screen.getByRole('article', { name: /^Report by / }), realm };
}

const press = (within_: HTMLElement, name: string): void =>
  void fireEvent.click(within(within_).getByRole('button', { name }));

test.each([
  ['another moderator has handled meanwhile is asked about, and not changed', ['r1'], 1, 0],
  ['nobody has handled meanwhile is changed without a question', [], 0, 1],
])('a report that %s', async (_how, handled, questions, changes) => {
  const confirm = vi.fn(async () => true);
  const setState = vi.fn(async () => ({ ids: [], done: 1 }));
  const handledMeanwhile = vi.fn(async () => handled.map((id) => makeStaffReport({ id, state: 'closed' })));
  const { report } = showReport({}, { handledMeanwhile, setState }, confirm);
  press(report, 'Resolve');
  await waitFor(() => expect(confirm.mock.calls.length + setState.mock.calls.length).toBe(1));
  expect(confirm).toHaveBeenCalledTimes(questions);
  expect(setState).toHaveBeenCalledTimes(changes);
  expect(handledMeanwhile).toHaveBeenCalledWith(['r1']);
});

test('a reported post that is deleted is told with the words that were reported, and nothing can be done with it', () => {
  const { report } = showReport({ goneStatuses: ['Words that nobody should have read.'] });
  within(report).getByText('1 reported post is deleted.');
  within(report).getByText('Words that nobody should have read.');
  expect(within(report).queryByRole('button', { name: 'Change this post' })).toBe(null);
  expect(within(report).queryByRole('link', { name: 'In its conversation' })).toBe(null);
});

test('a reported post that is deleted while the report is open is told in its place', async () => {
  const deleted: unknown[] = [];
  const { report, realm } = showReport(
    { statusIds: ['7'] },
    { deleteStatus: async (...args) => void deleted.push(args) },
  );
  within(report).getByRole('link', { name: 'In its conversation' });
  press(report, 'Change this post');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete as staff' }));
  await waitFor(() => expect(deleted).toHaveLength(1));
  realm.cells.status('7').set(undefined);
  await within(report).findByText('A reported post is deleted.');
  expect(within(report).queryByRole('button', { name: 'Change this post' })).toBe(null);
});

test('a note that was begun is there when its report is shown again, until it is sent', async () => {
  const sent: string[] = [];
  const answers: Partial<Moderation> = {
    addNote: async (_, words) => (sent.push(words), { ids: [], done: 1 }),
  };
  const noteIn = (report: HTMLElement): HTMLInputElement =>
    within(report).getByRole<HTMLInputElement>('textbox', { name: 'Note for other moderators' });
  const again = (given: Partial<StaffReport> = {}): HTMLElement => {
    cleanup();
    return showReport(given, answers).report;
  };
  fireEvent.change(noteIn(again()), { target: { value: 'Half a thou' } });
  expect(noteIn(again({ id: 'r2' })).value).toBe('');
  const report = again();
  expect(noteIn(report).value).toBe('Half a thou');
  press(report, 'Add note');
  await waitFor(() => expect(noteIn(report).value).toBe(''));
  expect(sent).toEqual(['Half a thou']);
  expect(noteIn(again()).value).toBe('');
});

test('notes that are written often are kept with the preferences, with the name of the account left open', async () => {
  const { report, realm } = showReport({});
  const field = within(report).getByRole<HTMLInputElement>('textbox', { name: 'Note for other moderators' });
  const choose = async (name: string): Promise<void> => {
    press(report, 'Canned notes');
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  fireEvent.change(field, { target: { value: 'Wrote to @wren, waiting.' } });
  await choose('Keep this note');
  await waitFor(() => expect(realm.settings.get('cannedNotes')).toEqual(['Wrote to {account}, waiting.']));
});

test('a canned note has the name of whom the report is about, stands after what is written, and can be forgotten', async () => {
  const { report, realm } = showReport({});
  realm.settings.set('cannedNotes', ['Wrote to {account}, waiting.']);
  const field = within(report).getByRole<HTMLInputElement>('textbox', { name: 'Note for other moderators' });
  fireEvent.change(field, { target: { value: 'Seen.' } });
  press(report, 'Canned notes');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Wrote to @wren, waiting.' }));
  expect(field.value).toBe('Seen. Wrote to @wren, waiting.');
  press(report, 'Canned notes');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit canned notes' }));
  const list = await screen.findByRole('dialog', { name: 'Canned notes' });
  press(list, 'Forget “Wrote to {account}, waiting.”');
  await within(list).findByText(/^None yet/);
});
