import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/door';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeServer } from '../../../test/make';
import { createFakeSessions } from '../../../test/fake-sessions';
import { show } from '../../../test/show';
import { PasswordResetForm } from './password-reset-form';
import { PasswordResetPage } from './password-reset-page';

afterEach(cleanup);

test('without an address nothing is sent; the box says so and takes the focus', async () => {
  const sessions = createFakeSessions(createFakeRealm());
  show(<PasswordResetForm />, { sessions });
  const box = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.change(box, { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByText('Cannot be left blank')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(sessions.calls).toEqual([]);
  fireEvent.change(box, { target: { value: 'ada@a.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^Check your inbox/)).toBeTruthy();
  expect(sessions.calls).toEqual([['resetPassword', 'ada@a.example']]);
});

/** The page of a server that sends emails or does not. */
const showPage = (mailerEnabled: boolean, requested = false): void => {
  const realm = createFakeRealm({ server: makeServer({ mailerEnabled }) });
  show(<PasswordResetPage requested={requested} />, { realm });
};

test('the page says when a new password is required, and has no form where no emails are sent (REG-07)', () => {
  showPage(true, true);
  expect(screen.getByText(/^A new password is required/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
  cleanup();
  showPage(false);
  expect(screen.getByText(/sends no emails/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was typed is gone once the link is on its way (REG-07)', async () => {
  showPage(true);
  expect(screen.queryByText(/^A new password is required/)).toBeNull();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  fireEvent.change(box, { target: { value: 'ada@a.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/^Check your inbox/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('');
});
