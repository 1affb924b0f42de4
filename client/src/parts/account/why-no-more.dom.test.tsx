import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { FailedFoot } from './failed-foot';
import { WhyNoMore } from './why-no-more';

afterEach(cleanup);

const offline = new ApiError('offline');

test.each([
  ['below a list', () => <WhyNoMore error={offline} />],
  ['in a foot of its own', () => <FailedFoot what="Older posts" error={offline} onRetry={() => {}} />],
])('%s, a lost network is a state and no alert', async (_, Foot) => {
  const realm = createFakeRealm();
  realm.cells.reach.set('lost');
  show(<Foot />, { realm });
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByText(/It comes by itself once there is one/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what else went wrong is an alert, also while the network is away', () => {
  const realm = createFakeRealm();
  const { rerender } = show(<WhyNoMore error={offline} />, { realm });
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  rerender(<></>);
  act(() => realm.cells.reach.set('lost'));
  show(<WhyNoMore error={new ApiError('server', { status: 500 })} />, { realm });
  expect(screen.getByRole('alert').textContent).not.toContain('No connection');
});
