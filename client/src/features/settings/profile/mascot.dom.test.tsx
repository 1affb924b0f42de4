import '@/i18n/messages/en/late/own';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import { makeServer } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Mascot } from './mascot';

afterEach(cleanup);

test('while a mascot is on its way to the server its button says so', async () => {
  const answers: ((url: string) => void)[] = [];
  const account = fakeOwnAccount({
    mascot: async () => null,
    setMascot: () => new Promise((resolve) => answers.push(resolve)),
  });
  const server = makeServer();
  const realm = createFakeRealm({
    server: { ...server, can: { ...server.can, pleromaApi: true } },
    screens: { ownAccount: async () => account },
  });
  show(<Mascot marked={undefined} />, { realm });
  const button = await screen.findByRole('button', { name: /mascot/i });
  const isBusy = (): boolean => button.getAttribute('aria-busy') === 'true';
  expect(isBusy()).toBe(false);
  const input = document.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'fox.png')] } });
  expect(isBusy()).toBe(true);
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.('https://a.example/fox.png'));
  await waitFor(() => expect(isBusy()).toBe(false));
});
