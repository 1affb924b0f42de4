import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Details } from '@/data/details/details';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { ReportForm } from './report-form';

const ANN = makeAccount({ id: '2', acct: 'ann@a.example', displayName: 'Ann' });
const post = (id: string) => makeStatus({ id, accountId: '2', text: `post ${id}` });
const report = vi.fn<Details['report']>(async () => {});

afterEach(() => {
  cleanup();
  localStorage.clear();
  report.mockClear();
});

/** Opens the window about somebody whose page has these posts. */
async function open(
  preselected: string | null,
  page: readonly string[] = ['1', '2'],
  knowStatus: Details['knowStatus'] = async () => false,
): Promise<FakeRealm> {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [ANN],
    statuses: page.map(post),
    timelines: { 'replies:2': { ids: page } },
    details: { report, knowStatus },
  });
  show(<ReportForm author={ANN} preselected={preselected} onClose={() => cleanup()} />, { realm });
  await screen.findByRole('dialog');
  return realm;
}
const ticks = (): string[] =>
  within(screen.getByRole('group'))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(
      (box) =>
        `${box.checked ? 'x' : '-'} ${/post .(?=Jan)/.exec(box.closest('label')?.textContent ?? '')?.[0]}`,
    );
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const close = () => fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send report' })));

test('begins with its first question, not with the cross', async () => {
  await open('1');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('opened again has its ticks and words, until it is sent', async () => {
  const words = (): HTMLInputElement =>
    screen.getByRole('textbox', { name: 'Anything else they should know' });
  await open(null);
  tick(/post 2/);
  fireEvent.change(words(), { target: { value: 'Only a test.' } });
  close();
  await open('1');
  expect(ticks()).toEqual(['x post 1', 'x post 2']);
  expect(words().value).toBe('Only a test.');
  await send();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ statusIds: ['1', '2'], comment: 'Only a test.' });
  await open(null);
  expect(words().value).toBe('');
  expect(ticks()).toEqual(['- post 1', '- post 2']);
});

test('keeps the post that it was written about, and not one that it was only opened from', async () => {
  await open('1');
  close();
  await open('2');
  expect(ticks()).toEqual(['x post 2', '- post 1']);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Unkind.' } });
  close();
  await open(null);
  expect(ticks()).toEqual(['x post 2', '- post 1']);
});

test('shows a post ticked before that is not on the page, and sends none that is gone', async () => {
  await open(null, ['7', '8', '9']);
  for (const name of [/post 7/, /post 8/]) tick(name);
  close();
  const opened = open(null, ['9'], async (id) => {
    const realm = await opened;
    if (id === '7') act(() => realm.cells.status(id).set(post(id)));
    return id === '7';
  });
  await screen.findByText('post 7');
  expect(ticks()).toEqual(['x post 7', '- post 9']);
  await send();
  expect(report.mock.calls[0]?.[0].statusIds).toEqual(['7']);
});

test('that could not be sent says so in our words, with those of the server behind "Details"', async () => {
  report.mockRejectedValueOnce(new ApiError('forbidden', { status: 403, message: 'Visibility error' }));
  await open('1');
  await send();
  const told = screen.getByRole('alert');
  expect(told.textContent).toContain('The report could not be sent. What you wrote is kept.');
  expect(screen.getByText('Visibility error').closest('details')?.open).toBe(false);
  fireEvent.click(within(told).getByText('Details'));
  expect(told.textContent).toContain('Visibility error');
});
