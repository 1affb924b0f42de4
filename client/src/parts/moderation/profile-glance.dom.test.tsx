import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffReport } from '@/domain/staff/staff-report';
import { ApiError } from '@/domain/api-error';
import { fakeModeration } from '../../../test/fake-moderation';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { ProfileGlance } from './profile-glance';

afterEach(cleanup);

test('reports about a person are asked for at a press, which shows that it was heard and what became of it', async () => {
  const answers: ((reports: readonly StaffReport[] | ApiError) => void)[] = [];
  const moderation = fakeModeration();
  const history = (): Promise<readonly StaffReport[]> =>
    new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof ApiError ? reject(answer) : resolve(answer))),
    );
  Object.assign(moderation.queue, { history });
  const realm = createFakeRealm();
  const late = { ...realm.late, moderation: { get: () => moderation, load: async () => moderation } };
  show(<ProfileGlance account={makeAccount({ id: '2', acct: 'wren' })} />, { realm: { ...realm, late } });
  const press = await screen.findByRole('button', { name: 'Reports so far' });
  expect(answers).toHaveLength(0);
  press.focus();
  fireEvent.click(press);
  await waitFor(() => expect(press.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(press);
  await act(async () => answers[0]?.(new ApiError('server')));
  expect(document.activeElement?.contains(screen.getByRole('region', { name: 'At a glance' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.([]));
  await screen.findByText('Nobody has reported this account.');
});
