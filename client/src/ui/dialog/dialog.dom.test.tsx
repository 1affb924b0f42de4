import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmHost } from './confirm-host';
import { createQuestions, type Question } from './questions';
import { Dialog } from './dialog';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const questions = createQuestions<Question, boolean>(false);
const QUESTION = {
  title: 'Delete this post?',
  body: 'It cannot be brought back.',
  confirmLabel: 'Delete',
  cancelLabel: 'Cancel',
};

test('a dialog is modal at once, named by its title, and Escape asks to close it', () => {
  const close = vi.fn();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(
    <Dialog title="Settings" closeLabel="Close" onClose={close}>
      content
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Settings' });
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(showModal).toHaveBeenCalledOnce();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('Escape in a search field with nothing in it asks to close, though WebKit keeps the key', () => {
  const close = vi.fn();
  render(
    <Dialog title="People" closeLabel="Close" onClose={close}>
      <input type="search" aria-label="Name" />
    </Dialog>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'lin' } });
  expect(fireEvent.keyDown(field, { key: 'Escape', cancelable: true })).toBe(true);
  expect(close).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '' } });
  expect(fireEvent.keyDown(field, { key: 'Escape', cancelable: true })).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('the focus returns to where it was when the dialog goes', () => {
  const { rerender } = render(<button type="button">Open</button>);
  const button = screen.getByRole('button', { name: 'Open' });
  button.focus();
  rerender(
    <>
      <button type="button">Open</button>
      <Dialog title="Settings" closeLabel="Close" onClose={() => {}}>
        content
      </Dialog>
    </>,
  );
  rerender(<button type="button">Open</button>);
  expect(document.activeElement?.textContent).toBe('Open');
});

test('the page takes the focus where what opened the dialog is gone with it', () => {
  const dialog = (
    <Dialog title="Settings" closeLabel="Close" onClose={() => {}}>
      content
    </Dialog>
  );
  const page = <main id="main" tabIndex={-1} />;
  const { rerender } = render(
    <>
      <button type="button">Open</button>
      {page}
    </>,
  );
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(
    <>
      <button type="button">Open</button>
      {page}
      {dialog}
    </>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(
    <>
      {null}
      {page}
      {dialog}
    </>,
  );
  rerender(
    <>
      {null}
      {page}
      {null}
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['Delete', true],
  ['Cancel', false],
])('%s answers a question with %s', async (label, expected) => {
  render(<ConfirmHost questions={questions} />);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = questions.ask(QUESTION);
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  expect(dialog.textContent).toContain('It cannot be brought back.');
  const buttons = screen.getAllByRole('button', { name: label });
  fireEvent.click(buttons.at(-1) ?? document.body);
  expect(await answer).toBe(expected);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a second question answers the first with no', async () => {
  const first = questions.ask(QUESTION);
  const second = questions.ask({ ...QUESTION, title: 'Log out?' });
  expect(await first).toBe(false);
  render(<ConfirmHost questions={questions} />);
  await screen.findByRole('alertdialog', { name: 'Log out?' });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await second).toBe(true);
});
