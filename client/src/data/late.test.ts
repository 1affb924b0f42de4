import { expect, it } from 'vitest';
import { ApiError, toApiError } from '@/domain/api-error';
import { late } from './late';

it('code that did not come is told as a part that is missing, and a part that cannot be built by its own error', async () => {
  const lost = late(() => Promise.reject<object>(new TypeError('Failed to fetch')));
  const told = await lost.load().catch(toApiError);
  expect(told).toMatchObject({ kind: 'offline', identifier: 'part' });
  const odd = late(
    () => Promise.resolve({}),
    () => {
      throw new ApiError('invalid');
    },
  );
  await expect(odd.load()).rejects.toMatchObject({ kind: 'invalid' });
});
