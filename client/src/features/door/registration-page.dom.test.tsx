import '@/i18n/messages/en/late/door';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Captcha } from '@/domain/registration';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { show } from '../../../test/show';
import { RegistrationPage } from './registration-page';

afterEach(cleanup);

/** What the sentences of the page say that there is to read and to accept. */
async function named(rules: readonly string[], terms: string | null): Promise<readonly string[]> {
  const instance = { rules: async () => rules, terms: async () => terms };
  show(<RegistrationPage token={null} />, { realm: createFakeRealm({ instance }) });
  await screen.findByText(rules[0] ?? (terms === null ? /has published no rules/ : 'Be good.'));
  return screen.queryAllByRole('button', { name: /rules|terms/ }).map((button) => button.textContent ?? '');
}

test('names what there is to read first, and accepts nothing where there is nothing', async () => {
  expect(await named(['No lamp oil.'], '<p>Be good.</p>')).toEqual(
    Array(2).fill('rules and terms of service'),
  );
  cleanup();
  expect(await named(['No lamp oil.'], null)).toEqual(['rules', 'rules']);
  cleanup();
  expect(await named([], '<p>Be good.</p>')).toEqual(['terms of service', 'terms of service']);
  cleanup();
  expect(await named([], null)).toEqual([]);
  expect(screen.queryByText(/first\.|you accept/)).toBeNull();
});

test('asks for no letters before the server has said that it wants some', async () => {
  let answer: (captcha: Captcha) => void = () => {};
  const asked = new Promise<Captcha>((resolve) => {
    answer = resolve;
  });
  const door = { captcha: () => asked };
  const sessions = createFakeSessions(createFakeRealm(), 'signed-in', door);
  show(<RegistrationPage token={null} />, { sessions });
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBeNull();
  answer({ type: 'native', url: 'data:image/png;base64,AAAA', token: 't', answerData: 'a' });
  expect(await screen.findByRole('textbox', { name: 'Captcha' })).toBeTruthy();
});

test('writes about oneself the way the first letter says, and the placeholder the way of the page', () => {
  show(<RegistrationPage token={null} />, { realm: createFakeRealm() });
  const bio = screen.getByRole('textbox', { name: /^Bio/ });
  expect(bio.getAttribute('dir')).toBeNull();
  fireEvent.change(bio, { target: { value: 'مرحبا' } });
  expect(bio.getAttribute('dir')).toBe('auto');
});
