import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/door';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { show } from '../../../test/show';
import { PasswordResetForm } from './password-reset-form';

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
